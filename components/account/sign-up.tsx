'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call, type CallInput } from '@/lib/client/call'
import { CallError } from '@/lib/client/call-error'
import { useKeptForm } from '@/lib/client/kept-form'
import { endSignup, keepSignup, keptSignup, watchSignup } from '@/lib/client/kept-signup'
import { emptyRefused } from '@/lib/client/typed'
import { CodeForm } from './code-form'
import { SignUpForm } from './sign-up-form'
import { useAfterSignIn } from './use-after-sign-in'
import './account.css'

/** What a sign-up was asked with: needed to ask for another code. */
export type SignupInput = CallInput<'signup'> & Required<Pick<CallInput<'signup'>, 'body'>>

/** The phone is kept for all pages of signing in, the passwords never. */
const kept = ['username']

interface Props {
  next: string
  intent: string | null
  carry: string
  /** Letters that a password has at least. */
  shortest: number
  /** The code comes from an API host. */
  onHost: boolean
}

/** Signing up in two steps: who one is, then the code from WhatsApp. What was typed stays through both, but never a password. Spec §2, §4. */
export function SignUp({ next, intent, carry, shortest, onHost }: Props) {
  const t = useTranslations('SignUp')
  const form = useRef<HTMLFormElement>(null)
  const waiting = useSyncExternalStore(watchSignup, keptSignup, () => null)
  const [notice, setNotice] = useState<string>()
  /** Lives as long as the page: a page loaded anew has to ask for the passwords again. */
  const asked = useRef<SignupInput>(null)
  /** The last sign-up, and the last phone with its code, whose answer was lost: the shop may have done what was asked. */
  const lostStart = useRef<{ input: SignupInput; at: number }>(null)
  const lostCheck = useRef<string>(null)
  const enter = useAfterSignIn({ next, intent })
  const forget = useKeptForm(form, 'signup', kept)
  /** What had the focus goes with the step: it goes on from why one is here again, or from the number. */
  const turnedBack = useRef(false)
  useEffect(() => {
    if (waiting || !turnedBack.current) return
    turnedBack.current = false
    const place = ['[role=alert]:not(:empty)', '[name=phone]'].map((one) =>
      form.current?.querySelector<HTMLElement>(one),
    )
    place.find((one) => one)?.focus()
  }, [waiting])

  async function start(input: SignupInput): Promise<void> {
    const sentAt = await send(input)
    lostStart.current = null
    asked.current = input
    setNotice(undefined)
    keepSignup({ phone: input.body?.phone ?? '', sentAt })
  }

  /** When the code was sent, ms since 1970. Who is told to wait after a lost answer has it on the way. */
  async function send(input: SignupInput): Promise<number> {
    const now = Date.now()
    const lost = lostStart.current
    try {
      await call('signup', input)
      return now
    } catch (thrown) {
      if (isLost(thrown)) lostStart.current = { input, at: now }
      if (lost && hasStatus(thrown, 429) && isSame(lost.input, input)) return lost.at
      throw thrown
    }
  }

  /** Checks the code. When it is used up, and an answer to it was lost, the account is there: its password signs in. */
  async function check(body: CallInput<'verifyCode'>['body']): Promise<void> {
    const checked = JSON.stringify(body)
    const mayBeDone = lostCheck.current === checked
    try {
      await call('verifyCode', { body })
    } catch (thrown) {
      if (isLost(thrown)) lostCheck.current = checked
      const { phone, password } = asked.current?.body ?? {}
      if (!mayBeDone || !phone || !password || !hasStatus(thrown, 400)) throw thrown
      await call('signin', { body: { phone, password } }).catch(() => {
        throw thrown
      })
    }
  }

  function back(words?: string) {
    turnedBack.current = true
    setNotice(words)
    keepSignup(null)
  }

  /** Asks for another code; without the passwords it goes back to ask for them, and says false. */
  async function resend(): Promise<boolean> {
    if (asked.current) await start(asked.current)
    else back(t('again'))
    return asked.current !== null
  }

  return (
    <>
      <div hidden={waiting !== null}>
        <SignUpForm form={form} onStart={start} notice={notice} carry={carry} shortest={shortest} />
      </div>
      {waiting && (
        <CodeForm
          signup={waiting}
          onHost={onHost}
          carry={carry}
          onCheck={check}
          onResend={resend}
          onBack={() => back()}
          onFailed={(thrown) => emptyRefused(form.current, ['password', 'retype'], thrown)}
          onDone={() => {
            endSignup()
            forget()
            return enter(t('welcome'))
          }}
        />
      )}
    </>
  )
}

function isLost(thrown: unknown): boolean {
  return thrown instanceof CallError && !thrown.refused
}

function hasStatus(thrown: unknown, status: number): boolean {
  return thrown instanceof CallError && thrown.status === status
}

/** Whether two sign-ups make the same account, but for its picture. */
function isSame(one: SignupInput, other: SignupInput): boolean {
  return JSON.stringify(one.body) === JSON.stringify(other.body)
}
