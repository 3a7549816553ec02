import { expect, jest, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InvoiceContent } from '@/lib/contract/invoice'
import { invoiceHtml } from './html'
import { sheetOf } from './sheet'

interface Part {
  fixed?: boolean
  render?: (page: { pageNumber: number; totalPages: number }) => string
  children?: ReactNode
}
const PAGES = [1, 3] as const

// The library itself is an ES module, which Jest does not load: only what it repeats on every page is told.
jest.mock('@react-pdf/renderer', () => {
  const part = ({ fixed, render, children }: Part) => (
    <p data-fixed={fixed}>
      {render ? PAGES.map((totalPages) => `[${render({ pageNumber: 1, totalPages })}]`).join('') : children}
    </p>
  )
  return { ...{ Document: part, Page: part, Text: part, View: part }, StyleSheet: { create: (all: object) => all } }
})

const content: InvoiceContent = {
  ...{ kind: 'invoice', number: 'INV-000007', issuedAt: '2026-11-28T10:00:00.000Z', order: 'K7QM2RXA', corrects: null },
  suppliedAt: '2026-11-28T10:00:00.000Z',
  seller: { name: { en: 'Oasis', ar: 'واحة' }, address: { en: 'Al Ain', ar: 'العين' }, trn: '100000000000003' },
  ...{ buyer: null, lines: [], net: 100, vat: 5, total: 105 },
}

test('every page of a tax document has the heads of its columns, and its number among several', async () => {
  const { PdfSheet } = await import('./pdf-sheet')
  const sheet = await sheetOf(content)
  const pages = renderToStaticMarkup(<PdfSheet sheet={sheet} issuedAt={content.issuedAt} />)
  expect(pages).toMatch(/<p><p data-fixed="true"><p><p>Description<\/p>/)
  expect(pages).toContain('<p data-fixed="true">[][INV-000007 · 1 / 3]</p>')
})

const one = { quantity: 1, unitPrice: 100, discount: 0, vatRate: 500, vat: 5, total: 105, details: { en: '', ar: '' } }
const lines = [
  { ...one, description: { en: 'Royal Canin', ar: 'Royal Canin' } },
  { ...one, description: { en: 'Hay', ar: 'تبن' } },
]

test('the heads of the columns end with the rows: a page of sums alone has none', async () => {
  const { PdfSheet } = await import('./pdf-sheet')
  const sheet = await sheetOf({ ...content, lines })
  const pages = renderToStaticMarkup(<PdfSheet sheet={sheet} issuedAt={content.issuedAt} />)
  // Cell, row and list are closed before the sums.
  expect(pages).toContain('1.05</p></p></p><p>')
})

test('what is one text in both languages stands once', async () => {
  const { PdfSheet } = await import('./pdf-sheet')
  const sheet = await sheetOf({ ...content, lines })
  const pages = renderToStaticMarkup(<PdfSheet sheet={sheet} issuedAt={content.issuedAt} />)
  const { html } = await invoiceHtml({ ...content, lines })
  for (const printed of [pages, html]) {
    expect(printed.match(/Royal Canin/g)).toHaveLength(1)
    expect(printed).toMatch(/Hay<.*>تبن</)
  }
})
