'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { CodeBody, EnrolBody, Enrolment, RecoveryCodes } from '@/lib/contract/staff-accounts'
import { Button, buttonClass } from '@/components/ui/button'
import { FormField, StaffForm, Submit } from '../kit/form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'

/** Setting up the second factor: QR code, first code, recovery codes. `replaces`: there is one, so the password comes first. */
export function Enrol({ replaces }: { replaces: boolean }) {
  const { t } = useStaff()
  const begin = useMutation({
    mutationFn: (body: { password?: string }) => staffCall(Enrolment, 'POST /second-factor', body),
  })
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => staffCall(RecoveryCodes, 'POST /second-factor/confirm', body),
  })
  const { control, handleSubmit } = useForm({ resolver: zodResolver(CodeBody), defaultValues: { code: '' } })
  if (confirm.data) return <Codes codes={confirm.data.recoveryCodes} />
  if (!begin.data) return <Begin replaces={replaces} begin={begin} onBegin={begin.mutate} />
  const { qr, secret, uri } = begin.data
  return (
    <StaffForm onSubmit={handleSubmit((body) => confirm.mutate(body))}>
      <p>{t('Enrol.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('Enrol.square')}
        width={208}
        height={208}
        className="justify-self-center rounded-box bg-white"
      />
      <a href={uri} className={buttonClass({ look: 'quiet' })}>
        {t('Enrol.open')}
      </a>
      <p className="text-small text-date-700">
        {t('Enrol.secret')}{' '}
        <bdi dir="ltr" className="font-medium break-all text-ink select-all">
          {secret}
        </bdi>
      </p>
      <FormField
        control={control}
        name="code"
        aria-required
        label={t('Enrol.code')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
      <Submit change={confirm}>{t('Enrol.confirm')}</Submit>
    </StaffForm>
  )
}

interface BeginProps {
  replaces: boolean
  begin: Parameters<typeof Submit>[0]['change']
  onBegin: (body: { password?: string }) => void
}

function Begin({ replaces, begin, onBegin }: BeginProps) {
  const { t } = useStaff()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(EnrolBody),
    defaultValues: replaces ? { password: '' } : {},
  })
  return (
    <StaffForm onSubmit={handleSubmit((body) => onBegin(body))}>
      <p>{t('Enrol.why')}</p>
      {replaces && (
        <FormField
          control={control}
          name="password"
          aria-required
          label={t('Enrol.passwordFirst')}
          type="password"
          autoComplete="current-password"
        />
      )}
      <Submit change={begin} said={{ WrongCredentials: t('Account.wrongPassword') }}>
        {t('Enrol.start')}
      </Submit>
    </StaffForm>
  )
}

function Codes({ codes }: { codes: string[] }) {
  const { t } = useStaff()
  const heading = useRef<HTMLHeadingElement>(null)
  // They take the place of the form: what they are for is read before the buttons.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {t('Enrol.codesTitle')}
      </h2>
      <p>{t('Enrol.codesText')}</p>
      <ul className="staff-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button look="quiet" size="small" onClick={() => window.print()}>
          {t('Common.print')}
        </Button>
        <Button size="small" onClick={() => location.assign('/staff')}>
          {t('Enrol.codesDone')}
        </Button>
      </div>
    </section>
  )
}
