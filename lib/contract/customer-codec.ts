import type { Address, DeliveryAddress } from './address'
import type { Customer } from './customer'
import type { AddressBody, AddressWire, CustomerWire } from './customer-schemas'

/** Copies fields one by one, so that no other field of an account reaches the browser. */
export function encodeCustomer(customer: Customer): CustomerWire {
  const { id, username, email, gender, language, image, phone } = customer
  return { _id: id, username, email, gender, language, imageBase64: image, phone }
}

export function decodeCustomer({ _id: id, imageBase64: image, ...rest }: CustomerWire): Customer {
  return { id, image, ...rest }
}

export function encodeVerification({ phone, code }: { phone: string; code: string }) {
  return { phone, whatsappCode: code }
}

export function decodeVerification({ phone, whatsappCode: code }: ReturnType<typeof encodeVerification>) {
  return { phone, code }
}

export function encodeFavorite(productId: string) {
  return { favoriteId: productId }
}

export function decodeFavorite({ favoriteId }: ReturnType<typeof encodeFavorite>): string {
  return favoriteId
}

/** The note is `appartement` on the wire, where texts may be missing. */
export function decodeDeliveryAddress(body: AddressBody): DeliveryAddress {
  const { firstName, lastName = '', address, city, country = '', postalCode = '', link = '', appartement = '' } = body
  return { firstName, lastName, address, city, country, postalCode, link, note: appartement }
}

export function encodeDeliveryAddress({ note, ...rest }: DeliveryAddress): Required<AddressBody> {
  return { ...rest, appartement: note }
}

export function decodeAddress({ _id: id, ...body }: AddressWire): Address {
  return { id, ...decodeDeliveryAddress(body) }
}

export function encodeAddress({ id, ...address }: Address): AddressWire {
  return { _id: id, ...encodeDeliveryAddress(address) }
}
