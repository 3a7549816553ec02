import type { ImportEvent, ImportReport } from '@/lib/contract/staff'
import { importProducts, type ImportOptions } from '../apply'

/** Runs an import to its end and returns its report. */
export async function runImport(
  csv: Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<ImportReport & { events: ImportEvent[] }> {
  const events: ImportEvent[] = []
  for await (const event of importProducts(csv, { pictures: null, dryRun: false, ...options })) events.push(event)
  const last = events.at(-1)
  if (last?.type !== 'done') throw new Error('The import did not come to its end')
  return { ...last.report, events }
}
