'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DropZone, ProgressBar } from 'react-aria-components'
import { Button } from '@/components/ui/button'
import { STAFF_BASE, type ImportReport } from '@/lib/contract/staff'
import { remarkText } from '@/lib/i18n/import-remark'
import { failureText } from '../kit/failure'
import { StaffCallError } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { droppedFiles, filesOf, isPicture, isWorkbook, withFiles, type Chosen } from './chosen-files'
import { ReportTable } from './report-table'
import { ImportBroken, isChangedFile, runImport, type ImportJob, type ImportStep, type PictureFile } from './run-import'
import { PageTitle } from '../kit/page-title'
import { ActionLink } from '../kit/links'
import { FileButton } from '../kit/file-button'

const nothing: Chosen = { csv: null, pictures: [] }

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
  const choose = (files: PictureFile[]) => {
    setChosen((before) => withFiles(before, files))
    job.reset()
  }
  const pick = (files: FileList) => choose(filesOf(files))
  const start = (dryRun: boolean) => chosen.csv && job.mutate({ csv: chosen.csv, pictures: chosen.pictures, dryRun })
  const canRun = job.data?.report.dryRun && job.data.report.products > 0
  return (
    <>
      <PageTitle title={t('Import.title')}>
        <ActionLink href={`${STAFF_BASE}/export`} download className="ms-auto">
          {t('Import.export')}
        </ActionLink>
      </PageTitle>
      <div className="grid gap-4">
        <DropZone
          className="grid justify-items-center gap-4 rounded-card border-2 border-dashed border-control bg-white px-4 py-7 text-center data-drop-target:border-palm-700 data-drop-target:bg-palm-50"
          isDisabled={job.isPending}
          onDrop={({ items }) => void droppedFiles(items).then(choose)}
        >
          <p className="font-medium">{t('Import.drop')}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <FileButton
              acceptedFileTypes={['.csv', 'text/csv', '.txt', 'text/plain']}
              onFiles={pick}
              disabled={job.isPending}
            >
              {t('Import.chooseCsv')}
            </FileButton>
            <FileButton
              allowsMultiple
              acceptedFileTypes={['image/*', 'video/mp4', 'video/webm']}
              onFiles={pick}
              disabled={job.isPending}
            >
              {t('Import.choosePictures')}
            </FileButton>
            <FileButton acceptDirectory onFiles={pick} disabled={job.isPending}>
              {t('Import.chooseFolder')}
            </FileButton>
          </div>
          <p className="text-small text-date-600">{t('Import.text')}</p>
        </DropZone>
        {chosen.csv && (
          <section className="staff-card flex flex-wrap items-center gap-4">
            <p className="grid flex-1 basis-48">
              <bdi className="font-semibold break-all">{chosen.csv.name}</bdi>
              <span className="text-small text-date-600">
                {t('Import.pictures', { count: chosen.pictures.filter(isPicture).length })}
              </span>
            </p>
            <Button
              look="quiet"
              size="small"
              disabled={job.isPending}
              onClick={() => (setChosen(nothing), job.reset())}
            >
              {t('Import.again')}
            </Button>
            {!job.data && (
              <Button busy={job.isPending} busyLabel={t('Common.working')} onClick={() => start(true)}>
                {t('Import.check')}
              </Button>
            )}
            {canRun && <Button onClick={() => start(false)}>{t('Import.run')}</Button>}
          </section>
        )}
        <div role="status" className="empty:absolute">
          {!chosen.csv && chosen.pictures.length > 0 && <NoCsv files={chosen.pictures} />}
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

/** Files that cannot be imported yet. */
function NoCsv({ files }: { files: PictureFile[] }) {
  const { t } = useStaff()
  const pictures = files.filter(isPicture).length
  return (
    <div className="staff-note">
      {pictures > 0 && <p className="font-semibold">{t('Import.pictures', { count: pictures })}</p>}
      <p>{files.some(isWorkbook) ? t('Import.remarks.otherFile', { kind: 'excel' }) : t('Import.notCsv')}</p>
    </div>
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
        className="h-2 overflow-hidden rounded-full bg-sand-200"
        aria-label={label}
        maxValue={total || 1}
        value={done}
        isIndeterminate={!total}
      >
        {({ percentage = 100 }) => (
          <span className="block h-full bg-palm-700" style={{ inlineSize: `${percentage}%` }} />
        )}
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

function Problem({ error }: { error: unknown }) {
  const { t } = useStaff()
  if (error instanceof ImportBroken) return <p className="staff-failure">{t('Import.broken')}</p>
  if (isChangedFile(error)) return <p className="staff-failure">{t('Import.changedFile')}</p>
  const { remark, fields } = error instanceof StaffCallError ? error : new StaffCallError('fallback')
  if (remark) return <p className="staff-failure">{remarkText(remark, t)}</p>
  // A broken shop tells why in English, as on the command line.
  const [reason] = Object.values(fields)
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
