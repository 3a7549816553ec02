'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DropZone, FileTrigger, ProgressBar, Button as Trigger } from 'react-aria-components'
import { Button, buttonClass } from '@/components/ui/button'
import { STAFF_BASE, type ImportReport } from '@/lib/contract/staff'
import { failureText } from '../kit/failure'
import { StaffCallError } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { droppedFiles, filesOf, withFiles, type Chosen } from './chosen-files'
import { ReportTable } from './report-table'
import { ImportBroken, runImport, type ImportJob, type ImportStep } from './run-import'

const nothing: Chosen = { csv: null, pictures: [] }
const quiet = buttonClass({ look: 'quiet', size: 'small' })

/** Import of a product CSV with pictures: first what it would change, then the import; and the export. */
export function ImportView() {
  const { t } = useStaff()
  const [chosen, setChosen] = useState(nothing)
  const [step, setStep] = useState<{ name: ImportStep; done: number; total: number } | null>(null)
  const job = useMutation({
    mutationFn: (asked: ImportJob) => runImport(asked, (name, done, total) => setStep({ name, done, total })),
    onSettled: () => setStep(null),
  })
  useUnsaved(job.isPending)
  const choose = (files: Parameters<typeof withFiles>[1]) => {
    setChosen((before) => withFiles(before, files))
    job.reset()
  }
  const start = (dryRun: boolean) => chosen.csv && job.mutate({ csv: chosen.csv, pictures: chosen.pictures, dryRun })
  const checked = job.data?.report.dryRun
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Import.title')}</h1>
        <a href={`${STAFF_BASE}/export`} download className={buttonClass({ look: 'quiet', size: 'small' }, 'ms-auto')}>
          {t('Import.export')}
        </a>
      </div>
      <div className="grid gap-4">
        <DropZone
          className="staff-drop"
          isDisabled={job.isPending}
          onDrop={({ items }) => void droppedFiles(items).then(choose)}
        >
          <p className="font-medium">{t('Import.drop')}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <FileTrigger acceptedFileTypes={['.csv', 'text/csv']} onSelect={(files) => files && choose(filesOf(files))}>
              <Trigger className={quiet}>{t('Import.chooseCsv')}</Trigger>
            </FileTrigger>
            <FileTrigger
              allowsMultiple
              acceptedFileTypes={['image/*', 'video/mp4', 'video/webm']}
              onSelect={(files) => files && choose(filesOf(files))}
            >
              <Trigger className={quiet}>{t('Import.choosePictures')}</Trigger>
            </FileTrigger>
            <FileTrigger acceptDirectory onSelect={(files) => files && choose(filesOf(files))}>
              <Trigger className={quiet}>{t('Import.chooseFolder')}</Trigger>
            </FileTrigger>
          </div>
          <p className="text-small text-date-600">{t('Import.text')}</p>
        </DropZone>
        {chosen.csv && (
          <section className="staff-card flex flex-wrap items-center gap-4">
            <p className="grid flex-1">
              <bdi className="font-semibold break-all">{chosen.csv.name}</bdi>
              <span className="text-small text-date-600">
                {t('Import.pictures', { count: chosen.pictures.length })}
              </span>
            </p>
            <Button look="quiet" size="small" onClick={() => (setChosen(nothing), job.reset())}>
              {t('Import.again')}
            </Button>
            {!job.data && (
              <Button busy={job.isPending} busyLabel={t('Common.working')} onClick={() => start(true)}>
                {t('Import.check')}
              </Button>
            )}
            {checked && <Button onClick={() => start(false)}>{t('Import.run')}</Button>}
          </section>
        )}
        <div role="status" className="empty:hidden">
          {step && <Step {...step} />}
          {job.data && <Outcome report={job.data.report} refusedPictures={job.data.refused.length} />}
        </div>
        <div role="alert" className="empty:hidden">
          {job.error && <Problem error={job.error} />}
        </div>
        {job.data && <ReportTable result={job.data} />}
      </div>
    </>
  )
}

function Step({ name, done, total }: { name: ImportStep; done: number; total: number }) {
  const { t } = useStaff()
  const labels = { sending: 'sending', comparing: 'comparing', importing: 'importing', naming: 'naming' } as const
  const label = name === 'reading' ? t('Import.checking') : t(`Import.${labels[name]}`, { done, total })
  return (
    <div className="staff-card grid gap-2">
      <p>{label}</p>
      <ProgressBar
        className="staff-progress"
        aria-label={label}
        maxValue={total || 1}
        value={done}
        isIndeterminate={!total}
      >
        {({ percentage = 100 }) => <span style={{ inlineSize: `${percentage}%` }} />}
      </ProgressBar>
    </div>
  )
}

interface OutcomeProps {
  report: ImportReport
  refusedPictures: number
}

function Outcome({ report, refusedPictures }: OutcomeProps) {
  const { t } = useStaff()
  const { dryRun, resumed, products, created, changed, unchanged, bad } = report
  const counts = { created, changed, unchanged, refused: bad.length + refusedPictures }
  return (
    <div className="staff-note grid gap-1">
      <p className="font-semibold">{dryRun ? t('Import.dry') : t('Import.done')}</p>
      <p>{products === 0 ? t('Import.noProducts') : t('Import.summary', counts)}</p>
      {resumed && <p>{t('Import.resumed')}</p>}
    </div>
  )
}

/** What the shop says of the file is in English, as in the report. */
function Problem({ error }: { error: unknown }) {
  const { t } = useStaff()
  if (error instanceof ImportBroken) return <p className="staff-failure">{t('Import.broken')}</p>
  const reason = error instanceof StaffCallError ? Object.values(error.fields)[0] : undefined
  return (
    <div className="staff-failure">
      <p>{failureText(error, t)}</p>
      {reason && (
        <p lang="en" dir="ltr">
          {reason}
        </p>
      )}
    </div>
  )
}
