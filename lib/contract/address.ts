import { z } from 'zod'
import { cities } from './cities'
import { line, requiredLine, text } from './fields'

/** A delivery address; missing texts are empty. Spec §3. */
export const DeliveryAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.enum(cities),
  country: z.string(),
  postalCode: z.string(),
  /** Map link. */
  link: z.string(),
  /** Note to the driver. */
  note: z.string(),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** A saved address. */
export interface Address extends DeliveryAddress {
  id: string
}

/**
 * Schemes that run or open something on the driver's device. A word, a colon and a space are plain text, except for script
 * schemes. Browsers skip spaces and control characters in a scheme; `line` has already refused them.
 */
const FOREIGN_SCHEME = /^(?!https?:|geo:)[a-z][a-z\d+.-]*:(?! )|^(?:javascript|data|vbscript):/i

/** A map link, coordinates, or a description in plain words. */
const MapLink = line(2000).refine((value) => !FOREIGN_SCHEME.test(value), 'InvalidMapLink')

/** Body of `POST /customer/add-address`. `appartement` is the note to the driver. Spec §3. */
export const AddressBody = z.object({
  firstName: requiredLine(100, 'FirstNameIsRequired'),
  lastName: line(100).optional(),
  address: requiredLine(500, 'AddressIsRequired'),
  city: z.enum(cities, 'CityIsRequired'),
  country: line(100).optional(),
  postalCode: line(20).optional(),
  link: MapLink.optional(),
  appartement: text(1000).optional(),
})

/** A saved address; looser than the body, because old ones predate its rules. */
export const AddressWire = AddressBody.extend({
  _id: z.string(),
  firstName: text(100),
  lastName: text(100).optional(),
  address: text(500),
  country: text(100).optional(),
  postalCode: text(20).optional(),
  link: text(2000).optional(),
})

/** Maps a body to an address. */
export function decodeAddress(body: z.infer<typeof AddressBody>): DeliveryAddress {
  return {
    firstName: body.firstName,
    lastName: body.lastName ?? '',
    address: body.address,
    city: body.city,
    country: body.country ?? '',
    postalCode: body.postalCode ?? '',
    link: body.link ?? '',
    note: body.appartement ?? '',
  }
}

/** Maps an address to the wire; the note is `appartement`. */
export function encodeAddress({ id, note, ...rest }: Address): z.infer<typeof AddressWire> {
  return { _id: id, ...rest, appartement: note }
}
