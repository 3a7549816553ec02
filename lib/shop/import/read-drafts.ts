import { yieldToEventLoop } from '../event-loop'
import { handleFault, plainHandle } from './cells'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import type { ProductDraft } from './draft-content'
import { draftProduct } from './product-draft'
import { issue, remark } from './remarks'
import type { CsvRow } from './columns'
import { readShopifyCsv } from './shopify-csv'

interface ImportFile {
  drafts: ProductDraft[]
  /** Number of handles in the file. */
  products: number
  rows: number
  bad: Issue[]
  notes: Issue[]
}

/** Products processed before yielding to the event loop. */
const YIELD_EVERY = 50

/** Reads all products of a CSV, in file order. Throws BadRequest when it is not a product CSV. */
export async function readDrafts(bytes: Uint8Array): Promise<ImportFile> {
  const { rows, bad, notes } = await readShopifyCsv(bytes)
  const groups = byHandle(rows, bad, notes)
  const file: ImportFile = { drafts: [], products: groups.size, rows: rows.length, bad, notes }
  let count = 0
  for (const [handle, group] of groups) {
    const result = draftProduct(handle, group)
    if (result.draft) file.drafts.push(result.draft)
    for (const one of result.bad) file.bad.push(one)
    for (const one of result.notes) file.notes.push(one)
    if (++count % YIELD_EVERY === 0) await yieldToEventLoop()
  }
  for (const issues of [file.bad, file.notes]) issues.sort((one, other) => one.line - other.line)
  return file
}

/** Groups rows by handle. Notes handles whose rows are apart; rows without a usable handle go to `bad`. */
function byHandle(rows: CsvRow[], bad: Issue[], notes: Issue[]): Map<string, CsvRow[]> {
  const groups = new Map<string, CsvRow[]>()
  const parted = new Set<string>()
  let before = ''
  for (const row of rows) {
    const fault = handleFault(row.cell('handle'))
    if (fault) {
      bad.push(issue(row.line, null, fault))
      continue
    }
    const handle = plainHandle(row.cell('handle'))
    const group = groups.get(handle)
    if (group && handle !== before && !parted.has(handle)) {
      parted.add(handle)
      notes.push(issue(row.line, handle, remark('handleApart', { line: group[0]?.line ?? 0 })))
    }
    if (group) group.push(row)
    else groups.set(handle, [row])
    before = handle
  }
  return groups
}
