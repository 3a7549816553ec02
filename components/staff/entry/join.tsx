'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { InvitationBody, StaffSelf } from '@/lib/contract/staff-accounts'
import { Button } from '@/components/ui/button'
import { Failure } from '../kit/failure'
import { NewPasswordField } from '../kit/new-password-field'
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
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { password: '' } })
  const join = useMutation({
    mutationFn: ({ password }: z.infer<typeof Form>) =>
      staffCall(StaffSelf, 'POST /invitation', { invitation, password }),
    onSuccess: () => location.replace('/staff/second-factor'),
  })
  if (invitation === '') return <p className="staff-failure">{t('Join.missing')}</p>
  return (
    <form method="dialog" className="grid gap-4" noValidate onSubmit={form.handleSubmit((body) => join.mutate(body))}>
      <NewPasswordField
        label={t('Account.newPassword')}
        minLength={passwordMinLength}
        invalid={Boolean(form.formState.errors.password)}
        {...form.register('password')}
      />
      <Failure error={join.error} />
      <Button type="submit" busy={join.isPending || join.isSuccess} busyLabel={t('Common.working')}>
        {t('Join.submit')}
      </Button>
    </form>
  )
}
