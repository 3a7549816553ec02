'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ShopFacts, ShopInfoChange, VatBody, VatWire } from '@/lib/contract/shop-info'
import { StaffField } from '../kit/field'
import { SaveBar } from '../kit/save-bar'
import { sentValues, settle } from '../kit/settle'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { asNumber } from './delivery-model'

const Terms = VatBody.extend({ trn: ShopFacts.shape.trn })
type Terms = z.infer<typeof Terms>

/** The rate of VAT, which only the owner sets, and the tax registration number. */
export function TaxForm({ vat, mayTax }: { vat: VatWire; mayTax: boolean }) {
  const { t } = useStaff()
  const form = useForm<Terms>({ resolver: zodResolver(Terms), defaultValues: vat })
  const save = useChange(async ({ rate, trn }: Terms) => {
    if (trn !== vat.trn) await staffCall(ShopInfoChange, 'PUT /shop/info', { changes: { trn } })
    if (rate !== vat.rate) await staffCall(VatWire, 'PUT /shop/vat', { rate })
    return { rate, trn }
  })
  const submit = form.handleSubmit((typed) => {
    const sent = sentValues(form)
    save.mutate(typed, { onSuccess: (saved) => settle(form, saved, sent) })
  })
  const { errors, isDirty } = form.formState
  return (
    <form method="dialog" className="grid gap-4" noValidate onSubmit={submit}>
      <section className="staff-card grid gap-4">
        <p>{t('Settings.vatText')}</p>
        <div className="staff-pairs">
          <StaffField
            label={t('Settings.vatRate')}
            inputMode="decimal"
            dir="ltr"
            readOnly={!mayTax}
            hint={mayTax ? undefined : t('Settings.vatOwner')}
            invalid={Boolean(errors.rate)}
            {...form.register('rate', { setValueAs: asNumber })}
          />
          <StaffField
            label={t('Settings.trn')}
            inputMode="numeric"
            dir="ltr"
            hint={t('Settings.trnHint')}
            invalid={Boolean(errors.trn)}
            {...form.register('trn', { setValueAs: (typed: unknown) => (typed === '' ? null : typed) })}
          />
        </div>
      </section>
      <SaveBar dirty={isDirty} change={save} />
    </form>
  )
}
