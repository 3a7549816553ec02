'use client'

import { useLanguage } from '@/components/translations/translations'
import type { Fils } from '@/lib/contract/money'
import { currency, formatAmount } from '@/lib/i18n/price'
import { cx } from './cx'

interface Props {
  fils: Fils
  small?: boolean
  /** Whether the number may stand below the currency, where text is too large for both. */
  breakable?: boolean
  className?: string
}

/** An amount of money. The currency is smaller (less so with `small`), before the number in English and after it in Arabic. */
export function Money({ fils, small = false, breakable = false, className }: Props) {
  const language = useLanguage()
  const size = language === 'ar' ? 'text-[0.84em]' : small ? 'text-[0.72em]' : 'text-[0.66em]'
  const unit = <span className={cx('font-medium', size)}>{currency[language]}</span>
  return (
    // Browser translation replaces the text node: the key forces a new element for a new amount.
    <bdi
      key={fils}
      className={cx(!breakable && 'whitespace-nowrap', className)}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
    >
      {language === 'en' && unit}
      {language === 'en' ? ` ${formatAmount(fils)}` : `${formatAmount(fils)} `}
      {language === 'ar' && unit}
    </bdi>
  )
}
