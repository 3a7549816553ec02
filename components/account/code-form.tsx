'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { CallError } from '@/lib/client/api-client'
import { notify } from '@/lib/client/toast'
import { clearFields, clearRefusedSecrets, fieldValue } from '@/lib/client/form-fields'
import { latinDigits } from '@/lib/i18n/digits'
import { fullPhone } from '@/lib/i18n/phone'
import { CODE_DIGITS, hostCodeDigits, RESEND_SECONDS } from '@/lib/config/constants'
import { AuthForm, OtherPage } from './auth-form'
import { useFailures } from './use-failures'

const ownDigits = { least: CODE_DIGITS, most: CODE_DIGITS }

export interface PendingSignup {
  /** 9715XXXXXXXX. */
  phone: string
  /** When the code was sent, ms since 1970. */
  sentAt: number
}

interface Props {
  signup: PendingSignup
  /** An API host sends the code: its length is unknown. */
  onHost: boolean
  search: string
  onCheck: (verification: { phone: string; code: string }) => Promise<void>
  /** Requests another code; false when that is not possible from here. Throws CallError. */
  onResend: () => Promise<boolean>
  onBack: () => void
  /** Called when a check failed; clears the passwords after a wrong code. Spec §4. */
  onFailed: (thrown: unknown) => void
  onDone: () => Promise<void>
}

/** Second step of signing up: the WhatsApp code. Spec §2 (Sign up), §4. */
export function CodeForm({ signup, onHost, search, onCheck, onResend, onBack, onFailed, onDone }: Props) {
  const t = useTranslations()
  const { least, most } = onHost ? hostCodeDigits : ownDigits
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState<'check' | 'resend' | null>(null)
  const [blockedUntil, setBlockedUntil] = useState(0)
  const wait = useSecondsUntil(Math.max(signup.sentAt + RESEND_SECONDS * 1000, blockedUntil))
  const { failures, fail, refuse, clear } = useFailures(form)
  useEffect(() => {
    // The previous form was longer; the instructions are above the field.
    scrollTo({ top: 0, behavior: 'instant' })
    form.current?.querySelector('input')?.focus()
  }, [])
  // The step has its own title under the same URL. Next may write the page's after it: on a reload it does.
  useEffect(() => {
    const [page, step] = [t('SignUp.metaTitle'), t('SignUp.codeTitle')]
    const show = () => {
      if (document.title.includes(page)) document.title = document.title.replace(page, step)
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(step, page)
    }
  }, [t])

  async function check() {
    if (busy) return
    const code = fieldValue(form.current, 'code')
    if (code.length < least || code.length > most)
      return fail({ fields: { code: t(onHost ? 'SignUp.codeMissingHost' : 'SignUp.codeMissing') } })
    clear()
    setBusy('check')
    try {
      await onCheck({ phone: signup.phone, code })
      await onDone()
    } catch (thrown) {
      onFailed(thrown)
      clearRefusedSecrets(form.current, ['code'], thrown)
      if (thrown instanceof CallError && thrown.status === 400) fail({ fields: { code: thrown.message } })
      else refuse(thrown, [])
      setBusy(null)
    }
  }

  async function resend() {
    if (busy) return
    clear()
    setBusy('resend')
    try {
      if (!(await onResend())) return
      clearFields(form.current, ['code'])
      // The button disappears until the next code may be requested.
      form.current?.querySelector('input')?.focus()
      notify({ kind: 'success', text: t('SignUp.resent') })
    } catch (thrown) {
      if (thrown instanceof CallError && thrown.retryAfter) setBlockedUntil(Date.now() + thrown.retryAfter * 1000)
      refuse(thrown, [])
    }
    setBusy(null)
  }

  const phone = (
    <bdi dir="ltr" className="whitespace-nowrap">
      {fullPhone(signup.phone)}
    </bdi>
  )
  return (
    <AuthForm
      title={t('SignUp.codeTitle')}
      lead={t.rich(onHost ? 'SignUp.codeLeadHost' : 'SignUp.codeLead', { phone: () => phone })}
      form={form}
      failure={failures.form}
      onSubmit={check}
    >
      <Field
        label={t('SignUp.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="code-input"
        aria-required="true"
        error={failures.fields.code}
        onChange={({ target }) => {
          target.value = latinDigits(target.value).replace(/\D/g, '')
        }}
      />
      <Button type="submit" size="large" busy={busy === 'check'} busyLabel={t('SignUp.checking')}>
        {t('SignUp.check')}
      </Button>
      <div className="grid justify-items-center gap-1 text-center">
        {wait > 0 ? (
          <p className="flex min-h-11 items-center text-date-600">{t('SignUp.resendIn', { time: clock(wait) })}</p>
        ) : (
          <button
            type="button"
            className="link min-h-11"
            aria-busy={busy === 'resend'}
            aria-disabled={busy !== null}
            onClick={() => void resend()}
          >
            {t('SignUp.resend')}
          </button>
        )}
        <button type="button" className="link min-h-11" onClick={onBack}>
          {t('SignUp.another')}
        </button>
        <OtherPage question={t('SignUp.have')} href={`/signin${search}`} label={t('SignUp.signIn')} />
      </div>
    </AuthForm>
  )
}

/** Counts down the whole seconds until a moment (ms since 1970), to 0. */
function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
    () => 0,
  )
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

/** 75 → `1:15`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
