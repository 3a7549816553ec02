import type { Language } from '@/lib/config/constants'
import { locales } from '../kit/when'

/** By how much sales rose or fell, such as `+12%`. Server only. */
export function salesChange(sold: number, before: number, language: Language): string {
  const percent = { style: 'percent', signDisplay: 'exceptZero', numberingSystem: 'latn' } as const
  return new Intl.NumberFormat(locales[language], percent).format((sold - before) / before)
}
