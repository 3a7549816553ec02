import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Field } from '@/components/ui/field'
import { pin } from '@/components/ui/icons'
import { StepPanel } from './step-panel'

interface Props {
  firstName: string
  onFirstName: (name: string) => void
  error: string | undefined
  /** The shop's address. */
  address: string
  /** Whether the shop writes when the order is ready. */
  tells: boolean
}

/** Where the customer collects the order, and the name it is kept under. */
export function PickupStep({ firstName, onFirstName, error, address, tells }: Props) {
  const t = useTranslations('Checkout')
  return (
    <StepPanel shape={pin} title={t('pickup')}>
      <p className={cx(tells ? 'mb-1' : 'mb-4', 'font-semibold text-palm-950')}>
        <bdi>{address}</bdi>
      </p>
      {tells && <p className="mb-4 text-small text-date-600">{t('pickupNote')}</p>}
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
