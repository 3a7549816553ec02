'use client'

import { useState } from 'react'
import { z } from 'zod'
import { staffRoles, type StaffMember, type StaffRole } from '@/lib/contract/staff-accounts'
import { ConfirmButton } from '../kit/confirm'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'

/** A member's role; a new one counts after the question. */
export function RoleForm({ member }: { member: StaffMember }) {
  const { t } = useStaff()
  const [role, setRole] = useState<StaffRole>(member.role)
  const change = useChange((body: { role: StaffRole }) =>
    staffCall(z.unknown(), `PUT /members/${member.id}/role`, body),
  )
  return (
    <>
      <RoleSelect value={role} onChange={setRole} label={`${t('Members.role')}: ${member.name}`} />
      {role !== member.role && (
        <ConfirmButton
          size="small"
          action={t('Common.save')}
          text={t('Members.roleText', { name: member.name })}
          onConfirm={() => change.mutateAsync({ role })}
        />
      )}
    </>
  )
}

interface SelectProps {
  value: StaffRole
  onChange: (role: StaffRole) => void
  label: string
}

export function RoleSelect({ value, onChange, label }: SelectProps) {
  const { t } = useStaff()
  return (
    <select
      aria-label={label}
      className="staff-select"
      value={value}
      onChange={(event) => onChange(staffRoles.find((role) => role === event.target.value) ?? value)}
    >
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {t(`Roles.${role}`)}
        </option>
      ))}
    </select>
  )
}
