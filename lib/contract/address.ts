import type { z } from 'zod'
import type { StoredAddress } from './customer-schemas'

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

export type DeliveryAddress = z.infer<typeof StoredAddress>

/** First and last name, as far as they are known. */
export function fullName({ firstName, lastName }: Pick<DeliveryAddress, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

export interface Address extends DeliveryAddress {
  id: string
}
