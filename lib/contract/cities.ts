/** The eight cities the shop delivers to. Spec §3. */
export const cities = [
  'abu-dhabi',
  'dubai',
  'sharjah',
  'ajman',
  'umm-al-quwain',
  'ras-al-khaimah',
  'fujairah',
  'alain',
] as const
export type City = (typeof cities)[number]
