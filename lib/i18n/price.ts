import type { Fils } from '@/lib/contract/money'
import { toAed } from '@/lib/contract/money'
import type { Language } from '@/lib/config/constants'
import { withThousands } from './thousands'

/** Symbol of the dirham. Spec §9. */
export const currency: Record<Language, string> = { en: 'AED', ar: 'د.إ' }

/** AED with two decimals and Latin digits, in both languages: 115000 fils → `1,150.00`. Spec §9. */
export function formatAmount(fils: Fils): string {
  return withThousands(toAed(fils).toFixed(2))
}

/** The amount with its currency as plain text: `AED 1,150.00`, `1,150.00 د.إ`. */
export function formatPrice(fils: Fils, language: Language): string {
  return language === 'ar' ? `${formatAmount(fils)} ${currency.ar}` : `${currency.en} ${formatAmount(fils)}`
}
