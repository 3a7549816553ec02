import { useLocale, useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { NotFoundPage, withErrorPage } from '@/app/with-error-page'
import { unlistedMetadata } from '@/app/metadata'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon, card, lock } from '@/components/ui/icon'
import { Badge } from '@/components/ui/badge'
import { Button, buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Money } from '@/components/ui/money'
import { getShopInfo } from '@/lib/backend/cached-reads'
import { sandboxPage } from '@/lib/api/sandbox-payment'
import type { Order } from '@/lib/contract/order'
import { cutText } from '@/lib/i18n/cut'
import { foreign } from '@/lib/i18n/foreign'
import { cut } from '@/lib/config/constants'

type Props = PageProps<'/sandbox-payment/[session]'>

export const generateMetadata = unlistedMetadata('Sandbox.metaTitle')

/** The demo's replacement for the card provider's page: no real card, no money. */
export default withErrorPage(async function SandboxPaymentPage({ params, searchParams }: Props) {
  const [{ session: id }, { problem }] = await Promise.all([params, searchParams])
  const [found, shop, language] = await Promise.all([sandboxPage(id), getShopInfo(), getLocale()])
  if (!found) return <NotFoundPage />
  return (
    <>
      <CheckoutHeader shop={shop.name[language]} current={2} />
      <div className="page-width py-10 md:py-14">
        {found.session.state === 'open' ? (
          <SandboxPayment
            session={id}
            order={found.order}
            problem={problem === 'declined' || problem === 'card' ? problem : null}
          />
        ) : (
          <SandboxOver session={id} paid={found.session.paid} />
        )}
      </div>
    </>
  )
})

function SandboxOver({ session, paid }: { session: string; paid: boolean }) {
  const t = useTranslations('Sandbox')
  return (
    <EmptyState
      heading="h1"
      title={t(paid ? 'paidTitle' : 'overTitle')}
      text={t(paid ? 'paidText' : 'overText')}
      mark={<Icon shape={card} size={56} />}
    >
      <ButtonLink href={paid ? `/thank-you?session_id=${encodeURIComponent(session)}` : '/demo'}>
        {t(paid ? 'toOrder' : 'toCheckout')}
      </ButtonLink>
    </EmptyState>
  )
}

interface PaymentProps {
  session: string
  order: Order
  problem: 'declined' | 'card' | null
}

const PAYS = '4242 4242 4242 4242'
const DECLINES = '4000 0000 0000 0002'

/** Wraps a number for a sentence of either direction: left-to-right, without line breaks. */
function inSentence(number: string): string {
  return `\u2066${number.replaceAll(' ', '\u00a0')}\u2069`
}

/** A card form that accepts only the sandbox's two cards. Works without JavaScript. */
function SandboxPayment({ session, order, problem }: PaymentProps) {
  const t = useTranslations('Sandbox')
  const language = useLocale()
  return (
    <div className="mx-auto grid max-w-[60rem] gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:items-start">
      <section className="grid gap-5 rounded-panel bg-sand-100 p-6 md:p-8" aria-labelledby="sandbox-title">
        <Badge tone="shipped" className="justify-self-start">
          {t('badge')}
        </Badge>
        <div>
          <h1 id="sandbox-title" className="text-h3 text-palm-950">
            {t('title')}
          </h1>
          <p className="mt-2 text-date-700">{t('intro')}</p>
        </div>
        <p className="text-h2 text-palm-950">
          <Money fils={order.total} />
        </p>
        <ul className="grid gap-2 border-t border-sand-300 pt-4 text-small">
          {order.lines.map((line) => (
            <li key={line.id} className="flex justify-between gap-4">
              <span className="min-w-0">
                <bdi>{line.quantity}</bdi> ×{' '}
                <bdi {...foreign(line.title, language)}>{cutText(line.title[language], cut.orderItemTitle).shown}</bdi>
              </span>
              <Money fils={line.total} small />
            </li>
          ))}
          {order.shipping > 0 && (
            <li className="flex justify-between gap-4">
              <span>{t('delivery')}</span>
              <Money fils={order.shipping} small />
            </li>
          )}
        </ul>
      </section>
      <section className="rounded-panel bg-white p-6 shadow-e1 md:p-8" aria-labelledby="sandbox-card">
        <h2 id="sandbox-card" className="mb-5 text-h3 text-palm-950">
          {t('payByCard')}
        </h2>
        <form method="post" action={`/sandbox-payment/${encodeURIComponent(session)}/pay`} className="grid gap-4">
          <Field
            name="card"
            label={t('number')}
            hint={t('hint', { pays: inSentence(PAYS), declines: inSentence(DECLINES) })}
            error={problem ? t(problem === 'declined' ? 'declined' : 'unknownCard') : undefined}
            defaultValue={problem ? '' : PAYS}
            placeholder={PAYS}
            inputMode="numeric"
            autoComplete="off"
            maxLength={23}
            dir="ltr"
            required
            // eslint-disable-next-line jsx-a11y/no-autofocus -- what was refused is read out as soon as the page is there
            autoFocus={problem !== null}
          />
          <div className="grid grid-cols-2 gap-4">
            <Field label={t('expiry')} defaultValue="12 / 34" inputMode="numeric" autoComplete="off" dir="ltr" />
            <Field label={t('cvc')} defaultValue="123" inputMode="numeric" autoComplete="off" dir="ltr" />
          </div>
          <Button type="submit" className="mt-2">
            <Icon shape={lock} size={18} />
            <span>
              {/* One text node with its space: a lone space is not read out. */}
              {`${t('pay')} `}
              <Money fils={order.total} small />
            </span>
          </Button>
        </form>
        <form
          method="post"
          action={`/sandbox-payment/${encodeURIComponent(session)}/pay`}
          className="mt-3 flex flex-wrap gap-3"
        >
          {/* A plain link: prefetching it would cancel the payment. */}
          <a href={`/api/v1.0/stripe/cancelled?order=${order.id}`} className={buttonClass({ look: 'quiet' }, 'flex-1')}>
            {t('cancel')}
          </a>
          <Button type="submit" name="expire" value="1" look="quiet" className="flex-1">
            {t('expire')}
          </Button>
        </form>
      </section>
    </div>
  )
}
