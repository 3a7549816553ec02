import { useTranslations } from 'next-intl'
import { EmailField } from '@/components/ui/email-field'
import { Field } from '@/components/ui/field'
import { user } from '@/components/ui/icon'
import { PHONE_PREFIX, shownPhone } from '@/lib/i18n/phone'
import { Choice } from '@/components/ui/choice'
import type { CheckoutChoices, CheckoutDraft } from '@/lib/client/checkout/draft'
import type { FieldErrors } from '@/lib/client/checkout/problems'
import { StepPanel } from './step-panel'

interface Props {
  draft: CheckoutDraft
  onDraft: (change: Partial<CheckoutChoices>) => void
  onEmail: (email: string) => void
  errors: FieldErrors
  /** 9715XXXXXXXX. */
  phone: string
  pickup: boolean
  /** Whether the order is confirmed by e-mail. */
  confirms: boolean
  /** Whether the shop issues tax invoices. */
  taxInvoices: boolean
}

/** E-mail, the account's phone, read-only, and who buys. Spec §2, §5. */
export function ContactStep({ draft, onDraft, onEmail, errors, phone, pickup, confirms, taxInvoices }: Props) {
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
          error={errors.email}
          value={draft.email}
          onChange={(event) => onEmail(event.target.value)}
          suggestion={t('emailMeant', { email: '{email}' })}
          onSuggestion={onEmail}
          maxLength={254}
        />
        <Field
          id="checkout-phone"
          type="tel"
          label={t('phone')}
          hint={t(pickup ? 'phoneWhyPickup' : 'phoneWhy')}
          prefix={`+${PHONE_PREFIX}`}
          value={shownPhone(phone)}
          readOnly
        />
      </div>
      {taxInvoices && <TaxInvoiceFields draft={draft} onDraft={onDraft} errors={errors} />}
    </StepPanel>
  )
}

/** Asks for the buyer of a full tax invoice, if one is wanted. */
function TaxInvoiceFields({ draft, onDraft, errors }: Pick<Props, 'draft' | 'onDraft' | 'errors'>) {
  const t = useTranslations('Checkout')
  const { wantsInvoice, buyer } = draft
  return (
    <div className="mt-4">
      <Choice
        type="checkbox"
        name="wantsInvoice"
        checked={wantsInvoice}
        onChange={(event) => onDraft({ wantsInvoice: event.target.checked })}
      >
        {t('taxInvoice')} <span className="text-small text-date-600">{t('taxInvoiceHint')}</span>
      </Choice>
      {wantsInvoice && (
        <div className="mt-3 grid gap-4 md:grid-cols-2">
          <Field
            id="checkout-buyer"
            label={t('buyerName')}
            dir="auto"
            autoComplete="organization"
            aria-required="true"
            maxLength={200}
            error={errors.buyerName}
            value={buyer.name}
            onChange={(event) => onDraft({ buyer: { ...buyer, name: event.target.value } })}
          />
          <Field
            id="checkout-trn"
            label={t('buyerTrn')}
            hint={t('buyerTrnHint')}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            error={errors.buyerTrn}
            value={buyer.trn}
            onChange={(event) => onDraft({ buyer: { ...buyer, trn: event.target.value } })}
          />
        </div>
      )}
    </div>
  )
}
