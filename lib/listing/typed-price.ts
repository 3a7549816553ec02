import { latinDigits } from '@/lib/i18n/digits'

/** Filters the input of a price field: digits (also Arabic), one decimal point, two decimals. Spec §5. */
export function typedPrice(text: string): string {
  const [whole = '', ...decimals] = latinDigits(text)
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = whole.slice(0, 9)
  return decimals.length === 0 ? digits : `${digits}.${decimals.join('').slice(0, 2)}`
}
