import { useTranslations } from 'next-intl'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Icon } from '@/components/ui/icon'
import { card, cash } from '@/components/ui/icons'
import type { PaymentType } from '@/lib/client/checkout/draft'
import { FieldError } from './field-error'
import { StepPanel } from './step-panel'

/** Id of the first payment that can be chosen. */
export const paymentId = 'checkout-payment'

interface Props {
  number: number
  chosen: PaymentType | null
  onChoose: (payment: PaymentType) => void
  /** A carcass is in the cart: no cash. */
  carcass: boolean
  /** Somebody takes cards. */
  cards: boolean
  error: string | undefined
}

/** By card or in cash; what cannot be chosen stays and says why. Unset until chosen. Spec §4, §5. */
export function PaymentStep({ number, chosen, onChoose, carcass, cards, error }: Props) {
  const t = useTranslations('Checkout')
  return (
    <StepPanel number={number} title={t('payment')}>
      <div
        role="radiogroup"
        aria-label={t('payment')}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        className="grid gap-3 md:grid-cols-2"
      >
        {(cards || carcass) && (
          <ChoiceCard
            id={cards ? paymentId : undefined}
            name="payment"
            aria-describedby={error ? 'payment-error' : undefined}
            value="card"
            checked={chosen === 'card'}
            onChange={() => onChoose('card')}
            disabled={!cards}
            title={t('card')}
            note={cards ? t('cardNote') : t('cardUnavailable')}
            end={<Icon shape={card} size={22} />}
          />
        )}
        <ChoiceCard
          id={cards ? undefined : paymentId}
          name="payment"
          aria-describedby={error ? 'payment-error' : undefined}
          value="cash"
          checked={chosen === 'cash'}
          onChange={() => onChoose('cash')}
          disabled={carcass}
          title={t('cash')}
          note={carcass ? t('cashNotWithCarcass') : t('cashNote')}
          end={<Icon shape={cash} size={22} />}
        />
      </div>
      <FieldError id="payment-error">{error}</FieldError>
    </StepPanel>
  )
}
