import { useLocale } from 'next-intl'
import type { Fils } from '@/lib/contract/money'
import { currency, formatAmount } from '@/lib/i18n/price'
import { cx } from './cx'

/** An amount in the type around it: the currency smaller (less so in `small` type), before the number in English, after it in Arabic. */
export function Money({ fils, small = false, className }: { fils: Fils; small?: boolean; className?: string }) {
  const language = useLocale()
  const size = language === 'ar' ? 'text-[0.84em]' : small ? 'text-[0.72em]' : 'text-[0.66em]'
  const unit = <span className={cx('font-medium', size)}>{currency[language]}</span>
  return (
    <bdi className={cx('whitespace-nowrap', className)} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {language === 'en' && <>{unit} </>}
      {formatAmount(fils)}
      {language === 'ar' && <> {unit}</>}
    </bdi>
  )
}
