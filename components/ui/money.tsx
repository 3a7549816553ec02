import { useLocale } from 'next-intl'
import type { Fils } from '@/lib/contract/money'
import { currency, formatAmount } from '@/lib/i18n/price'
import { cx } from './cx'

/** An amount in the type around it: the currency smaller, before the number in English, after it in Arabic. */
export function Money({ fils, className }: { fils: Fils; className?: string }) {
  const language = useLocale()
  const unit = <span className={cx('font-medium', language === 'ar' ? 'text-[0.84em]' : 'text-[0.66em]')}>{currency[language]}</span>
  return (
    <bdi className={cx('whitespace-nowrap', className)} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {language === 'en' && <>{unit} </>}
      {formatAmount(fils)}
      {language === 'ar' && <> {unit}</>}
    </bdi>
  )
}
