import 'server-only'
import { resolve } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { InvoiceContent } from '@/lib/contract/invoice'
import { singleton } from '@/lib/utils/singleton'
import { printFonts } from '@/lib/config/print-fonts'
import { printable } from './printable'
import { type Sheet, sheetOf } from './sheet'

/** PDFs kept: one takes a tenth of a second of CPU and 100 KB. A document never changes, but a restore gives numbers out again. */
const KEPT = 20

const kept = () => singleton('invoice-pdfs', () => new LRUCache<string, Promise<Buffer>>({ max: KEPT }))

/** A tax document as PDF, A4, both languages on one sheet. */
export function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  const key = JSON.stringify(content)
  const known = kept().get(key)
  if (known) return known
  const made = draw(content)
  kept().set(key, made)
  made.catch(() => kept().delete(key))
  return made
}

async function draw(content: InvoiceContent): Promise<Buffer> {
  // Loaded with the first PDF: it takes a second.
  const [{ Font, renderToBuffer }, { PdfSheet }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('./pdf-sheet'),
  ])
  for (const script of ['latin', 'arabic'] as const) {
    const own = printFonts.filter((file) => file.script === script)
    Font.register({
      family: script,
      fonts: own.map(({ weight, path }) => ({ src: resolve(path), fontWeight: weight })),
    })
  }
  // Whole words: its hyphenation is English.
  Font.registerHyphenationCallback((word) => [word])
  const faces = ['latin', 'arabic'].map((fontFamily) => ({ fontFamily, fontWeight: 400 }))
  await Promise.all(faces.map((face) => Font.load(face)))
  const glyphs = faces.map((face) => Font.getFont(face).data)
  const isKnown = (character: string) =>
    glyphs.some((font) => font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const sheet: Sheet = JSON.parse(JSON.stringify(await sheetOf(content)), (_, value: unknown) =>
    typeof value === 'string' ? printable(value, isKnown) : value,
  )
  return renderToBuffer(<PdfSheet sheet={sheet} issuedAt={content.issuedAt} />)
}
