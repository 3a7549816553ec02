'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { InvitationBody, StaffSelf } from '@/lib/contract/staff-accounts'
import { NewPasswordField, StaffForm, Submit } from '../kit/form'
import { StaffLink } from '../kit/links'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'

const Form = InvitationBody.pick({ password: true })
const noChanges = () => () => {}

/** An invited colleague chooses a password. The invitation is behind the `#` of the address, which no server sees. */
export function Join({ passwordMinLength }: { passwordMinLength: number }) {
  const { t } = useStaff()
  const invitation = useSyncExternalStore(
    noChanges,
    () => location.hash.slice(1),
    () => null,
  )
  const { control, handleSubmit } = useForm({ resolver: zodResolver(Form), defaultValues: { password: '' } })
  const join = useMutation({
    mutationFn: ({ password }: z.infer<typeof Form>) =>
      staffCall(StaffSelf, 'POST /invitation', { invitation, password }),
    onSuccess: () => location.replace('/staff/second-factor'),
  })
  const over = (
    <>
      {t('Join.over')}{' '}
      <StaffLink href="/staff/sign-in" className="underline underline-offset-4">
        {t('SignIn.submit')}
      </StaffLink>
    </>
  )
  if (invitation === '') return <p className="staff-failure">{t('Join.missing')}</p>
  return (
    <StaffForm onSubmit={handleSubmit((body) => join.mutate(body))}>
      <NewPasswordField
        control={control}
        name="password"
        label={t('Account.newPassword')}
        minLength={passwordMinLength}
      />
      <Submit change={join} said={{ NotFound: over }} leaves>
        {t('Join.submit')}
      </Submit>
    </StaffForm>
  )
}
