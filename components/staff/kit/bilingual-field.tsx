'use client'

import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Language } from '@/lib/config/constants'
import { direction } from '@/lib/i18n/language'
import { FormField, type FormFieldProps } from './form'
import { useTextLanguages } from './translations'

/** Languages in their own names, as the labels of their fields say them. */
export const languageNames = { en: 'English', ar: 'العربية' } satisfies Record<Language, string>

interface Props<T extends FieldValues, C, O> extends Pick<FormFieldProps<T, C, O>, 'control' | 'label' | 'maxLength'> {
  name: (language: Language) => FieldPath<T>
  hints?: { [language in Language]?: string }
  /** Whether the text of a language is needed; without it, both are. */
  isNeeded?: (language: Language) => boolean
}

/** One line of text in both languages, a field for each. */
export function BilingualField<T extends FieldValues, C, O>(props: Props<T, C, O>) {
  const { label, name, hints, isNeeded = () => true, ...field } = props
  return useTextLanguages().map((language) => (
    <FormField
      key={language}
      {...field}
      name={name(language)}
      aria-required={isNeeded(language)}
      label={`${label} (${languageNames[language]})`}
      lang={language}
      dir={direction(language)}
      autoComplete="off"
      hint={hints?.[language]}
    />
  ))
}
