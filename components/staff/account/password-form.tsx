'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { PasswordChangeBody } from '@/lib/contract/staff-accounts'
import { Failure } from '../kit/failure'
import { FormField, StaffForm } from '../kit/form'
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
  const { control, handleSubmit } = form
  return (
    <StaffForm className="staff-card grid gap-4" onSubmit={handleSubmit((body) => change.mutate(body))}>
      <h2 className="text-h3">{t('Account.changePassword')}</h2>
      <FormField
        control={control}
        name="current"
        label={t('Account.currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordField
        control={control}
        name="password"
        label={t('Account.newPassword')}
        minLength={passwordMinLength}
      />
      <Failure error={change.error} />
      <div role="status">{change.isSuccess && <p>{t('Account.passwordChanged')}</p>}</div>
      <Button type="submit" look="quiet" size="small" busy={change.isPending} busyLabel={t('Common.working')}>
        {t('Account.changePassword')}
      </Button>
    </StaffForm>
  )
}
