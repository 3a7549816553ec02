import { useLocale, useMessages, useTranslations } from 'next-intl'
import { CartButton } from './cart-button'

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
/** For each plural form a number that takes it, in both languages. */
const examples: Record<(typeof forms)[number], number> = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 }

/** The header's cart of a customer, with the messages of its drawer. */
export function HeaderCart() {
  const t = useTranslations('Cart')
  const language = useLocale()
  const { Cart, LeadTime, Quantity, Errors, Header } = useMessages()
  const entries = forms.map((form) => [form, t('open', { count: examples[form] }).replace(/\d+/, '#')])
  return (
    <CartButton
      language={language}
      messages={{
        Cart,
        LeadTime,
        Quantity,
        Errors: { offline: Errors.offline, fallback: Errors.fallback },
        Header: { signIn: Header.signIn },
      }}
      labels={{ ...Object.fromEntries(entries), none: t('open', { count: 0 }) }}
    />
  )
}
