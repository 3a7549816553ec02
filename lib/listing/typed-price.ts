import { latinDigits } from '@/lib/i18n/digits'

/** What a price field keeps of what is typed: digits (Arabic ones too) and one decimal point with two places; the rest is ignored. Spec §5. */
export function typedPrice(text: string): string {
  const [whole = '', ...decimals] = latinDigits(text)
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = whole.slice(0, 9)
  return decimals.length === 0 ? digits : `${digits}.${decimals.join('').slice(0, 2)}`
}
