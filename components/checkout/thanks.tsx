import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { card, check, info } from '@/components/ui/icons'
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
}

const unpaid = ['expired', 'failed']
const returned = ['refund_due', 'refunded']
const active = ['pending', 'processing']

/** The thank-you page for every state of an order and its payment. Spec §2. */
export function Thanks({ order, customerId, session }: Props) {
  const t = useTranslations('ThankYou')
  const say = useTranslations('OrderMessage')
  /** Text of the current state; for a cancelled order the title already names it. */
  const stateText = ({ status, payment }: Order) => {
    if (status !== 'cancelled') return say(status)
    if (payment === 'cod_due') return t('cancelledText')
    return say(payment === 'paid' ? 'cancelledPaid' : status)
  }
  const home = (
    <ButtonLink href="/" look="quiet">
      {t('home')}
    </ButtonLink>
  )
  const links = (
    <>
      <ButtonLink href={ordersHref}>{t('orders')}</ButtonLink>
      {home}
    </>
  )
  if (!order)
    return (
      <ThankYouCard title={t('noOrderTitle')} text={t('noOrderText')} order={null} placed={false} actions={links}>
        <Icon shape={info} size={28} />
      </ThankYouCard>
    )
  if (unpaid.includes(order.payment))
    return (
      <ThankYouCard
        title={t('failedTitle')}
        text={t('failedText')}
        order={null}
        placed={false}
        actions={
          <>
            <ButtonLink href="/demo">{t('tryAgain')}</ButtonLink>
            {home}
          </>
        }
      >
        <Icon shape={card} size={28} />
      </ThankYouCard>
    )
  if (order.payment === 'awaiting')
    return (
      <ThankYouCard
        title={t('waitingTitle')}
        text={t('waitingText')}
        order={order}
        placed={false}
        actions={links}
        note={session && <PaymentWait sessionId={session} words={{ late: t('lateText'), again: t('askAgain') }} />}
      >
        <Icon shape={card} size={28} />
      </ThankYouCard>
    )
  if (returned.includes(order.payment))
    return (
      <ThankYouCard title={t('refundTitle')} text={t('refundText')} order={order} placed={false} actions={links}>
        <Icon shape={card} size={28} />
      </ThankYouCard>
    )
  const { status } = order
  if (!active.includes(status)) {
    const over = status === 'cancelled' || status === 'returned'
    return (
      <ThankYouCard
        title={over ? t(`${status}Title`) : t('title')}
        text={stateText(order)}
        order={order}
        placed={false}
        actions={links}
      >
        <Icon shape={over ? info : check} size={28} />
      </ThankYouCard>
    )
  }
  return (
    <>
      <OrderPlaced customerId={customerId} orderId={order.id} />
      <ThankYouCard
        title={order.payment === 'paid' ? t('paidTitle') : t('title')}
        text={order.email ? t('text', { email: order.email }) : t('textAlone')}
        order={order}
        placed
        actions={links}
      />
    </>
  )
}
