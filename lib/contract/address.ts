import { z } from 'zod'
import { cities } from './cities'
import { line, requiredLine, text } from './fields'

/** Where something is delivered. Texts that were not given are empty. Spec §3. */
export const DeliveryAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.enum(cities),
  country: z.string(),
  postalCode: z.string(),
  /** Of a map. */
  link: z.string(),
  /** For the driver. */
  note: z.string(),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** An address the customer keeps. */
export interface Address extends DeliveryAddress {
  id: string
}

/**
 * Schemes that run or open something on the reader's device instead of showing a map; a word, a colon and a space are plain text, but
 * for what runs as a script. Browsers skip spaces and control characters in a scheme: a line has none of them there.
 */
const FOREIGN_SCHEME = /^(?!https?:|geo:)[a-z][a-z\d+.-]*:(?! )|^(?:javascript|data|vbscript):/i

/** A link of a map, coordinates, or the place in plain words. */
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

/** One that was kept; some are older than what is asked of a new one. */
export const AddressWire = AddressBody.extend({
  _id: z.string(),
  firstName: text(100),
  lastName: text(100).optional(),
  address: text(500),
  country: text(100).optional(),
  postalCode: text(20).optional(),
  link: text(2000).optional(),
})

/** The address a body gives. */
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

/** An address as the wire writes it; the note is its `appartement`. */
export function encodeAddress({ id, note, ...rest }: Address): z.infer<typeof AddressWire> {
  return { _id: id, ...rest, appartement: note }
}
