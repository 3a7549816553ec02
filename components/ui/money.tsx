import { useLocale } from 'next-intl'
import { MoneyIn, type MoneyProps } from './money-in'

/** An amount in the type around it: the currency smaller (less so in `small` type), before the number in English, after it in Arabic. */
export function Money(props: MoneyProps) {
  return <MoneyIn {...props} language={useLocale()} />
}
