import { useTranslations } from 'next-intl'
import type { OrderStatus } from '@/lib/contract/order'
import './orders.css'

const steps: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered']

/** Progress of an order; nothing for a cancelled or returned one. */
export function OrderSteps({ status }: { status: OrderStatus }) {
  const t = useTranslations('Orders')
  const step = steps.indexOf(status) + 1
  if (step === 0) return null
  return (
    <div role="img" aria-label={t('step', { step: String(step) })} className="order-steps mt-4" data-status={status}>
      {steps.map((one, index) => (
        <span key={one} data-done={index < step ? '' : undefined} />
      ))}
    </div>
  )
}
