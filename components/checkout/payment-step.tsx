import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Icon, card, cash, lock } from '@/components/ui/icon'
import type { PaymentType } from '@/lib/client/checkout/draft'
import { FieldError, StepPanel } from './step-panel'

/** Id of the first enabled payment option. */
export const paymentId = 'checkout-payment'

interface Props {
  chosen: PaymentType | null
  onChoose: (payment: PaymentType) => void
  /** A carcass is in the cart: no cash. */
  carcass: boolean
  /** Whether the order is collected. */
  pickup: boolean
  cards: boolean
  /** Why card payment is disabled; undefined when enabled. */
  noCard: ReactNode
  error: string | undefined
}

/** Card or cash; a disabled option stays visible with its reason. No default unless only one is enabled. Spec §4, §5. */
export function PaymentStep({ chosen, onChoose, carcass, pickup, cards, noCard, error }: Props) {
  const t = useTranslations('Checkout')
  return (
    <StepPanel shape={lock} title={t('payment')}>
      <div
        role="radiogroup"
        aria-label={t('payment')}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        className="grid gap-3 md:grid-cols-2"
      >
        {(cards || carcass) && (
          <ChoiceCard
            id={noCard ? undefined : paymentId}
            name="payment"
            aria-describedby={error ? 'payment-error' : undefined}
            value="card"
            checked={chosen === 'card'}
            onChange={() => onChoose('card')}
            disabled={Boolean(noCard)}
            title={t('card')}
            note={noCard ?? t('cardNote')}
            end={<Icon shape={card} size={22} />}
          />
        )}
        <ChoiceCard
          id={noCard ? paymentId : undefined}
          name="payment"
          aria-describedby={error ? 'payment-error' : undefined}
          value="cash"
          checked={chosen === 'cash'}
          onChange={() => onChoose('cash')}
          disabled={carcass}
          title={t(pickup ? 'cashPickup' : 'cash')}
          note={t(carcass ? 'cashNotWithCarcass' : pickup ? 'cashPickupNote' : 'cashNote')}
          end={<Icon shape={cash} size={22} />}
        />
      </div>
      <FieldError id="payment-error">{error}</FieldError>
    </StepPanel>
  )
}
