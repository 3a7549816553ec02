import type { Fils } from '@/lib/contract/money'
import { currency, formatAmount } from '@/lib/i18n/price'
import type { Language } from '@/lib/config/constants'
import { cx } from './cx'

export interface MoneyProps {
  fils: Fils
  small?: boolean
  className?: string
}

/** `Money` with an explicit language, for client components. */
export function MoneyIn({ fils, small = false, className, language }: MoneyProps & { language: Language }) {
  const size = language === 'ar' ? 'text-[0.84em]' : small ? 'text-[0.72em]' : 'text-[0.66em]'
  const unit = <span className={cx('font-medium', size)}>{currency[language]}</span>
  return (
    // Browser translation replaces the text node: the key forces a new element for a new amount.
    <bdi key={fils} className={cx('whitespace-nowrap', className)} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {language === 'en' && unit}
      {language === 'en' ? ` ${formatAmount(fils)}` : `${formatAmount(fils)} `}
      {language === 'ar' && unit}
    </bdi>
  )
}
