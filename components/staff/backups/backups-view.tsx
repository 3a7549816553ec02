'use client'

import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { STAFF_BASE, VerifiedBackup } from '@/lib/contract/staff'
import { failureText } from '../kit/failure'
import { StaffCallError, staffUpload } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { PageTitle } from '../kit/page-title'
import { ActionLink } from '../kit/links'
import { Card } from '../kit/card'
import { FileButton } from '../kit/file-button'

/** Backups: make one, check one, see the scheduled ones. A restore is made on the server. */
export function BackupsView({
  readOnly,
  children,
}: {
  /** The demo's owner makes none. */
  readOnly: boolean
  /** The schedule, whose times are formatted on the server. */
  children: ReactNode
}) {
  const { t } = useStaff()
  return (
    <>
      <PageTitle title={t('Backups.title')} />
      {readOnly && <p className="staff-note mb-5">{t('Backups.demo')}</p>}
      <div className="staff-columns">
        <div className="grid gap-4">
          {!readOnly && (
            <section className="staff-card grid justify-items-start gap-4">
              <p>{t('Backups.makeText')}</p>
              <ActionLink href={`${STAFF_BASE}/backup`} download look="primary" size="medium">
                {t('Backups.make')}
              </ActionLink>
            </section>
          )}
          {!readOnly && <Verify />}
          {children}
        </div>
        <Card title={t('Backups.restore')} className="gap-3">
          <p>{t('Backups.restoreText')}</p>
          <p dir="ltr" className="overflow-x-auto rounded-[var(--radius-field)] bg-sand-100 p-3 text-note">
            npm run shop -- restore oasis-backup.gz
          </p>
        </Card>
      </div>
    </>
  )
}

function Verify() {
  const { t } = useStaff()
  const check = useMutation({ mutationFn: (file: File) => staffUpload(VerifiedBackup, '/backup/verify', file) })
  return (
    <Card title={t('Backups.verify')} className="justify-items-start gap-4">
      <p>{t('Backups.verifyText')}</p>
      <FileButton
        acceptedFileTypes={['.gz']}
        onFile={(file) => check.mutate(file)}
        size="medium"
        busy={check.isPending}
      >
        {t('Backups.choose')}
      </FileButton>
      <div role="status" className="grid gap-2 empty:absolute">
        {check.isPending && <p>{t('Backups.checking', { name: check.variables.name })}</p>}
        {check.isSuccess && <Sums backup={check.data} name={check.variables.name} />}
      </div>
      <div role="alert" className="grid gap-2 empty:hidden">
        {check.isError && <Refusal error={check.error} />}
      </div>
    </Card>
  )
}

function Sums({ backup: { rows, files, sha256, picturesIn }, name }: { backup: VerifiedBackup; name: string }) {
  const { t } = useStaff()
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <p className="font-semibold text-palm-800">
        {t('Backups.good')} <bdi>{name}</bdi>
      </p>
      <p>{t('Backups.sums', { rows: total, files })}</p>
      {picturesIn && <p>{t('Backups.picturesIn', { bucket: picturesIn })}</p>}
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
