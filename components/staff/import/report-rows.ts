import type { ImportIssue } from '@/lib/contract/staff'
import { remarkText } from '@/lib/i18n/import-remark'
import type { StaffTranslator } from '@/lib/i18n/staff'
import type { ImportResult } from './run-import'

export const rowKinds = ['new', 'changed', 'refused', 'notes', 'unchanged'] as const
export type RowKind = (typeof rowKinds)[number]

/** A line of the table and of the report. */
interface ReportRow {
  kind: RowKind
  line: number | null
  handle: string
  detail: string
}

const fields = [
  ...(['category', 'colors', 'description', 'facts', 'inFeeds', 'leadTime', 'oldPrice', 'pictures', 'price'] as const),
  ...(['sale', 'sizes', 'stock', 'subcategory', 'title', 'vatClass', 'video', 'visible'] as const),
]

/** What an import did, or would do, row by row. */
export function reportRows({ report, outcomes, refused }: ImportResult, t: StaffTranslator): ReportRow[] {
  const named = (part: string) => {
    const known = fields.find((field) => field === part)
    return known ? t(`Import.fields.${known}`) : part
  }
  const rows: ReportRow[] = outcomes.map(({ line, handle, title, outcome, changes }) => ({
    ...{ kind: outcome, line, handle },
    detail: outcome === 'changed' ? changes.map(named).join(' · ') : title,
  }))
  rows.push(...report.bad.map((one) => issueRow('refused', one, t)))
  for (const path of refused) rows.push({ kind: 'refused', line: null, handle: path, detail: refusal(path, t) })
  rows.push(...report.notes.map((one) => issueRow('notes', one, t)))
  return rows.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
}

/** A remark in the reader's language, or the English sentence of one that this page does not know. */
function issueRow(kind: RowKind, { line, handle, reason, remark }: ImportIssue, t: StaffTranslator): ReportRow {
  const isKnown = remark && t.has(`Import.remarks.${remark.code}`)
  return { kind, line, handle: handle ?? '', detail: isKnown ? remarkText(remark, t) : reason }
}

function refusal(path: string, t: StaffTranslator): string {
  return t(/\.(?:mp4|webm)$/i.test(path) ? 'Products.videoFailed' : 'Products.uploadFailed', { name: path })
}

/** The rows as a CSV for spreadsheets, which read it as UTF-8 by its first character. */
export function reportCsv(rows: ReportRow[], t: StaffTranslator): string {
  const head = (['line', 'handle', 'outcome', 'detail'] as const).map((column) => t(`Import.columns.${column}`))
  const lines = rows.map(({ kind, line, handle, detail }) => [line ?? '', handle, t(`Import.outcomes.${kind}`), detail])
  return `\uFEFF${[head, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Quoted; a cell that begins like a formula is text. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
