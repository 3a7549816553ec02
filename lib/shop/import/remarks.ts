import type { ImportRemark, RemarkCode } from '@/lib/contract/import-remark'
import type { ImportIssue } from '@/lib/contract/staff'
import { remarkText } from '@/lib/i18n/import-remark'
import { staffTranslator } from '@/lib/i18n/staff'
import en from '@/messages/staff.en.json'

const t = staffTranslator('en', en)

/** Takes a remark about a product or a row. */
export type Note = (remark: ImportRemark, line?: number) => void

export function remark(code: RemarkCode, values: ImportRemark['values'] = {}): ImportRemark {
  return { code, values }
}

/** The English sentence of a remark, which the CLI prints. */
export function english(said: ImportRemark): string {
  return remarkText(said, t)
}

export function issue(line: number, handle: string | null, said: ImportRemark): ImportIssue {
  return { line, handle, reason: english(said), remark: said }
}

/** A cell has an invalid value. The remark goes into the import report. */
export class BadCell extends Error {
  override name = 'BadCell'
  readonly remark: ImportRemark
  constructor(...said: Parameters<typeof remark>) {
    const made = remark(...said)
    super(english(made))
    this.remark = made
  }
}
