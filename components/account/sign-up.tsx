'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, useSyncExternalStore } from 'react'
import { call, type CallInput } from '@/lib/client/call'
import { useKeptForm } from '@/lib/client/kept-form'
import { keepSignup, keptSignup, watchSignup } from '@/lib/client/kept-signup'
import { emptyRefused } from '@/lib/client/typed'
import { CodeForm } from './code-form'
import { SignUpForm } from './sign-up-form'
import { useEnter } from './use-enter'
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
}

/** Signing up in two steps: who one is, then the code from WhatsApp. What was typed stays through both, but never a password. Spec §2, §4. */
export function SignUp({ next, intent, carry, shortest }: Props) {
  const t = useTranslations('SignUp')
  const form = useRef<HTMLFormElement>(null)
  const waiting = useSyncExternalStore(watchSignup, keptSignup, () => null)
  const [notice, setNotice] = useState<string>()
  /** Lives as long as the page: a page loaded anew has to ask for the passwords again. */
  const asked = useRef<SignupInput>(null)
  const enter = useEnter({ next, intent })
  const forget = useKeptForm(form, 'signup', kept)

  async function start(input: SignupInput): Promise<void> {
    await call('signup', input)
    asked.current = input
    setNotice(undefined)
    keepSignup({ phone: input.body?.phone ?? '', sentAt: Date.now() })
  }

  function back(words?: string) {
    setNotice(words)
    keepSignup(null)
  }

  /** Asks for another code; without the passwords it goes back to ask for them. */
  async function resend(): Promise<void> {
    if (asked.current) return start(asked.current)
    back(t('again'))
  }

  return (
    <>
      <div hidden={waiting !== null}>
        <SignUpForm form={form} onStart={start} notice={notice} carry={carry} shortest={shortest} />
      </div>
      {waiting && (
        <CodeForm
          signup={waiting}
          onResend={resend}
          onBack={() => back()}
          onFailed={(thrown) => emptyRefused(form.current, ['password', 'retype'], thrown)}
          onDone={() => {
            keepSignup(null)
            forget()
            return enter(t('welcome'))
          }}
        />
      )}
    </>
  )
}
