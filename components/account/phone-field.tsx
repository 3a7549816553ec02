'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { keptPhone } from '@/lib/client/kept-phone'
import { PHONE_PREFIX, shownPhone } from '@/lib/i18n/phone'

/** Phone number for signing in: +971 at the left in both languages; accepts any notation. Spec §5. */
export function PhoneField({ error }: { error?: string }) {
  const t = useTranslations('Account')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = shownPhone(keptPhone.get())
  }, [])
  return (
    <Field
      ref={field}
      label={t('phone')}
      name="phone"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={`+${PHONE_PREFIX}`}
      placeholder={t('phonePlaceholder')}
      maxLength={40}
      aria-required="true"
      error={error}
      onChange={({ target }) => keptPhone.set(target.value)}
      onBlur={({ target }) => {
        target.value = shownPhone(target.value)
        keptPhone.set(target.value)
      }}
    />
  )
}
