import { useTranslations } from 'next-intl'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import type { CheckoutChoices } from '@/lib/client/checkout/draft'

interface Props {
  draft: Pick<CheckoutChoices, 'wantsInvoice' | 'buyer'>
  onDraft: (change: Partial<CheckoutChoices>) => void
  errors: { buyerName?: string; buyerTrn?: string }
}

/** Asks for the buyer of a full tax invoice, if one is wanted. */
export function TaxInvoiceFields({ draft: { wantsInvoice, buyer }, onDraft, errors }: Props) {
  const t = useTranslations('Checkout')
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
