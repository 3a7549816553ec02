'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { PolicyText, StaffPolicy, splitAtFacts, type PolicyName } from '@/lib/contract/policy'
import type { ShopFacts } from '@/lib/contract/shop-info'
import { direction } from '@/lib/i18n/language'
import { ConfirmButton } from '../kit/confirm'
import { languageNames } from '../kit/bilingual-field'
import { StaffArea } from '../kit/field'
import { SaveForm, useSave } from '../kit/save-form'
import { changedFields } from '../kit/changed-fields'
import { staffCall } from '../kit/staff-call'
import { useStaff, useTextLanguages } from '../kit/translations'
import { useOverwriting } from '../kit/use-overwriting'
import type { Language } from '@/lib/config/constants'
import { parseDocument } from '@/lib/utils/plain-document'

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
  const check = useOverwriting()
  const put = (text: PolicyText | null) => staffCall(StaffPolicy, `PUT /shop/policies/${name}`, text)
  const save = async (text: PolicyText | null) => {
    if (!text) return put(text)
    const before = PolicyText.parse(form.formState.defaultValues)
    const [changes, now] = [changedFields(before, text), await staffCall(StaffPolicy, `GET /shop/policies/${name}`)]
    check(before, changes, now)
    return put({ ...textOf(now), ...changes })
  }
  const { change, submit } = useSave(form, save, textOf)
  const [typedEn, typedAr] = useWatch({ control: form.control, name: ['en', 'ar'] })
  const typed = { en: typedEn, ar: typedAr }
  return (
    <SaveForm form={form} change={change} onSubmit={submit}>
      <section className="staff-card grid gap-4">
        <p className={own ? 'text-date-600' : 'staff-note'}>
          {own ? t('Settings.policyOwn') : t('Settings.policyStart')}
        </p>
        <div className="staff-pairs">
          {order.map((language) => (
            <div key={language} className="grid content-start gap-4">
              <StaffArea
                label={languageNames[language]}
                aria-required
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
            onConfirm={async () => form.reset(textOf(await change.mutateAsync(null)))}
          />
        )}
      </section>
    </SaveForm>
  )
}

function textOf({ en, ar }: StaffPolicy): PolicyText {
  return { en, ar }
}

interface PreviewProps {
  text: string
  facts: ShopFacts
  language: Language
}

/** A policy as its page will show it. */
function PolicyPreview({ text, facts, language }: PreviewProps) {
  const filled = (line: string) =>
    splitAtFacts(line)
      .map((part) => ('text' in part ? part.text : factText(part.fact, facts, language)))
      .join('')
  return (
    <div lang={language} dir={direction(language)} className="rounded-[var(--radius-field)] bg-sand-100 p-4">
      {parseDocument(text).map((block, at) => {
        if (block.kind === 'heading')
          return (
            <p key={at} className="mt-5 font-semibold text-palm-950 first:mt-0">
              {filled(block.text)}
            </p>
          )
        if (block.kind === 'paragraph')
          return (
            <p key={at} className="mt-2 first:mt-0">
              {filled(block.text)}
            </p>
          )
        return (
          <ul key={at} className="mt-2 list-disc ps-5 first:mt-0">
            {block.items.map((item, index) => (
              <li key={index}>{filled(item)}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

function factText(name: 'shop' | 'city' | 'address' | 'phone' | 'email', facts: ShopFacts, language: Language): string {
  if (name === 'phone' || name === 'email') return facts[name]
  return facts[name === 'shop' ? 'name' : name][language]
}
