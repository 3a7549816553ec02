import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { pin } from '@/components/ui/icons'
import { StepPanel } from './step-panel'

interface Props {
  firstName: string
  onFirstName: (name: string) => void
  error: string | undefined
  /** The shop's address. */
  address: string
}

/** Where the customer collects the order, and the name it is kept under. */
export function PickupStep({ firstName, onFirstName, error, address }: Props) {
  const t = useTranslations('Checkout')
  return (
    <StepPanel shape={pin} title={t('pickup')}>
      <p className="mb-1 font-semibold text-palm-950">
        <bdi>{address}</bdi>
      </p>
      <p className="mb-4 text-small text-date-600">{t('pickupNote')}</p>
      <Field
        id="checkout-firstName"
        name="firstName"
        autoComplete="given-name"
        label={t('firstName')}
        aria-required="true"
        dir="auto"
        error={error}
        value={firstName}
        onChange={(event) => onFirstName(event.target.value)}
        maxLength={100}
      />
    </StepPanel>
  )
}
