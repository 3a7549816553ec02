import type { BackupSchedule } from '@/lib/contract/staff'
import type { StaffTexts } from '../kit/translations'
import { staffTime } from '../kit/when'
import { Card } from '../kit/card'

interface Props extends StaffTexts {
  schedule: BackupSchedule
}

/** Scheduled backups: times, place, the last and the next one, and why the last attempt failed. */
export function Schedule({ schedule: { at, keep, to, next, last, failure }, t, language }: Props) {
  return (
    <Card title={t('Backups.schedule')} className="gap-3">
      {at.length === 0 ? (
        <p>{t('Backups.unscheduled')}</p>
      ) : (
        <>
          <p>{t('Backups.scheduled', { times: new Intl.ListFormat(language).format(at), keep })}</p>
          <p dir="ltr" className="text-note break-all text-date-600">
            {to}
          </p>
          {next && <p>{t('Backups.next', { when: staffTime(next, language) })}</p>}
          <p>
            {last
              ? t('Backups.last', { when: staffTime(last.at, language), size: (last.bytes / 1e6).toFixed(1) })
              : t('Backups.noneYet')}
          </p>
        </>
      )}
      {failure && (
        <div role="alert" className="staff-failure">
          <p>{t('Backups.failed', { when: staffTime(failure.at, language) })}</p>
          <p lang="en" dir="ltr" className="break-all">
            {failure.reason}
          </p>
        </div>
      )}
    </Card>
  )
}
