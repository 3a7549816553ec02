import type { ImportIssue } from '@/lib/contract/staff'
import type { ImportOutcome } from './import-file'
import type { RefusedPicture } from './send-pictures'

/** Notes printed before the rest is only counted. */
const NOTES_SHOWN = 30

/** Formats the result of an import as sentences. */
export function reportLines(report: ImportOutcome, { images }: { images: boolean }): string[] {
  const { created, changed, unchanged, rejected, bad, notes, refusedPictures } = report
  const shown = notes.slice(0, NOTES_SHOWN)
  return [
    ...(isEmpty(report) ? ['The file holds no products.'] : []),
    ...(report.resumed ? ['An earlier import of this file was not finished: it was taken up.'] : []),
    ...(notes.length > 0 ? ['', 'Notes:', ...shown.map(line)] : []),
    ...(notes.length > shown.length ? [`  … and ${notes.length - shown.length} more (all of them with --json)`] : []),
    ...(refusedPictures.length > 0 ? ['', 'Pictures left out:', ...refusedPictures.map(pictureLine)] : []),
    ...(bad.length > 0 ? ['', 'Bad rows, not imported:', ...bad.map(line)] : []),
    '',
    `${created} new, ${changed} changed, ${unchanged} unchanged, ${rejected} left out${badRows(bad.length, rejected)}; ${report.pictures} pictures ${images ? 'attached' : 'shown'}.`,
    ...(images ? [] : ['Without --images products keep the pictures they have.']),
    ...(report.dryRun ? ['This was a dry run: nothing was changed.'] : []),
  ]
}

/** Returns true when the file had no rows, not even bad ones. */
export function isEmpty({ products, bad }: ImportOutcome): boolean {
  return products === 0 && bad.length === 0
}

/** Counts bad rows of products that were imported without them. */
function badRows(count: number, rejected: number): string {
  return count > rejected ? `, ${count} bad ${count === 1 ? 'row' : 'rows'}` : ''
}

function line({ line: number, handle, reason }: ImportIssue): string {
  return `  line ${number}${handle ? ` (${handle})` : ''}: ${reason}`
}

function pictureLine({ name, reason }: RefusedPicture): string {
  return `  ${name}: ${reason}`
}
