import { expect, jest, test } from '@jest/globals'
import type { InvoiceContent } from '@/lib/contract/invoice'

// The library itself is an ES module, which Jest does not load: the "PDF" is the sheet's text.
jest.mock('@react-pdf/renderer', () => ({
  Font: {
    ...{ register: () => undefined, registerHyphenationCallback: () => undefined, load: async () => undefined },
    getFont: () => ({ data: { hasGlyphForCodePoint: (character: number) => character < 0x3000 } }),
  },
  StyleSheet: { create: (styles: object) => styles },
  renderToBuffer: async ({ props }: { props: object }) => Buffer.from(JSON.stringify(props)),
}))
import { invoicePdf } from './pdf'

const content = (order: string, name: string, issuedAt: string): InvoiceContent => ({
  ...{ kind: 'invoice', number: 'INV-000007', issuedAt, suppliedAt: issuedAt, order, corrects: null },
  seller: { name: { en: 'Oasis', ar: 'واحة' }, address: { en: 'Al Ain', ar: 'العين' }, trn: '100000000000003' },
  buyer: { name, address: 'Villa 12', trn: '' },
  ...{ lines: [], net: 100, vat: 5, total: 105 },
})

test('after a restore, which gives numbers out again, a PDF is that of its own document', async () => {
  await invoicePdf(content('K7QM2RXA', 'Salma', '2026-11-28T10:00:00.000Z'))
  const noor = await invoicePdf(content('HGKACTPR', 'Noor', '2026-11-30T10:00:00.000Z'))
  expect(noor.toString()).toContain('Noor')
})

test('a PDF has no characters that the typeface lacks', async () => {
  const pdf = await invoicePdf(content('K7QM2RXA', '🐪 Salma', '2026-11-28T10:00:00.000Z'))
  expect(pdf.toString()).toContain('["Salma",')
})
