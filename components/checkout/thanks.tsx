import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import scene from '@/components/brand/pictures/splash.webp'
import { Icon, card, check, info, type IconShape } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import { cx } from '@/components/ui/cx'
import type { Order } from '@/lib/contract/order'
import { ordersHref } from '@/lib/config/routes'
import { arrivalDay, leadTimeLeft, leftValues } from '@/lib/i18n/same-day'
import { slotText } from '@/lib/i18n/slot'
import { messageKey } from '@/lib/contract/order-message'
import { OrderPlaced } from './order-placed'
import { PaymentWait } from './payment-wait'
import './thank-you.css'

interface Props {
  order: Order | null
  customerId: string
  /** The card session the customer returns from. */
  session: string | null
  /** Channels whose messages are not sent. */
  unsent: ('whatsapp' | 'email')[]
}

/** What the card says in a state of the order; `placed` shows thanks. */
interface State {
  title: string
  text: string
  shape: IconShape
  placed?: boolean
}

/** The thank-you page for every state of an order and its payment. Spec §2. */
export function Thanks({ order, customerId, session, unsent }: Props) {
  const t = useTranslations('ThankYou')
  const message = useTranslations('OrderMessage')
  const mails = Boolean(order?.email) && !unsent.includes('email')
  const whatsapp = !unsent.includes('whatsapp')
  // WhatsApp confirms only an order without an e-mail address.
  const confirms = order?.email ? mails : whatsapp
  const isUnpaid = order?.payment === 'expired' || order?.payment === 'failed'

  function stateOf(placed: Order): State {
    const { payment, status, email } = placed
    if (isUnpaid) return { title: t('failedTitle'), text: t('failedText'), shape: card }
    if (payment === 'awaiting')
      return { title: t('waitingTitle'), text: t(confirms ? 'waitingText' : 'waitingTextAlone'), shape: card }
    const text = message(messageKey(placed))
    if (status === 'returned') return { title: t('returnedTitle'), text, shape: info }
    if (status === 'cancelled' && (payment === 'refund_due' || payment === 'refunded'))
      return { title: t('refundTitle'), text: t('refundText'), shape: card }
    if (payment !== 'refunded' && (status === 'pending' || status === 'processing')) {
      const title = payment === 'paid' ? t('paidTitle') : t('title')
      return { title, text: email && mails ? t('text', { email }) : t('textAlone'), shape: check, placed: true }
    }
    if (status !== 'cancelled') return { title: t('title'), text, shape: check }
    // The title already names the state.
    return { title: t('cancelledTitle'), text: payment === 'cod_due' ? t('cancelledText') : text, shape: info }
  }

  const noOrder: State = { title: t('noOrderTitle'), text: t('noOrderText'), shape: info }
  const state = order ? stateOf(order) : noOrder
  return (
    <>
      {order && state.placed && <OrderPlaced customerId={customerId} orderId={order.id} />}
      <ThankYouCard
        {...state}
        order={isUnpaid ? null : order}
        channel={whatsapp ? 'whatsapp' : mails ? 'email' : null}
        note={
          order?.payment === 'awaiting' &&
          session && (
            <PaymentWait
              sessionId={session}
              words={{ late: t(confirms ? 'lateText' : 'lateTextAlone'), again: t('askAgain') }}
            />
          )
        }
      >
        <ButtonLink href={isUnpaid ? '/demo' : ordersHref}>{t(isUnpaid ? 'tryAgain' : 'orders')}</ButtonLink>
        <ButtonLink href="/" look="quiet">
          {t('home')}
        </ButtonLink>
      </ThankYouCard>
    </>
  )
}

interface CardProps extends State {
  order: Order | null
  /** Of the messages about its steps; null when none are sent. */
  channel: 'whatsapp' | 'email' | null
  note: ReactNode
  /** Links. */
  children: ReactNode
}

/** State of an order in an arch (with dunes once placed): code, total, next steps and links. */
function ThankYouCard({ title, text, shape, placed = false, order, channel, note, children }: CardProps) {
  const t = useTranslations('ThankYou')
  const language = useLocale()
  const slot = placed && order?.slot ? order.slot : null
  return (
    <div className={cx('thanks mx-auto bg-white text-center shadow-e1', !placed && 'pt-14')}>
      {placed && <Image src={scene} alt="" unoptimized className="thanks-scene" />}
      <span
        className={cx(
          'thanks-mark relative mx-auto grid place-items-center rounded-full',
          placed ? 'bg-palm-100 text-palm-700' : 'bg-saffron-100 text-saffron-600',
        )}
      >
        <Icon shape={shape} size={placed ? 30 : 28} />
      </span>
      <h1 className="mt-5 text-h1 text-balance text-palm-950">{title}</h1>
      <p className="mx-auto mt-3 max-w-105 text-date-700">{text}</p>
      {note}
      {order && (
        <dl className="mx-auto mt-7 flex max-w-105 flex-wrap items-baseline justify-between gap-x-6 gap-y-2 rounded-card bg-sand-100 px-6 py-4">
          <dt className="font-semibold text-palm-950">{t('order', { code: order.code })}</dt>
          <dd className="ms-auto text-h3 text-ink">
            <span className="sr-only">{t('total')}: </span>
            <Money fils={order.total} />
          </dd>
          {order.vat !== null && order.vat > 0 && (
            <dd className="basis-full text-end text-small text-date-600">
              {t.rich('vat', { amount: () => <Money fils={order.vat ?? 0} /> })}
            </dd>
          )}
          {slot && (
            <div className="flex w-full flex-wrap justify-between gap-x-6 text-start">
              <dt className="text-date-600">{t('slot')}</dt>
              <dd className="font-semibold text-palm-950">{slotText(slot, language)}</dd>
            </div>
          )}
        </dl>
      )}
      {placed && order && (
        <section aria-labelledby="next" className="mx-auto mt-8 max-w-105 text-start">
          <h2 id="next" className="text-h3 text-palm-950">
            {t('nextTitle')}
          </h2>
          <ol className="mt-3 grid gap-3">
            {[
              t('nextOne'),
              ...(channel ? [t(channel === 'email' ? 'nextTwoMail' : 'nextTwo')] : []),
              <Arrival key="arrival" order={order} tells={channel !== null} />,
            ].map((step, at) => (
              <li key={at} className="flex items-center gap-3 text-date-700">
                <span
                  aria-hidden="true"
                  className="thanks-step grid h-9 shrink-0 place-items-center bg-saffron-100 text-badge text-saffron-600"
                >
                  {at + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="mt-9 flex flex-wrap justify-center gap-2.5">{children}</div>
    </div>
  )
}

/** How the order reaches the customer. */
function Arrival({ order, tells }: { order: Order; tells: boolean }) {
  const t = useTranslations()
  const { payment, pickup, sameDay, leadTime, slot, createdAt } = order
  if (pickup) return t(tells ? 'ThankYou.nextThreeCollect' : 'ThankYou.nextThreeCollectAlone')
  const day = (!slot && sameDay && arrivalDay(createdAt)) || 'other'
  const driver = t(payment === 'cod_due' ? 'ThankYou.nextThreeCash' : 'ThankYou.nextThree', { day })
  const left = leadTimeLeft(leadTime, createdAt)
  if (sameDay || left === null || slot) return driver
  return `${t('LeadTime.promise', leftValues(left))}. ${driver}`
}
