import 'server-only'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { InvoiceContent, InvoiceLine } from '@/lib/contract/invoice'
import { formatAmount } from '@/lib/i18n/price'
import { inBoth, invoiceTexts } from './content'

/** A labelled value. */
export interface SheetFact {
  label: Bilingual
  value: string
}

/** A tax document laid out for printing: the texts of the HTML page and of the PDF. */
export interface Sheet {
  title: Bilingual
  number: string
  seller: { name: Bilingual; address: Bilingual; trn: SheetFact }
  facts: SheetFact[]
  /** Null on a simplified invoice. */
  buyer: { heading: Bilingual; lines: string[]; trn: SheetFact | null } | null
  /** The description's heading and those of the cells. */
  columns: [Bilingual, ...Bilingual[]]
  rows: { description: Bilingual; details: Bilingual; cells: string[] }[]
  sums: SheetFact[]
  note: Bilingual
  /** Label of the link to the PDF. */
  pdf: Bilingual
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** Lays a tax document out, every text in both languages. */
export async function sheetOf(content: InvoiceContent): Promise<Sheet> {
  const { kind, number, issuedAt, suppliedAt, order, corrects, seller, buyer, net, vat, total } = content
  const texts = await invoiceTexts()
  const both = (key: Parameters<typeof inBoth>[1]) => inBoth(texts, key)
  // Documents without a discount have no column for it.
  const isDiscounted = content.lines.some(({ discount }) => discount > 0)
  const date = (iso: string) => day.format(new Date(iso))
  const trnOf = (trn: string): SheetFact => ({ label: both('trn'), value: trn })
  return {
    title: both(kind === 'credit' ? 'creditTitle' : 'title'),
    number,
    seller: { name: seller.name, address: seller.address, trn: trnOf(seller.trn) },
    facts: [
      { label: both('number'), value: number },
      ...(corrects === null ? [] : [{ label: both('corrects'), value: corrects }]),
      { label: both('issued'), value: date(issuedAt) },
      { label: both('supplied'), value: date(suppliedAt) },
      { label: both('order'), value: order },
    ],
    buyer: buyer && {
      heading: both('buyer'),
      lines: [buyer.name, buyer.address].filter(Boolean),
      trn: buyer.trn ? trnOf(buyer.trn) : null,
    },
    columns: [
      both('description'),
      both('quantity'),
      both('unitPrice'),
      ...(isDiscounted ? [both('discount')] : []),
      both('vatRate'),
      both('vatAmount'),
      both('lineTotal'),
    ],
    rows: content.lines.map((line) => ({
      description: line.description,
      details: line.details,
      cells: [
        String(line.quantity),
        formatAmount(line.unitPrice),
        ...(isDiscounted ? [formatAmount(line.discount)] : []),
        rateOf(line, texts.en.exempt),
        formatAmount(line.vat),
        formatAmount(line.total),
      ],
    })),
    sums: [
      { label: both('net'), value: formatAmount(net) },
      { label: both('vat'), value: formatAmount(vat) },
      { label: both('total'), value: formatAmount(total) },
    ],
    note: both('amounts'),
    pdf: both('pdf'),
  }
}

/** `5%`; a partial refund of lines with different rates has none. */
function rateOf({ vatRate, vat }: InvoiceLine, exempt: string): string {
  if (vatRate !== null) return `${vatRate / 100}%`
  return vat > 0 ? '–' : exempt
}
