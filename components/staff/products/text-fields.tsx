'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import type { Bilingual } from '@/lib/contract/bilingual'
import { direction, otherLanguage } from '@/lib/i18n/language'
import { fieldText } from '../kit/failure'
import { useStaff, useTextLanguages } from '../kit/translations'
import type { EditorValues } from './editor-values'

/** Title and description in both languages side by side; says which text is still missing. */
export function TextFields() {
  const { t } = useStaff()
  const { register, control, formState } = useFormContext<EditorValues>()
  const [title, description] = useWatch({ control, name: ['title', 'description'] })
  const { errors } = formState
  const missing = (texts: Bilingual, one: 'en' | 'ar') =>
    texts[one].trim() === '' && (texts.en + texts.ar).trim() !== '' ? t('Products.untranslatedNote') : undefined
  const order = useTextLanguages()
  return (
    <section className="staff-card" aria-label={t('Products.texts')}>
      <div className="grid gap-6 lg:grid-cols-2">
        {order.map((one) => (
          <fieldset key={one} className="grid min-w-0 content-start gap-4">
            <legend className="mb-2 text-h3">
              {t(`Products.${one}`)}{' '}
              {(missing(title, one) ?? missing(description, one)) && (
                <span className="staff-chip">{t('Products.untranslated')}</span>
              )}
            </legend>
            <Field
              label={t('Products.name')}
              aria-required={!title[otherLanguage(one)].trim()}
              lang={one}
              dir={direction(one)}
              autoComplete="off"
              maxLength={255}
              hint={missing(title, one)}
              error={fieldText(errors.title?.[one]?.message, t)}
              {...register(`title.${one}`)}
            />
            <TextArea
              label={t('Products.description')}
              lang={one}
              dir={direction(one)}
              maxLength={20_000}
              hint={missing(description, one)}
              error={fieldText(errors.description?.[one]?.message, t)}
              {...register(`description.${one}`)}
            />
          </fieldset>
        ))}
      </div>
    </section>
  )
}
