'use client'

import { useState } from 'react'
import { z } from 'zod'
import { Invited, StaffMember, staffRoles, type StaffRole } from '@/lib/contract/staff-accounts'
import { ConfirmButton } from '../kit/confirm'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { useOverwriting } from '../kit/use-overwriting'
import { useUnsaved } from '../kit/unsaved'
import { AddMember } from './add-member'
import { Invitation } from './invitation'
import { PageTitle } from '../kit/page-title'

interface Props {
  /** With the time of the last visit as text. */
  members: (StaffMember & { seen: string | null })[]
  selfId: string
  /** The demo's owner changes nothing. */
  readOnly: boolean
}

/** The members of staff: roles, invitations, access. */
export function MembersView({ members, selfId, readOnly }: Props) {
  const { t } = useStaff()
  const [invited, setInvited] = useState<Invited | null>(null)
  return (
    <>
      <PageTitle title={t('Members.title')} />
      {readOnly && <p className="staff-note mb-5">{t('Account.demo')}</p>}
      {invited && <Invitation key={invited.link} invited={invited} onClose={() => setInvited(null)} />}
      <div className="staff-columns">
        <ul className="grid content-start gap-4">
          {members.map((member) => (
            <li key={member.id} className="staff-card grid gap-3">
              <Head member={member} />
              {!readOnly && member.id !== selfId && <Access member={member} onInvited={setInvited} />}
            </li>
          ))}
        </ul>
        {!readOnly && <AddMember onInvited={setInvited} />}
      </div>
    </>
  )
}

function Head({ member }: { member: Props['members'][number] }) {
  const { t } = useStaff()
  const state = member.disabled ? t('Members.disabled') : member.joined ? member.seen : t('Members.invited')
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div>
        <h2 className="font-semibold">
          <bdi>{member.name}</bdi>
        </h2>
        <bdi className="text-small text-date-600">{member.email}</bdi>
      </div>
      <p className="text-small text-date-600">
        {t(`Roles.${member.role}`)} · {state ?? t('Members.notSeen')}
      </p>
    </div>
  )
}

function Access({ member, onInvited }: { member: StaffMember; onInvited: (invited: Invited) => void }) {
  const { t } = useStaff()
  const { id, name, disabled } = member
  const disable = useChange((body: { disabled: boolean }) =>
    staffCall(z.unknown(), `PUT /members/${id}/disabled`, body),
  )
  const reset = useChange(() => staffCall(Invited, `POST /members/${id}/reset`))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* Another owner's change shows. */}
      <RoleForm key={member.role} member={member} />
      {!disabled && (
        <ConfirmButton
          look="quiet"
          size="small"
          action={t('Members.reset')}
          text={t('Members.resetText', { name })}
          onConfirm={async () => onInvited(await reset.mutateAsync())}
        />
      )}
      <ConfirmButton
        look={disabled ? 'quiet' : 'danger'}
        size="small"
        action={disabled ? t('Members.enable') : t('Members.disable')}
        text={disabled ? name : t('Members.disableText', { name })}
        onConfirm={() => disable.mutateAsync({ disabled: !disabled })}
      />
    </div>
  )
}

/** A member's role; a new one counts after the question. */
function RoleForm({ member }: { member: StaffMember }) {
  const { t } = useStaff()
  const [role, setRole] = useState<StaffRole>(member.role)
  const check = useOverwriting()
  const change = useChange(async (body: { role: StaffRole }) => {
    const members = await staffCall(z.array(StaffMember), 'GET /members')
    check(member, body, members.find(({ id }) => id === member.id) ?? member)
    return staffCall(z.unknown(), `PUT /members/${member.id}/role`, body)
  })
  useUnsaved(change.isPending)
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
