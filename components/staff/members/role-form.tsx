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
      <select
        aria-label={`${t('Members.role')}: ${member.name}`}
        className="staff-select"
        autoComplete="off"
        value={role}
        onChange={(event) => setRole(staffRoles.find((one) => one === event.target.value) ?? role)}
      >
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {t(`Roles.${one}`)}
          </option>
        ))}
      </select>
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
