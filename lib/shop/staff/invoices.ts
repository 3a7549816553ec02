import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { ShopError } from '@/lib/contract/error'
import { aedText, toAed } from '@/lib/contract/money'
import type { StaffInvoice, StaffInvoiceQuery } from '@/lib/contract/staff-invoices'
import { escapeFormula } from '@/lib/utils/csv-injection'
import { dubaiDate, dubaiMoment } from '@/lib/utils/dubai-time'
import { invoicePdf } from '../invoices/pdf'
import { type IssuedDocument, issuedDocuments, numberedDocument } from '../invoices/read'

/** Lists tax documents, invoices before credit notes, each by number. */
export async function staffInvoices(query: StaffInvoiceQuery): Promise<StaffInvoice[]> {
  return (await documentsBetween(query)).map(staffInvoice)
}

/** Returns one tax document by its printed number. Throws NotFound. */
export async function staffInvoiceOf(number: string): Promise<StaffInvoice> {
  return staffInvoice(await documentNamed(number))
}

/** Returns one tax document as PDF. Throws NotFound. */
export async function staffInvoicePdf(number: string): Promise<Buffer> {
  return invoicePdf((await documentNamed(number)).content)
}

/** Writes the tax documents as CSV for an accountant, amounts in AED; those of credit notes are negative, so that columns add up. */
export async function invoicesCsv(query: StaffInvoiceQuery): Promise<{ csv: string; rows: number }> {
  const documents = await documentsBetween(query)
  const rows = documents.map(({ content }) => {
    const { kind, number, issuedAt, suppliedAt, order, corrects, buyer, net, vat, total } = content
    const amounts = [net, vat, total].map((fils) => aedText(kind === 'credit' ? -fils : fils))
    const texts = [
      number,
      kind,
      dubaiDate(new Date(issuedAt)),
      dubaiDate(new Date(suppliedAt)),
      order,
      corrects ?? '',
      buyer?.name ?? '',
      grouped(buyer?.trn ?? ''),
    ]
    return [...texts.map(escapeFormula), ...amounts]
  })
  // A BOM makes spreadsheets read the file as UTF-8.
  return { csv: `\uFEFF${stringify([columns, ...rows])}`, rows: rows.length }
}

const columns = [
  ...['Number', 'Kind', 'Date of issue', 'Date of supply', 'Order', 'Corrects', 'Buyer', 'Buyer TRN'],
  ...['Excluding VAT', 'VAT', 'Total'],
]

/** Groups a TRN: a spreadsheet shows the fifteen digits alone as 1E+14. */
function grouped(trn: string): string {
  return trn.replace(/^(\d{3})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4')
}

/** Throws BadRequest for a period that ends before it begins: an empty export reads like a quarter without sales. */
async function documentsBetween({ from, to }: StaffInvoiceQuery): Promise<IssuedDocument[]> {
  if (from && to && to < from)
    throw new ShopError('BadRequest', [{ path: 'to', msg: `The last day, ${to}, is before the first, ${from}.` }])
  return issuedDocuments(from ? dubaiMoment(from, '00:00') : null, to ? dubaiMoment(to, '24:00') : null)
}

async function documentNamed(number: string): Promise<IssuedDocument> {
  const found = await numberedDocument(number)
  if (!found) throw new ShopError('NotFound', [{ path: 'number', msg: `No tax document has the number "${number}".` }])
  return found
}

function staffInvoice({ content, url }: IssuedDocument): StaffInvoice {
  return {
    ...content,
    lines: content.lines.map(({ unitPrice, discount, vatRate, vat, total, ...line }) => ({
      ...line,
      unitPrice: toAed(unitPrice),
      discount: toAed(discount),
      vatRate: vatRate === null ? null : vatRate / 100,
      vat: toAed(vat),
      total: toAed(total),
    })),
    net: toAed(content.net),
    vat: toAed(content.vat),
    total: toAed(content.total),
    url,
  }
}
