'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { Invited, MemberBody, staffRoles } from '@/lib/contract/staff-accounts'
import { StaffChoice } from '../kit/choice'
import { EmailField, FormField, StaffForm, Submit } from '../kit/form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { useChange } from '../kit/use-change'

/** Adds a colleague, who gets a link to join. */
export function AddMember({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const { t } = useStaff()
  const form = useForm({
    resolver: zodResolver(MemberBody),
    defaultValues: { name: '', email: '', role: 'orders' as const },
  })
  const add = useChange((body: MemberBody) => staffCall(Invited, 'POST /members', body))
  const submit = form.handleSubmit((body) =>
    add.mutate(body, {
      onSuccess: (invited) => {
        onInvited(invited)
        form.reset()
      },
    }),
  )
  const { control, formState } = form
  useUnsaved(formState.isDirty)
  return (
    <StaffForm className="staff-card grid content-start gap-4" onSubmit={submit}>
      <h2 className="text-h3">{t('Members.add')}</h2>
      <FormField control={control} name="name" aria-required label={t('Common.name')} dir="auto" autoComplete="off" />
      <EmailField control={control} name="email" autoComplete="off" />
      <Controller
        control={control}
        name="role"
        render={({ field: { value, onChange } }) => (
          <StaffChoice
            label={t('Members.role')}
            value={value}
            options={staffRoles.map((role) => ({ value: role, label: t(`Roles.${role}`) }))}
            onChoose={onChange}
          />
        )}
      />
      <Submit change={add} said={{ Conflict: t('Members.emailTaken') }}>
        {t('Members.invite')}
      </Submit>
    </StaffForm>
  )
}
