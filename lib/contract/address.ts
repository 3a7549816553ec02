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

/** A delivery address; missing texts are empty. Spec §3. */
export interface DeliveryAddress {
  firstName: string
  lastName: string
  address: string
  city: City
  country: string
  postalCode: string
  /** Map link. */
  link: string
  /** Note to the driver. */
  note: string
}

/** First and last name, as far as they are known. */
export function fullName({ firstName, lastName }: Pick<DeliveryAddress, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

export interface Address extends DeliveryAddress {
  id: string
}
