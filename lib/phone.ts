import { latinDigits } from './i18n/digits'

/** Stands before every phone the shop stores. Spec §9. */
export const PHONE_PREFIX = '971'

/**
 * A mobile number of the Emirates as the shop stores it, 9715XXXXXXXX, from whatever people write: 50 123 4567, 0501234567,
 * +971 50…, 0097150…, with Arabic digits too. Null for anything else. Spec §5.
 */
export function storedPhone(typed: string): string | null {
  const digits = latinDigits(typed).replace(/[\s().\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  const [, national] = /^(?:\+|00)?(?:971)?0?(5\d{8})$/.exec(digits) ?? []
  return national ? PHONE_PREFIX + national : null
}

/** The part after +971 as people read it: 50 123 4567. What is no such number stays as it is. */
export function shownPhone(phone: string): string {
  const [, a, b, c] = /^971(5\d)(\d{3})(\d{4})$/.exec(storedPhone(phone) ?? '') ?? []
  return a ? `${a} ${b} ${c}` : phone
}
