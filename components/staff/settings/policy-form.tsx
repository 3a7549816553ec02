'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { PolicyText, StaffPolicy, type PolicyName } from '@/lib/contract/policy'
import type { ShopFacts } from '@/lib/contract/shop-info'
import { direction } from '@/lib/i18n/language'
import { ConfirmButton } from '../kit/confirm'
import { languageNames } from '../kit/bilingual-field'
import { StaffArea } from '../kit/field'
import { SaveBar } from '../kit/save-bar'
import { staffCall } from '../kit/staff-call'
import { useStaff, useTextLanguages } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { PolicyPreview } from './policy-preview'

interface Props {
  name: PolicyName
  policy: StaffPolicy
  facts: ShopFacts
}

/** A policy's text in both languages, each with its preview. */
export function PolicyForm({ name, policy: { en, ar, own }, facts }: Props) {
  const { t } = useStaff()
  const order = useTextLanguages()
  const form = useForm<PolicyText>({ resolver: zodResolver(PolicyText), defaultValues: { en, ar } })
  const save = useChange((text: PolicyText | null) => staffCall(StaffPolicy, `PUT /shop/policies/${name}`, text))
  const settle = (saved: StaffPolicy) => form.reset({ en: saved.en, ar: saved.ar })
  const submit = form.handleSubmit((text) => save.mutate(text, { onSuccess: settle }))
  const [typedEn, typedAr] = useWatch({ control: form.control, name: ['en', 'ar'] })
  const typed = { en: typedEn, ar: typedAr }
  return (
    <form method="dialog" className="grid gap-4" noValidate onSubmit={submit}>
      <section className="staff-card grid gap-4">
        <p className={own ? 'text-date-600' : 'staff-note'}>
          {own ? t('Settings.policyOwn') : t('Settings.policyStart')}
        </p>
        <div className="staff-pairs">
          {order.map((language) => (
            <div key={language} className="grid content-start gap-4">
              <StaffArea
                label={languageNames[language]}
                lang={language}
                dir={direction(language)}
                rows={18}
                hint={t('Settings.policyHint')}
                invalid={Boolean(form.formState.errors[language])}
                {...form.register(language)}
              />
              <h2 className="text-small font-medium">{t('Settings.preview')}</h2>
              <PolicyPreview text={typed[language]} facts={facts} language={language} />
            </div>
          ))}
        </div>
        {own && (
          <ConfirmButton
            look="quiet"
            size="small"
            className="justify-self-start"
            action={t('Settings.policyReset')}
            text={t('Settings.policyResetText')}
            onConfirm={async () => settle(await save.mutateAsync(null))}
          />
        )}
      </section>
      <SaveBar dirty={form.formState.isDirty} change={save} />
    </form>
  )
}
