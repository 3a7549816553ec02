import { useLocale } from 'next-intl'
import { MoneyIn, type MoneyProps } from './money-in'

/** An amount of money. The currency is smaller (less so with `small`), before the number in English and after it in Arabic. */
export function Money(props: MoneyProps) {
  return <MoneyIn {...props} language={useLocale()} />
}
