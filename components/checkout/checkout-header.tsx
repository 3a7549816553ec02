import { useTranslations } from 'next-intl'
import { Logo } from '@/components/brand/logo'
import { LanguageLink } from '@/components/ui/language-link'
import { cx } from '@/components/ui/cx'
import { Icon, check, lock } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/intent-link'
import './checkout.css'

const steps = ['stepCart', 'stepDetails', 'stepPayment'] as const

/** The checkout's reduced header: logo, steps, lock and language, without other links. */
export function CheckoutHeader({ shop, current = 1 }: { shop: string; current?: number }) {
  const t = useTranslations('Checkout')
  return (
    <div className="checkout-header">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <IntentLink href="/" className="flex rounded-thumb text-palm-900">
          <Logo name={shop} className="text-[2.25rem] xl:text-[2.5625rem]" />
        </IntentLink>
        <nav aria-label={t('steps')}>
          <ol className="flex flex-wrap items-center justify-center text-small">
            {steps.map((step, at) => (
              <li
                key={step}
                aria-current={at === current ? 'step' : undefined}
                className={cx('flex min-w-0 items-center whitespace-nowrap', at > current && 'text-date-600')}
              >
                <span
                  aria-hidden="true"
                  className={cx(
                    'checkout-step grid shrink-0 place-items-center rounded-full text-badge',
                    at < current && 'bg-palm-700 text-white',
                    at === current && 'bg-saffron-500 text-ink',
                    at > current && 'bg-sand-200 text-date-700',
                  )}
                >
                  {at < current ? <Icon shape={check} size={16} /> : at + 1}
                </span>
                {at === 0 ? (
                  <IntentLink href="/cart" className="py-1.5 font-nav hover:underline">
                    {t(step)}
                  </IntentLink>
                ) : (
                  <span className={at === current ? 'font-semibold' : 'font-nav'}>{t(step)}</span>
                )}
                {at < current && <span className="sr-only">({t('done')})</span>}
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex items-center gap-3">
          <span className="flex items-center gap-2 text-small text-date-600 max-lg:sr-only">
            <Icon shape={lock} size={18} />
            {t('secure')}
          </span>
          <LanguageLink />
        </div>
      </div>
    </div>
  )
}
