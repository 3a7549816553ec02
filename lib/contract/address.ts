import { z } from 'zod'
import { text } from './fields'

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

/** Body of `POST /customer/add-address`. `appartement` is the note to the driver. Spec §3. */
export const AddressBody = z.object({
  firstName: text(100).min(1, 'FirstNameIsRequired'),
  lastName: text(100).optional(),
  address: text(500).min(1, 'AddressIsRequired'),
  city: z.enum(cities, 'CityIsRequired'),
  country: text(100).optional(),
  postalCode: text(20).optional(),
  link: text(2000).optional(),
  appartement: text(1000).optional(),
})

export const AddressWire = AddressBody.extend({ _id: z.string() })
