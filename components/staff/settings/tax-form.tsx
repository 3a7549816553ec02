'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ShopFacts, ShopInfoChange, VatBody, VatWire } from '@/lib/contract/shop-info'
import { changedFields } from '../kit/changed-fields'
import { asTextOrNull, FormField, NumberField } from '../kit/form'
import { SaveForm, useSave } from '../kit/save-form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useOverwriting } from '../kit/use-overwriting'

const Terms = VatBody.extend({ trn: ShopFacts.shape.trn })
type Terms = z.infer<typeof Terms>

/** The rate of VAT, which only the owner sets, and the tax registration number. */
export function TaxForm({ vat, mayTax }: { vat: VatWire; mayTax: boolean }) {
  const { t } = useStaff()
  const form = useForm<Terms>({ resolver: zodResolver(Terms), defaultValues: vat })
  /** As saved last: the props are read anew a while after a save, and not at all when one of two calls fails. */
  const stored = useRef({ ...vat })
  const check = useOverwriting()
  const save = async ({ rate, trn }: Terms) => {
    const changes = changedFields(stored.current, { rate, trn })
    check(stored.current, changes, await staffCall(VatWire, 'GET /shop/vat'))
    if (trn !== stored.current.trn) await staffCall(ShopInfoChange, 'PUT /shop/info', { changes: { trn } })
    stored.current.trn = trn
    if (rate !== stored.current.rate) await staffCall(VatWire, 'PUT /shop/vat', { rate })
    stored.current.rate = rate
    return { rate, trn }
  }
  const { change, submit } = useSave(form, save, (saved) => saved)
  return (
    <SaveForm form={form} change={change} onSubmit={submit}>
      <section className="staff-card grid gap-4">
        <p>{t('Settings.vatText')}</p>
        <div className="staff-pairs">
          <NumberField
            control={form.control}
            name="rate"
            label={t('Settings.vatRate')}
            readOnly={!mayTax}
            hint={mayTax ? undefined : t('Settings.vatOwner')}
          />
          <FormField
            control={form.control}
            name="trn"
            label={t('Settings.trn')}
            inputMode="numeric"
            dir="ltr"
            hint={t('Settings.trnHint')}
            setValueAs={asTextOrNull}
          />
        </div>
      </section>
    </SaveForm>
  )
}
