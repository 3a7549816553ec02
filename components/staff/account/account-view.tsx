'use client'

import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { PasswordChangeBody, type StaffSessionWire } from '@/lib/contract/staff-accounts'
import { Failure } from '../kit/failure'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { deviceName } from './device-name'
import { PageTitle } from '../kit/page-title'
import { PageButton } from '../kit/links'
import { Card } from '../kit/card'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormField, NewPasswordField, StaffForm } from '../kit/form'

interface Props {
  /** With the time of the last use as text. */
  sessions: (StaffSessionWire & { seen: string })[]
  codesLeft: number
  demo: boolean
  passwordMinLength: number
}

/** A member's own account: sessions, password, second factor. */
export function AccountView({ sessions, codesLeft, demo, passwordMinLength }: Props) {
  const { t } = useStaff()
  const leave = useChange(async () => {
    await staffCall(z.unknown(), 'DELETE /session')
    location.assign('/staff/sign-in')
  })
  return (
    <>
      <PageTitle title={t('Account.title')}>
        <Button look="danger" size="small" className="ms-auto" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('Account.signOut')}
        </Button>
      </PageTitle>
      <Failure error={leave.error} />
      {demo && <p className="staff-note mb-5">{t('Account.demo')}</p>}
      <div className="staff-columns">
        <Card title={t('Account.sessions')} className="content-start gap-4">
          <ul className="staff-low">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </Card>
        {!demo && (
          <div className="grid content-start gap-5">
            <Card title={t('Account.secondFactor')}>
              <p>{t('Account.codesLeft', { count: codesLeft })}</p>
              <PageButton href="/staff/second-factor" className="justify-self-start">
                {t('Account.newSecondFactor')}
              </PageButton>
            </Card>
            <PasswordForm passwordMinLength={passwordMinLength} />
          </div>
        )}
      </div>
    </>
  )
}

function SessionRow({ session }: { session: Props['sessions'][number] }) {
  const { t } = useStaff()
  const revoke = useChange(() => staffCall(z.unknown(), `DELETE /sessions/${session.id}`), { movesRows: true })
  return (
    <li>
      <div>
        <p className="font-medium wrap-anywhere">
          <bdi title={session.agent}>{deviceName(session.agent)}</bdi>
        </p>
        <p className="text-small text-date-600">
          <bdi>{session.address || t('Account.unknownAddress')}</bdi> · {t('Account.lastSeen', { at: session.seen })}
        </p>
        <Failure error={revoke.error} />
      </div>
      {session.current ? (
        <span className="staff-chip">{t('Account.current')}</span>
      ) : (
        <Button look="quiet" size="small" busy={revoke.isPending || revoke.isSuccess} onClick={() => revoke.mutate()}>
          {t('Account.revoke')}
        </Button>
      )}
    </li>
  )
}

/** Changes a member's own password. */
function PasswordForm({ passwordMinLength }: { passwordMinLength: number }) {
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
        aria-required
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
      <Failure error={change.error} said={{ WrongCredentials: t('Account.wrongPassword') }} />
      <div role="status">{change.isSuccess && <p>{t('Account.passwordChanged')}</p>}</div>
      <Button type="submit" look="quiet" size="small" busy={change.isPending} busyLabel={t('Common.working')}>
        {t('Account.changePassword')}
      </Button>
    </StaffForm>
  )
}
