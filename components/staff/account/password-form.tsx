'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { PasswordChangeBody } from '@/lib/contract/staff-accounts'
import { Failure } from '../kit/failure'
import { StaffField } from '../kit/field'
import { NewPasswordField } from '../kit/new-password-field'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'

/** Changes a member's own password. */
export function PasswordForm({ passwordMinLength }: { passwordMinLength: number }) {
  const { t } = useStaff()
  const form = useForm({ resolver: zodResolver(PasswordChangeBody), defaultValues: { current: '', password: '' } })
  const change = useChange((body: z.infer<typeof PasswordChangeBody>) =>
    staffCall(z.unknown(), 'PUT /password', body).then(() => form.reset()),
  )
  const { errors } = form.formState
  return (
    <form
      method="dialog"
      className="staff-card grid gap-4"
      noValidate
      onSubmit={form.handleSubmit((body) => change.mutate(body))}
    >
      <h2 className="text-h3">{t('Account.changePassword')}</h2>
      <StaffField
        label={t('Account.currentPassword')}
        type="password"
        dir="ltr"
        autoComplete="current-password"
        invalid={Boolean(errors.current)}
        {...form.register('current')}
      />
      <NewPasswordField
        label={t('Account.newPassword')}
        minLength={passwordMinLength}
        invalid={Boolean(errors.password)}
        {...form.register('password')}
      />
      <Failure error={change.error} />
      <div role="status">{change.isSuccess && <p>{t('Account.passwordChanged')}</p>}</div>
      <Button type="submit" look="quiet" size="small" busy={change.isPending} busyLabel={t('Common.working')}>
        {t('Account.changePassword')}
      </Button>
    </form>
  )
}
