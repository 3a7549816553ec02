'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FirstOwnerBody, StaffSelf } from '@/lib/contract/staff-accounts'
import { EmailField, FormField, NewPasswordField, StaffForm, Submit } from '../kit/form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'

/** The first visit of a new shop: the staff token makes its holder the owner. */
export function FirstOwner({ passwordMinLength }: { passwordMinLength: number }) {
  const { t } = useStaff()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(FirstOwnerBody),
    defaultValues: { token: '', name: '', email: '', password: '' },
  })
  const create = useMutation({
    mutationFn: (body: z.infer<typeof FirstOwnerBody>) => staffCall(StaffSelf, 'POST /first-owner', body),
    onSuccess: () => location.replace('/staff/second-factor'),
  })
  return (
    <StaffForm onSubmit={handleSubmit((body) => create.mutate(body))}>
      <FormField
        control={control}
        name="token"
        aria-required
        label={t('First.token')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <FormField control={control} name="name" aria-required label={t('Common.name')} dir="auto" autoComplete="name" />
      <EmailField control={control} name="email" autoComplete="username" />
      <NewPasswordField control={control} name="password" label={t('Common.password')} minLength={passwordMinLength} />
      <Submit change={create} leaves>
        {t('First.submit')}
      </Submit>
    </StaffForm>
  )
}
