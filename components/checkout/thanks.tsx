import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { card, check, info, type IconShape } from '@/components/ui/icons'
import type { Order } from '@/lib/contract/order'
import { ordersHref } from '@/lib/config/routes'
import { OrderPlaced } from './order-placed'
import { PaymentWait } from './payment-wait'
import { ThankYouCard } from './thank-you-card'

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

  function stateOf({ payment, status, email }: Order): State {
    if (isUnpaid) return { title: t('failedTitle'), text: t('failedText'), shape: card }
    if (payment === 'awaiting')
      return { title: t('waitingTitle'), text: t(confirms ? 'waitingText' : 'waitingTextAlone'), shape: card }
    if (payment === 'refund_due' || payment === 'refunded')
      return { title: t('refundTitle'), text: t('refundText'), shape: card }
    if (status === 'pending' || status === 'processing') {
      const title = payment === 'paid' ? t('paidTitle') : t('title')
      return { title, text: email && mails ? t('text', { email }) : t('textAlone'), shape: check, placed: true }
    }
    if (status === 'returned') return { title: t('returnedTitle'), text: message(status), shape: info }
    if (status !== 'cancelled') return { title: t('title'), text: message(status), shape: check }
    // The title already names the state.
    const text = payment === 'cod_due' ? t('cancelledText') : message(payment === 'paid' ? 'cancelledPaid' : status)
    return { title: t('cancelledTitle'), text, shape: info }
  }

  const noOrder: State = { title: t('noOrderTitle'), text: t('noOrderText'), shape: info }
  const { title, text, shape, placed = false } = order ? stateOf(order) : noOrder
  return (
    <>
      {order && placed && <OrderPlaced customerId={customerId} orderId={order.id} />}
      <ThankYouCard
        title={title}
        text={text}
        shape={shape}
        order={isUnpaid ? null : order}
        placed={placed}
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
        actions={
          <>
            {isUnpaid ? (
              <ButtonLink href="/demo">{t('tryAgain')}</ButtonLink>
            ) : (
              <ButtonLink href={ordersHref}>{t('orders')}</ButtonLink>
            )}
            <ButtonLink href="/" look="quiet">
              {t('home')}
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
