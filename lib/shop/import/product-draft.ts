import { LETTER_OR_DIGIT } from '@/lib/contract/fields'
import { DESCRIPTION_MAX, TITLE_MAX, VARIANTS_MAX } from '@/lib/contract/product-limits'
import { headOf } from '@/lib/utils/graphemes'
import { quoted, isVisible, isYes } from './cells'
import type { Column, CsvRow } from './columns'
import { rowHash, type DraftContent, type ProductDraft } from './draft-content'
import { htmlToText, plainLine, withoutExcelEscapes } from './text'
import type { ImportRemark } from '@/lib/contract/import-remark'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { readFacts } from './facts'
import { pictureNames } from './picture-names'
import { BadCell, issue, remark, type Note } from './remarks'
import { isEnquiry, readInFeeds, leadTimeOf, readSale, readVatClass } from './selling-cells'
import { videoName } from './videos'
import { readVariants } from './variants'

interface DraftResult {
  /** Null when the product is rejected; `bad` says why. */
  draft: ProductDraft | null
  bad: Issue[]
  notes: Issue[]
}

const NAME_MAX = 100
/** Characters of HTML read: unclosed tags would block the event loop for minutes. */
const HTML_MAX = 100_000
/** Embedded data URLs: long and without text. */
const EMBEDDED = /data:[^\s"'<>]{1000,}/gi
const UNFINISHED_TAG = /<[^<>]*$/

/** Builds a product from the rows of one handle. Leaves out and reports bad rows; the other rows count. */
export function draftProduct(handle: string, rows: CsvRow[]): DraftResult {
  const [row] = rows
  const line = row?.line ?? 0
  const refused = (bad: Issue[], notes: Issue[] = []): DraftResult => ({ draft: null, bad, notes })
  if (rows.length > VARIANTS_MAX)
    return refused([issue(line, handle, remark('tooManyRows', { rows: rows.length, max: VARIANTS_MAX }))])
  // Rejects the whole product: without the faulty row it would be a different one.
  const faulty = rows.flatMap((one) => {
    const fault = one.fault()
    return fault ? [issue(one.line, handle, fault)] : []
  })
  if (faulty.length > 0) return refused(faulty)
  const giftCard = rows.find((one) => isYes(one.cell('giftCard')))
  if (giftCard) return refused([issue(giftCard.line, handle, remark('giftCard'))])
  const first = (column: Column) => rows.find((one) => one.cell(column) !== '')?.cell(column) ?? ''
  const { offer, bad, notes } = readVariants(handle, rows, { onEnquiry: isEnquiry(first('sale')) })
  const note: Note = (said, at = line) => notes.push(issue(at, handle, said))
  /** Calls `read` if the file has one of the columns. */
  const ifPresent = <T>(columns: Column[], read: () => T) => (row?.has(...columns) ? read() : undefined)
  try {
    const english = ifPresent(['title'], () => title(first('title'), 'title'))
    if (english === '') throw new BadCell('noTitle')
    if (english) noteOtherTitles(english, rows, note)
    const arabic = ifPresent(['titleAr'], () => title(first('titleAr'), 'titleAr'))
    const text = (column: 'description' | 'descriptionAr') =>
      ifPresent([column], () => description(first(column), note))
    const name = (cell: string, column: Column, what: NameKind) =>
      categoryName(title(cell, column, NAME_MAX), what, note)
    const named = (en: string, arabicColumn: Column) =>
      en === '' ? null : { en, ar: name(first(arabicColumn), arabicColumn, 'arabic') || en }
    const category = ifPresent(['type', 'category'], () =>
      named(name(first('type') || lastPart(first('category')), 'type', 'category'), 'typeAr'),
    )
    const subcategory = ifPresent(['subcategory'], () =>
      named(category === null ? '' : name(first('subcategory'), 'subcategory', 'subcategory'), 'subcategoryAr'),
    )
    if (category === null && first('subcategory') !== '') note(withoutCategory(first('subcategory')))
    if (!offer) return refused(bad.length > 0 ? bad : [issue(line, handle, remark('noPrice'))], notes)
    const content: DraftContent = {
      handle,
      title: { en: english, ar: arabic },
      description: { en: text('description'), ar: text('descriptionAr') },
      ...offer,
      category,
      subcategory,
      visible: ifPresent(['published', 'status', 'marketIncluded'], () => isVisible(first, note)),
      pictures: ifPresent(['image', 'variantImage'], () => pictureNames(rows)),
      sale: ifPresent(['sale'], () => readSale(first('sale'))),
      leadTime: ifPresent(['leadTime'], () => leadTimeOf(first('leadTime'), note)),
      inFeeds: ifPresent(['inFeeds'], () => readInFeeds(first('inFeeds'), note)),
      vatClass: ifPresent(['vat'], () => readVatClass(first('vat'), note)),
      facts: readFacts(rows),
      video: ifPresent(['video'], () => videoName(first('video'))),
    }
    return { draft: { ...content, line, asExported: first('rowHash') === rowHash(content) }, bad, notes }
  } catch (error) {
    if (!(error instanceof BadCell)) throw error
    return refused([...bad, issue(line, handle, error.remark)], notes)
  }
}

/** Note for a subcategory without a category. */
export function withoutCategory(subcategory: string): ImportRemark {
  return remark('subcategoryAlone', { cell: quoted(subcategory) })
}

type NameKind = 'category' | 'subcategory' | 'arabic'

/** Category or subcategory name; empty for symbols alone, such as `***`. */
function categoryName(name: string, what: NameKind, note: Note): string {
  if (name === '' || LETTER_OR_DIGIT.test(name)) return name
  note(remark('symbolsOnly', { what, cell: quoted(name) }))
  return ''
}

/** Notes each further title under one handle: two products would be merged. */
function noteOtherTitles(title: string, rows: CsvRow[], note: Note): void {
  const seen = new Set([title, ''])
  for (const row of rows) {
    const other = plainLine(row.cell('title'))
    if (!seen.has(other)) note(remark('otherTitle', { cell: quoted(other) }), row.line)
    seen.add(other)
  }
}

/** Cleans a title. Throws BadCell when longer than `max` characters. */
function title(cell: string, column: string, max = TITLE_MAX): string {
  const line = plainLine(cell)
  if (line.length > max) throw new BadCell('titleTooLong', { column, cell: quoted(line), max })
  return line
}

function description(cell: string, note: Note): string {
  const whole = withoutExcelEscapes(cell)
  const html = whole.length > HTML_MAX ? whole.replace(EMBEDDED, '') : whole
  const isCut = html.length > HTML_MAX
  const text = htmlToText(isCut ? html.slice(0, HTML_MAX).replace(UNFINISHED_TAG, '') : html)
  if (text.length > DESCRIPTION_MAX) note(remark('descriptionCut', { max: DESCRIPTION_MAX }))
  else if (isCut) note(remark('htmlCut', { max: HTML_MAX }))
  else return text
  return headOf(text, DESCRIPTION_MAX).trim()
}

/** Returns `C` of the path `A > B > C`. */
function lastPart(path: string): string {
  return path.split('>').at(-1)?.trim() ?? ''
}
