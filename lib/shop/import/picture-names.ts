import type { CsvRow } from './csv-row'

/** The pictures of a product's rows: by position where given, else in the order of the rows, those of variants last. */
export function pictureNames(rows: CsvRow[]): string[] {
  const placed = rows.map((row) => ({ name: fileName(row.cell('image')), place: place(row.cell('imagePosition')) }))
  placed.sort((one, other) => one.place - other.place)
  const names = [...placed.map((one) => one.name), ...rows.map((row) => fileName(row.cell('variantImage')))]
  return [...new Set(names.filter((name) => name !== ''))]
}

function place(cell: string): number {
  return /^\d{1,6}$/.test(cell) ? Number(cell) : Number.MAX_SAFE_INTEGER
}

/** File name at the end of an address or path, without query and percent signs. */
export function fileName(address: string): string {
  // Files may be called `collar#2.jpg`; behind what a picture's name ends with stands a query.
  const beside = /^(https?:)?\/\//i.test(address) ? /[?#].*$/ : /(?<=\.(?:jpe?g|png|webp|gif|avif))[?#].*$/i
  const last = address.replace(beside, '').split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(last).normalize('NFC')
  } catch {
    return last.normalize('NFC')
  }
}
