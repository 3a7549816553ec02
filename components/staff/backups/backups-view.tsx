'use client'

import { useMutation } from '@tanstack/react-query'
import { FileTrigger, Button as Trigger } from 'react-aria-components'
import { buttonClass } from '@/components/ui/button'
import { STAFF_BASE, VerifiedBackup } from '@/lib/contract/staff'
import { failureText } from '../kit/failure'
import { StaffCallError, staffSend } from '../kit/staff-call'
import { useStaff } from '../kit/translations'

/** Backups: make one, check one. A restore is made on the server. */
export function BackupsView({ readOnly }: { /** The demo's owner makes none. */ readOnly: boolean }) {
  const { t } = useStaff()
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Backups.title')}</h1>
      </div>
      {readOnly && <p className="staff-note mb-5">{t('Backups.demo')}</p>}
      <div className="staff-columns">
        <div className="grid gap-4">
          {!readOnly && (
            <section className="staff-card grid justify-items-start gap-4">
              <p>{t('Backups.makeText')}</p>
              <a href={`${STAFF_BASE}/backup`} download className={buttonClass({})}>
                {t('Backups.make')}
              </a>
            </section>
          )}
          {!readOnly && <Verify />}
        </div>
        <section className="staff-card grid gap-3">
          <h2 className="text-h3">{t('Backups.restore')}</h2>
          <p>{t('Backups.restoreText')}</p>
          <p dir="ltr" className="overflow-x-auto rounded-[var(--radius-field)] bg-sand-100 p-3 text-note">
            npm run shop -- restore oasis-backup.gz
          </p>
        </section>
      </div>
    </>
  )
}

function Verify() {
  const { t } = useStaff()
  const check = useMutation({
    mutationFn: async (file: File) => {
      const response = await staffSend('POST /backup/verify', { body: file })
      const { data } = Object(await response.json())
      return VerifiedBackup.parse(data)
    },
  })
  return (
    <section className="staff-card grid justify-items-start gap-4">
      <h2 className="text-h3">{t('Backups.verify')}</h2>
      <p>{t('Backups.verifyText')}</p>
      <FileTrigger acceptedFileTypes={['.gz']} onSelect={(files) => files?.[0] && check.mutate(files[0])}>
        <Trigger className={buttonClass({ look: 'quiet' })} isDisabled={check.isPending}>
          {t('Backups.choose')}
        </Trigger>
      </FileTrigger>
      <div role="status" className="grid gap-2 empty:hidden">
        {check.isPending && <p>{t('Backups.checking', { name: check.variables.name })}</p>}
        {check.isSuccess && <Sums backup={check.data} name={check.variables.name} />}
      </div>
      <div role="alert" className="grid gap-2 empty:hidden">
        {check.isError && <Refusal error={check.error} />}
      </div>
    </section>
  )
}

function Sums({ backup: { rows, files, sha256 }, name }: { backup: VerifiedBackup; name: string }) {
  const { t } = useStaff()
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <p className="font-semibold text-palm-800">
        {t('Backups.good')} <bdi>{name}</bdi>
      </p>
      <p>{t('Backups.sums', { rows: total, files })}</p>
      <p className="text-note break-all text-date-600" dir="ltr">
        SHA-256 {sha256}
      </p>
    </>
  )
}

/** A file that is no backup is told apart from a call that failed. */
function Refusal({ error }: { error: unknown }) {
  const { t } = useStaff()
  const reason = error instanceof StaffCallError && error.code === 'BadRequest' ? error.fields.file : undefined
  return (
    <div className="staff-failure">
      <p>{reason ? t('Backups.bad') : failureText(error, t)}</p>
      {reason && (
        <p lang="en" dir="ltr">
          {reason}
        </p>
      )}
    </div>
  )
}
