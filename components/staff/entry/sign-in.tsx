'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { CodeBody, SignInBody, StaffSelf, type SessionStage } from '@/lib/contract/staff-accounts'
import { Button } from '@/components/ui/button'
import { EmailField, FormField, StaffForm, Submit } from '../kit/form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'

interface Props {
  /** Path to open afterwards. */
  next: string
  /** Whether the password was right and the second factor is due. */
  waits: boolean
  demo: { email: string; password: string } | null
  /** Shown with the password only. */
  children?: ReactNode
}

/** Signing in: e-mail and password, then the second factor. */
export function SignIn({ next, waits, demo, children }: Props) {
  const [code, setCode] = useState(waits)
  useReturn(next, waits)
  const go = (stage: SessionStage | undefined) => {
    if (stage === 'code') setCode(true)
    else location.assign(stage === 'enrol' ? '/staff/second-factor' : next)
  }
  if (code) return <SecondFactor onDone={go} onLeave={() => setCode(false)} />
  return (
    <>
      <Password demo={demo} onDone={go} />
      {children}
    </>
  )
}

type Done = (stage: SessionStage | undefined) => void

/** A link from another site brings no cookie along: a signed-in member is then recognised by the page's own request. */
function useReturn(next: string, waits: boolean) {
  useEffect(() => {
    if (waits) return
    staffCall(StaffSelf.nullable(), 'GET /session')
      .then((self) => self?.stage === 'open' && location.replace(next))
      .catch(() => undefined)
  }, [next, waits])
}

function Password({ demo, onDone }: { demo: Props['demo']; onDone: Done }) {
  const { t } = useStaff()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(SignInBody),
    defaultValues: { email: '', password: '' },
  })
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => staffCall(StaffSelf, 'POST /session', body),
    onSuccess: ({ stage }) => onDone(stage),
  })
  return (
    <StaffForm onSubmit={handleSubmit((body) => signIn.mutate(body))}>
      <EmailField control={control} name="email" autoComplete="username" />
      <FormField
        control={control}
        name="password"
        aria-required
        label={t('Common.password')}
        type="password"
        autoComplete="current-password"
      />
      <Submit change={signIn} leaves>
        {t('SignIn.submit')}
      </Submit>
      {demo && (
        <div className="staff-note grid gap-3">
          <p>{t('SignIn.demo', demo)}</p>
          <Button look="quiet" size="small" onClick={() => signIn.mutate(demo)}>
            {t('SignIn.demoFill')}
          </Button>
        </div>
      )}
    </StaffForm>
  )
}

function SecondFactor({ onDone, onLeave }: { onDone: Done; onLeave: () => void }) {
  const { t } = useStaff()
  const [recovery, setRecovery] = useState(false)
  const form = useForm({ resolver: zodResolver(CodeBody), defaultValues: { code: '' } })
  const pass = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      staffCall(StaffSelf, recovery ? 'POST /session/recovery' : 'POST /session/code', { code }),
    onSuccess: ({ stage }) => onDone(stage),
    onError: () => form.setFocus('code', { shouldSelect: true }),
  })
  const digits = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } as const
  return (
    <StaffForm onSubmit={form.handleSubmit((body) => pass.mutate(body))}>
      <FormField
        key={String(recovery)}
        control={form.control}
        name="code"
        aria-required
        label={recovery ? t('SignIn.recovery') : t('SignIn.code')}
        dir="ltr"
        {...(recovery ? { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } : digits)}
      />
      <Submit change={pass} leaves>
        {t('SignIn.submit')}
      </Submit>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" size="small" onClick={() => setRecovery(!recovery)}>
          {recovery ? t('SignIn.otherCode') : t('SignIn.useRecovery')}
        </Button>
        <Button look="quiet" size="small" onClick={onLeave}>
          {t('SignIn.otherMember')}
        </Button>
      </div>
    </StaffForm>
  )
}
