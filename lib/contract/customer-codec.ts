import type { Address, DeliveryAddress } from './address'
import type { Customer } from './customer'
import type { AddressBody, AddressWire, CustomerWire } from './customer-schemas'

/** Copies fields one by one, so that no other field of an account reaches the browser. */
export function encodeCustomer(customer: Customer): CustomerWire {
  const { id, username, email, gender, language, image, phone } = customer
  return { _id: id, username, email, gender, language, imageBase64: image, phone }
}

/** Maps a customer from the wire. */
export function decodeCustomer({ _id: id, imageBase64: image, ...rest }: CustomerWire): Customer {
  return { id, image, ...rest }
}

/** Maps a sign-up's code to the wire. */
export function encodeVerification({ phone, code }: { phone: string; code: string }) {
  return { phone, whatsappCode: code }
}

/** Maps a sign-up's code from the wire. */
export function decodeVerification({ phone, whatsappCode: code }: ReturnType<typeof encodeVerification>) {
  return { phone, code }
}

/** Maps a favourite to the wire. */
export function encodeFavorite(productId: string) {
  return { favoriteId: productId }
}

/** Maps a favourite from the wire, to the product's id. */
export function decodeFavorite({ favoriteId }: ReturnType<typeof encodeFavorite>): string {
  return favoriteId
}

/** Maps an address from the wire, where the note is `appartement`; missing texts become empty. */
export function decodeDeliveryAddress(body: AddressBody): DeliveryAddress {
  const { firstName, lastName = '', address, city, country = '', postalCode = '', link = '', appartement = '' } = body
  return { firstName, lastName, address, city, country, postalCode, link, note: appartement }
}

/** Maps an address to the wire. */
export function encodeDeliveryAddress({ note, ...rest }: DeliveryAddress): Required<AddressBody> {
  return { ...rest, appartement: note }
}

/** Maps a saved address from the wire. */
export function decodeAddress({ _id: id, ...body }: AddressWire): Address {
  return { id, ...decodeDeliveryAddress(body) }
}

/** Maps a saved address to the wire. */
export function encodeAddress({ id, ...address }: Address): AddressWire {
  return { _id: id, ...encodeDeliveryAddress(address) }
}
