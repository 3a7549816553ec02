'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call, CallError, hasStatus } from '@/lib/client/api-client'
import { useFormDraft } from '@/lib/client/form-draft'
import { clearRefusedSecrets } from '@/lib/client/form-fields'
import { persisted } from '@/lib/client/persisted'
import { CODE_MINUTES } from '@/lib/config/constants'
import { encodeVerification } from '@/lib/contract/customer-codec'
import { CodeForm, type PendingSignup } from './code-form'
import { SignUpForm, type SignupInput } from './sign-up-form'
import { useAfterSignIn } from './use-after-sign-in'
import './account.css'

/** The sign-up that waits for its code, stored because phones may reload the page while WhatsApp is open. Holds no password. */
const pendingSignup = persisted('oasis.signup', (stored): PendingSignup | null => {
  const { phone, sentAt } = Object(stored)
  return typeof phone === 'string' && typeof sentAt === 'number' ? { phone, sentAt } : null
})

/** Fields stored in the tab. The phone is stored by `PhoneField`, passwords never. */
const draftFields = ['username']

interface Props {
  next: string
  intent: string | null
  /** Query string, with `?`, that links between the account pages keep; may be empty. */
  search: string
  passwordMinLength: number
  /** An API host sends the code. */
  onHost: boolean
}

/** Signing up in two steps: account data, then the WhatsApp code. Typed values except passwords survive both. Spec §2, §4. */
export function SignUp({ next, intent, search, passwordMinLength, onHost }: Props) {
  const t = useTranslations('SignUp')
  const form = useRef<HTMLFormElement>(null)
  const pending = useSyncExternalStore(pendingSignup.subscribe, pendingSignup.get, () => null)
  const [openedAt] = useState(() => Date.now())
  /** The completed sign-up, whose form stays until the next page loads. */
  const [finished, setFinished] = useState<PendingSignup | null>(null)
  const isValid = pending !== null && openedAt - pending.sentAt < CODE_MINUTES * 60_000
  const waiting = finished ?? (isValid ? pending : null)
  const [notice, setNotice] = useState<string>()
  /** In memory only: after a reload the passwords must be typed again. */
  const submitted = useRef<SignupInput>(null)
  /** The last sign-up and the last code check without a response: the server may have carried them out. */
  const lostStart = useRef<{ body: string; at: number }>(null)
  const lostCheck = useRef<string>(null)
  const continueSignedIn = useAfterSignIn({ next, intent })
  const deleteDraft = useFormDraft(form, 'signup', draftFields)
  /** On return to the first step, focuses the notice or the phone field. */
  const returned = useRef(false)
  useEffect(() => {
    if (waiting || !returned.current) return
    returned.current = false
    const targets = ['[role=alert]:not(:empty)', '[name=phone]'].map((one) =>
      form.current?.querySelector<HTMLElement>(one),
    )
    targets.find((one) => one)?.focus()
  }, [waiting])

  async function start(input: SignupInput): Promise<void> {
    const sentAt = await send(input)
    lostStart.current = null
    submitted.current = input
    setNotice(undefined)
    pendingSignup.set({ phone: input.body?.phone ?? '', sentAt })
  }

  /** Requests a code; returns when it was sent, ms since 1970. A 429 after a lost response means that the first request sent it. */
  async function send(input: SignupInput): Promise<number> {
    const now = Date.now()
    const body = JSON.stringify(input.body)
    const lost = lostStart.current
    try {
      await call('signup', input)
      return now
    } catch (thrown) {
      if (isLost(thrown)) lostStart.current = { body, at: now }
      if (lost && hasStatus(thrown, 429) && lost.body === body) return lost.at
      throw thrown
    }
  }

  /** Checks the code. If it is refused after a lost response, the first check may have created the account: signs in by password. */
  async function check(verification: { phone: string; code: string }): Promise<void> {
    const checked = JSON.stringify(verification)
    const mayBeDone = lostCheck.current === checked
    try {
      await call('verifyCode', { body: encodeVerification(verification) })
    } catch (thrown) {
      if (isLost(thrown)) lostCheck.current = checked
      const { phone, password } = submitted.current?.body ?? {}
      if (!mayBeDone || !phone || !password || !hasStatus(thrown, 400)) throw thrown
      await call('signin', { body: { phone, password } }).catch(() => {
        throw thrown
      })
    }
  }

  function back(reason?: string) {
    returned.current = true
    setNotice(reason)
    pendingSignup.set(undefined)
  }

  /** Requests another code; returns whether it could. Without the passwords, after a reload, goes back to the first step. */
  async function resend(): Promise<boolean> {
    if (submitted.current) await start(submitted.current)
    else back(t('again'))
    return submitted.current !== null
  }

  return (
    <>
      <div hidden={waiting !== null}>
        <SignUpForm form={form} onStart={start} notice={notice} search={search} passwordMinLength={passwordMinLength} />
      </div>
      {waiting && (
        <CodeForm
          signup={waiting}
          onHost={onHost}
          search={search}
          onCheck={check}
          onResend={resend}
          onBack={() => back()}
          onFailed={(thrown) => clearRefusedSecrets(form.current, ['password', 'retype'], thrown)}
          onDone={() => {
            setFinished(waiting)
            pendingSignup.set(undefined)
            deleteDraft()
            return continueSignedIn(t('welcome'))
          }}
        />
      )}
    </>
  )
}

function isLost(thrown: unknown): boolean {
  return thrown instanceof CallError && !thrown.refused
}
