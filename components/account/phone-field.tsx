'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { persisted } from '@/lib/client/persisted'
import { PHONE_PREFIX, shownPhone } from '@/lib/i18n/phone'

/** The phone number last typed in this tab, or '': shared by the sign-in pages. */
export const typedPhone = persisted('oasis.phone', (stored) => (typeof stored === 'string' ? stored : ''))

/** Phone number for signing in: +971 at the left in both languages; accepts any notation. Spec §5. */
export function PhoneField({ error }: { error?: string }) {
  const t = useTranslations('Account')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = shownPhone(typedPhone.get())
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
      onChange={({ target }) => typedPhone.set(target.value)}
      onBlur={({ target }) => {
        target.value = shownPhone(target.value)
        typedPhone.set(target.value)
      }}
    />
  )
}
