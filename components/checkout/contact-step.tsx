import { useTranslations } from 'next-intl'
import { EmailField } from '@/components/ui/email-field'
import { Field } from '@/components/ui/field'
import { user } from '@/components/ui/icons'
import { PHONE_PREFIX, shownPhone } from '@/lib/i18n/phone'
import type { ReactNode } from 'react'
import { StepPanel } from './step-panel'

interface Props {
  email: string
  onEmail: (email: string) => void
  error: string | undefined
  /** 9715XXXXXXXX. */
  phone: string
  /** Whether the order is confirmed by e-mail. */
  confirms: boolean
  /** Further fields. */
  children: ReactNode
}

/** E-mail, and the account's phone, read-only. Spec §2, §5. */
export function ContactStep({ email, onEmail, error, phone, confirms, children }: Props) {
  const t = useTranslations('Checkout')
  return (
    <StepPanel shape={user} title={t('contact')}>
      <div className="grid gap-4 md:grid-cols-2">
        <EmailField
          id="checkout-email"
          name="email"
          inputMode="email"
          label={t('email')}
          hint={confirms ? t('emailHint') : undefined}
          aria-required="true"
          error={error}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          suggestion={t('emailMeant', { email: '{email}' })}
          onSuggestion={onEmail}
          maxLength={254}
        />
        <Field
          id="checkout-phone"
          type="tel"
          label={t('phone')}
          hint={t('phoneWhy')}
          prefix={`+${PHONE_PREFIX}`}
          value={shownPhone(phone)}
          readOnly
        />
      </div>
      {children}
    </StepPanel>
  )
}
