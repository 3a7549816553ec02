'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useStaff } from '../kit/translations'
import { reportCsv, reportRows, rowKinds, type RowKind } from './report-rows'
import type { ImportResult } from './run-import'
import { ColumnHeads } from '../kit/list-parts'

/** Rows shown; the report has them all. */
const SHOWN = 200

/** What an import did, or would do, product by product. */
export function ReportTable({ result }: { result: ImportResult }) {
  const { t } = useStaff()
  const [kind, setKind] = useState<RowKind | null>(null)
  const rows = reportRows(result, t)
  const wanted = kind ? rows.filter((row) => row.kind === kind) : rows
  const kinds = rowKinds.filter((one) => rows.some((row) => row.kind === one))
  if (rows.length === 0) return null
  return (
    <>
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t('Import.columns.outcome')}>
        {[null, ...kinds].map((one) => (
          <Button
            key={one ?? 'all'}
            look={one === kind ? 'primary' : 'quiet'}
            size="small"
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {t(`Import.outcomes.${one ?? 'all'}`)} {rows.filter((row) => !one || row.kind === one).length}
          </Button>
        ))}
        <Button
          look="quiet"
          size="small"
          className="ms-auto"
          onClick={() => saveText('import-report.csv', reportCsv(rows, t))}
        >
          {t('Import.report')}
        </Button>
      </div>
      <table className="staff-table">
        <ColumnHeads
          names={(['handle', 'outcome', 'line', 'detail'] as const).map((column) => t(`Import.columns.${column}`))}
        />
        <tbody>
          {wanted.slice(0, SHOWN).map(({ kind: of, line, handle, detail }, at) => (
            <tr key={at}>
              <th scope="row" className="font-medium wrap-anywhere wide:min-w-44">
                <bdi>{handle || '—'}</bdi>
              </th>
              <td>
                <span className="staff-chip" data-kind={of}>
                  {t(`Import.outcomes.${of}`)}
                </span>
              </td>
              <td>
                {line !== null && (
                  <>
                    <span className="staff-narrow">{t('Import.columns.line')} </span>
                    {line}
                  </>
                )}
              </td>
              <td>{of === 'refused' || of === 'notes' ? detail : <bdi>{detail}</bdi>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wanted.length > SHOWN && <p>{t('Import.more', { count: wanted.length - SHOWN })}</p>}
    </>
  )
}

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
