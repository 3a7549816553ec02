'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Invited, MemberBody, staffRoles } from '@/lib/contract/staff-accounts'
import { StaffChoice } from '../kit/choice'
import { Failure } from '../kit/failure'
import { StaffField } from '../kit/field'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
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
  const { errors } = form.formState
  return (
    <form method="dialog" className="staff-card grid content-start gap-4" noValidate onSubmit={submit}>
      <h2 className="text-h3">{t('Members.add')}</h2>
      <StaffField
        label={t('Common.name')}
        dir="auto"
        autoComplete="off"
        invalid={Boolean(errors.name)}
        {...form.register('name')}
      />
      <StaffField
        label={t('Common.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        invalid={Boolean(errors.email)}
        {...form.register('email')}
      />
      <Controller
        control={form.control}
        name="role"
        render={({ field: { value, onChange } }) => (
          <StaffChoice
            label={t('Members.role')}
            value={value}
            options={staffRoles.map((role) => ({ value: role, label: t(`Roles.${role}`) }))}
            onChange={onChange}
          />
        )}
      />
      <Failure error={add.error} />
      <Button type="submit" busy={add.isPending} busyLabel={t('Common.working')}>
        {t('Members.invite')}
      </Button>
    </form>
  )
}
