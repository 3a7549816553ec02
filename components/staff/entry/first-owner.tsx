'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FirstOwnerBody, StaffSelf } from '@/lib/contract/staff-accounts'
import { Button } from '@/components/ui/button'
import { Failure } from '../kit/failure'
import { StaffField } from '../kit/field'
import { NewPasswordField } from '../kit/new-password-field'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'

/** The first visit of a new shop: the staff token makes its holder the owner. */
export function FirstOwner({ passwordMinLength }: { passwordMinLength: number }) {
  const { t } = useStaff()
  const form = useForm({
    resolver: zodResolver(FirstOwnerBody),
    defaultValues: { token: '', name: '', email: '', password: '' },
  })
  const create = useMutation({
    mutationFn: (body: z.infer<typeof FirstOwnerBody>) => staffCall(StaffSelf, 'POST /first-owner', body),
    onSuccess: () => location.replace('/staff/second-factor'),
  })
  const { errors } = form.formState
  return (
    <form method="dialog" className="grid gap-4" noValidate onSubmit={form.handleSubmit((body) => create.mutate(body))}>
      <StaffField
        label={t('First.token')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        invalid={Boolean(errors.token)}
        {...form.register('token')}
      />
      <StaffField
        label={t('Common.name')}
        dir="auto"
        autoComplete="name"
        invalid={Boolean(errors.name)}
        {...form.register('name')}
      />
      <StaffField
        label={t('Common.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        invalid={Boolean(errors.email)}
        {...form.register('email')}
      />
      <NewPasswordField
        label={t('Common.password')}
        minLength={passwordMinLength}
        invalid={Boolean(errors.password)}
        {...form.register('password')}
      />
      <Failure error={create.error} />
      <Button type="submit" busy={create.isPending || create.isSuccess} busyLabel={t('Common.working')}>
        {t('First.submit')}
      </Button>
    </form>
  )
}
