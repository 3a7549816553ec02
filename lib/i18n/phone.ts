import { withoutDirectionMarks } from '@/lib/contract/bilingual'
import { latinDigits } from './digits'

/** Prefix of every stored phone number. Spec §9. */
export const PHONE_PREFIX = '971'

/**
 * Normalises a UAE mobile number to 9715XXXXXXXX: from 50 123 4567, 0501234567, +971 50…, 0097150…, a `tel:` link, a prefix
 * repeated after the form's own, also in Arabic digits. Null otherwise. Spec §5.
 */
export function storedPhone(typed: string): string | null {
  const digits = withoutDirectionMarks(latinDigits(typed)).replace(/[\s().-]/g, '')
  const [, national] = /^(?:tel:)?(?:(?:(?:\+|00)?971)+|\+|00)?0?(5\d{8})$/i.exec(digits) ?? []
  return national ? PHONE_PREFIX + national : null
}

/** The digits of a part of a number as people type it, without leading zeros: 050 123, also in Arabic digits. */
export function phoneDigits(typed: string): string {
  return latinDigits(typed).replaceAll(/\D/g, '').replace(/^0+/, '')
}

/** The part after +971, grouped: 50 123 4567. Other texts stay unchanged. */
export function shownPhone(phone: string): string {
  const [, a, b, c] = /^971(5\d)(\d{3})(\d{4})$/.exec(storedPhone(phone) ?? '') ?? []
  return a ? `${a} ${b} ${c}` : phone
}

/** A number in full, grouped: +971 50 123 4567. Others but UAE mobile numbers get their plus sign only. */
export function fullPhone(phone: string): string {
  if (storedPhone(phone)) return `+${PHONE_PREFIX} ${shownPhone(phone)}`
  return phone && `+${phone}`
}
