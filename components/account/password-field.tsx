'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Icon, eye, eyeOff } from '@/components/ui/icon'

interface Props {
  id?: string
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string
  /** Sets `aria-required`; the form validates itself. */
  required?: boolean
}

export function PasswordField({ autoComplete, required = true, ...field }: Props) {
  const t = useTranslations('Account')
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      autoComplete={autoComplete}
      aria-required={required}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={128}
      end={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
          className="scripted -me-2.5 grid size-11 shrink-0 place-items-center rounded-full text-date-600 hover:bg-sand-100"
        >
          <Icon shape={shown ? eyeOff : eye} size={22} />
        </button>
      }
    />
  )
}
