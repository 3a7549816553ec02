import { yieldToEventLoop } from '../event-loop'
import type { Issue } from './issue'
import { draftProduct, type ProductDraft } from './product-draft'
import type { CsvRow } from './csv-row'
import { readShopifyCsv } from './shopify-csv'

export interface ImportFile {
  drafts: ProductDraft[]
  /** Handles in the file. */
  products: number
  rows: number
  bad: Issue[]
  notes: Issue[]
}

const HANDLE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._-]{0,254}$/u
/** Products between which the shop answers others. */
const YIELD_EVERY = 50

/** Everything a product CSV says, in the order of the file. Throws BadRequest when it is no product CSV. */
export async function readDrafts(bytes: Uint8Array): Promise<ImportFile> {
  const { rows, bad, notes } = await readShopifyCsv(bytes)
  const groups = byHandle(rows, bad)
  const file: ImportFile = { drafts: [], products: groups.size, rows: rows.length, bad, notes }
  let count = 0
  for (const [handle, group] of groups) {
    const result = draftProduct(handle, group)
    if (result.draft) file.drafts.push(result.draft)
    for (const issue of result.bad) file.bad.push(issue)
    for (const issue of result.notes) file.notes.push(issue)
    if (++count % YIELD_EVERY === 0) await yieldToEventLoop()
  }
  file.bad.sort(byLine)
  file.notes.sort(byLine)
  return file
}

/** Rows of one handle belong together, also when others stand between them. Rows without a usable handle go to `bad`. */
function byHandle(rows: CsvRow[], bad: Issue[]): Map<string, CsvRow[]> {
  const groups = new Map<string, CsvRow[]>()
  for (const row of rows) {
    const handle = row.cell('handle').normalize('NFC').toLowerCase()
    if (handle === '') bad.push({ line: row.line, handle: null, reason: 'the handle is missing' })
    else if (!HANDLE.test(handle)) bad.push({ line: row.line, handle: null, reason: badHandle(handle) })
    else addTo(groups, handle, row)
  }
  return groups
}

function addTo(groups: Map<string, CsvRow[]>, handle: string, row: CsvRow): void {
  const group = groups.get(handle)
  if (group) group.push(row)
  else groups.set(handle, [row])
}

function badHandle(handle: string): string {
  return `the handle ${JSON.stringify(handle.slice(0, 40))} may hold letters, digits and dashes only, at most 255`
}

function byLine(one: Issue, other: Issue): number {
  return one.line - other.line
}
