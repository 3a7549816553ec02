import { Hono, type Context } from 'hono'
import { text } from '@/lib/contract/fields'
import { EXPORT_COUNT_HEADER } from '@/lib/contract/staff'
import { StaffInvoiceQuery } from '@/lib/contract/staff-invoices'
import { auditedExport } from '@/lib/shop/audit/record'
import { invoicesCsv, staffInvoiceOf, staffInvoicePdf, staffInvoices } from '@/lib/shop/staff/invoices'
import { queried, readParam } from './input'

/** Tax invoices and credit notes: read only, since none changes once issued. */
export const invoiceCalls = new Hono()

invoiceCalls.get('/invoices', queried(StaffInvoiceQuery, staffInvoices))
invoiceCalls.get('/invoices/export', async (c) => {
  const query = readParam(StaffInvoiceQuery, c.req.query())
  const { csv, rows } = await invoicesCsv(query)
  await auditedExport({ subject: 'invoices', after: { ...query, rows } })
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(csv, { headers: { ...headers, [EXPORT_COUNT_HEADER]: String(rows) } })
})
invoiceCalls.get('/invoices/:number', async (c) => c.json({ data: await staffInvoiceOf(numbered(c)) }))
invoiceCalls.get('/invoices/:number/pdf', async (c) => {
  // A browser's PDF viewer shows nothing under the policy of data.
  const policy = "frame-ancestors 'none'"
  const headers = { 'content-type': 'application/pdf', 'cache-control': 'no-store', 'content-security-policy': policy }
  return new Response(new Uint8Array(await staffInvoicePdf(numbered(c))), { headers })
})

/** The printed number in the URL. */
function numbered(c: Context): string {
  return readParam(text(20), c.req.param('number'))
}
