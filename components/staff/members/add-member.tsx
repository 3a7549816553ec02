'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { Invited, MemberBody, staffRoles } from '@/lib/contract/staff-accounts'
import { StaffChoice } from '../kit/choice'
import { EmailField, FormField, StaffForm, Submit } from '../kit/form'
import { sentValues, settle } from '../kit/settle'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { useChange } from '../kit/use-change'
import { useMadeId } from '../kit/use-made-id'

const empty: MemberBody = { name: '', email: '', role: 'orders' }

/** Adds a colleague, who gets a link to join. */
export function AddMember({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const { t } = useStaff()
  const form = useForm<MemberBody>({ resolver: zodResolver(MemberBody), defaultValues: empty })
  const add = useChange((body: MemberBody) => staffCall(Invited, 'POST /members', body))
  const ids = useMadeId()
  const submit = form.handleSubmit((body) => {
    const sent = sentValues(form)
    add.mutate(
      { ...body, id: ids.of(body.email) },
      {
        onSuccess: (invited) => {
          ids.forget()
          onInvited(invited)
          settle(form, empty, sent)
        },
      },
    )
  })
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
