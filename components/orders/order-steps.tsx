import { useTranslations } from 'next-intl'
import type { OrderStatus } from '@/lib/contract/order-statuses'
import './orders.css'

const way: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered']

/** How far an order is on its way; nothing when it left the way. */
export function OrderSteps({ status }: { status: OrderStatus }) {
  const t = useTranslations('Orders')
  const step = way.indexOf(status) + 1
  if (step === 0) return null
  return (
    <div role="img" aria-label={t('step', { step: String(step) })} className="order-steps mt-4" data-status={status}>
      {way.map((one, index) => (
        <span key={one} data-done={index < step ? '' : undefined} />
      ))}
    </div>
  )
}
