'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Language } from '@/lib/config/constants'
import { direction } from '@/lib/i18n/language'
import { StaffField } from './field'
import { useTextLanguages } from './translations'

/** Languages in their own names, as the labels of their fields say them. */
export const languageNames = { en: 'English', ar: 'العربية' } satisfies Record<Language, string>

interface Props {
  label: string
  register: (language: Language) => UseFormRegisterReturn
  errors?: { [language in Language]?: object }
  hints?: { [language in Language]?: string }
  maxLength?: number
}

/** One line of text in both languages, a field for each. */
export function BilingualField({ label, register, errors, hints, maxLength }: Props) {
  return useTextLanguages().map((language) => (
    <StaffField
      key={language}
      label={`${label} (${languageNames[language]})`}
      lang={language}
      dir={direction(language)}
      autoComplete="off"
      maxLength={maxLength}
      hint={hints?.[language]}
      invalid={Boolean(errors?.[language])}
      {...register(language)}
    />
  ))
}
