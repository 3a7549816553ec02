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

/** File name at the end of an address, without query and percent signs. */
export function fileName(address: string): string {
  const last =
    address
      .replace(/[?#].*$/, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  try {
    return decodeURIComponent(last).normalize('NFC')
  } catch {
    return last.normalize('NFC')
  }
}
