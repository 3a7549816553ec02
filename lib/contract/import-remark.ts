import { z } from 'zod'
import type en from '@/messages/staff.en.json'

/** A key of `Import.remarks` in the texts of the back office. */
export type RemarkCode = keyof (typeof en)['Import']['remarks']

/** What an import says of a row or of the file: a text by its key, and the values the text takes; a list is joined. */
export const ImportRemark = z.object({
  code: z.custom<RemarkCode>((code) => typeof code === 'string'),
  get values() {
    return z.record(z.string(), z.union([z.string(), z.number(), z.array(ImportRemark)]))
  },
})
export type ImportRemark = z.infer<typeof ImportRemark>
