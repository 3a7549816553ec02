import { withoutDirectionMarks } from '@/lib/contract/direction-marks'
import { latinDigits } from './digits'

/** Stands before every phone the shop stores. Spec §9. */
export const PHONE_PREFIX = '971'

/**
 * A mobile number of the Emirates as the shop stores it, 9715XXXXXXXX, from whatever people write: 50 123 4567, 0501234567,
 * +971 50…, 0097150…, a `tel:` link, a prefix repeated after the one that the form shows, with Arabic digits too. Null for anything
 * else. Spec §5.
 */
export function storedPhone(typed: string): string | null {
  const digits = withoutDirectionMarks(latinDigits(typed)).replace(/[\s().-]/g, '')
  const [, national] = /^(?:tel:)?(?:(?:(?:\+|00)?971)+|\+|00)?0?(5\d{8})$/i.exec(digits) ?? []
  return national ? PHONE_PREFIX + national : null
}

/** The part after +971 as people read it: 50 123 4567. What is no such number stays as it is. */
export function shownPhone(phone: string): string {
  const [, a, b, c] = /^971(5\d)(\d{3})(\d{4})$/.exec(storedPhone(phone) ?? '') ?? []
  return a ? `${a} ${b} ${c}` : phone
}
