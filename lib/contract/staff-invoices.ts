import { z } from 'zod'
import { vatClasses } from './selling'
import { BilingualText, Day } from './fields'

/** A tax invoice or credit note in the back office; amounts in AED, those of a credit note positive. `url`: path of its page. */
export const StaffInvoice = z.object({
  kind: z.enum(['invoice', 'credit']),
  number: z.string(),
  issuedAt: z.string(),
  suppliedAt: z.string(),
  order: z.string(),
  corrects: z.string().nullable(),
  seller: z.object({ name: BilingualText, address: BilingualText, trn: z.string() }),
  buyer: z.object({ name: z.string(), address: z.string(), trn: z.string() }).nullable(),
  lines: z.array(
    z.object({
      description: BilingualText,
      details: BilingualText,
      quantity: z.number().int(),
      unitPrice: z.number(),
      discount: z.number(),
      /** In percent; null for an exempt product. */
      vatRate: z.number().nullable(),
      vat: z.number(),
      total: z.number(),
    }),
  ),
  net: z.number(),
  vat: z.number(),
  total: z.number(),
  url: z.string(),
})
export type StaffInvoice = z.infer<typeof StaffInvoice>

/** The first and the last day, inclusive. */
export const StaffInvoiceQuery = z.object({ from: Day.optional(), to: Day.optional() })
export type StaffInvoiceQuery = z.infer<typeof StaffInvoiceQuery>

export const VatClassBody = z.object({ vat: z.enum(vatClasses) })
export type VatClassBody = z.infer<typeof VatClassBody>

export const VatClassSet = z.object({ id: z.string(), name: z.string(), vat: z.enum(vatClasses) })
export type VatClassSet = z.infer<typeof VatClassSet>
