import type { CsvRow } from './columns'

const ADDRESS = /^(?:https?:)?\/\//i
/** Picture extensions, supported or not. */
const EXTENSION = String.raw`\.(?:jpe?g|jfif|png|webp|gif|avif|hei[cf])`
const QUERY = new RegExp(`(?<=${EXTENSION})[?#].*$`, 'i')
export const ENDS_AS_PICTURE = new RegExp(`${EXTENSION}$`, 'i')
/** Separators between URLs. */
const BETWEEN_ADDRESSES = /[\r\n]|[,;|](?=\s*(?:https?:)?\/\/)|(?<=\s)(?=https?:\/\/)/i
const BETWEEN_NAMES = /[,;|]/
/** A comma may be part of a URL (`/w_300,h_200/`): it separates only after a picture name and before another. */
const AFTER_ADDRESS = new RegExp(
  String.raw`[,;|](?<=${EXTENSION}(?:[?#][^,;|]*|\s*)[,;|])(?=[^,;|?#]*${EXTENSION}\s*(?:[?#,;|]|$))`,
  'i',
)

/** Picture cells of a product's rows: by position where given, else in row order, variant pictures last. */
export function pictureNames(rows: CsvRow[]): string[] {
  const placed = rows.map((row) => ({ cell: row.cell('image'), place: place(row.cell('imagePosition')) }))
  placed.sort((one, other) => one.place - other.place)
  const cells = [...placed.map((one) => one.cell), ...rows.map((row) => row.cell('variantImage'))]
  return [...new Set(cells.filter((cell) => cell !== ''))]
}

function place(cell: string): number {
  return /^\d{1,6}$/.test(cell) ? Number(cell) : Number.MAX_SAFE_INTEGER
}

/**
 * Splits a cell into picture paths without host and query. Comma, semicolon, bar and line break separate pictures but may also be
 * part of a name, so the whole name is tried first; `isFile` tells whether a path has a file.
 */
export function picturesIn(cell: string, isFile: (path: string) => boolean): string[] {
  const paths = cell.split(BETWEEN_ADDRESSES).flatMap((part) => picturesOf(part.trim(), isFile))
  return [...new Set(paths.filter((path) => fileName(path) !== ''))]
}

function picturesOf(part: string, isFile: (path: string) => boolean): string[] {
  const whole = spelling(part, isFile)
  const parts = part.split(ADDRESS.test(part) ? AFTER_ADDRESS : BETWEEN_NAMES).map((one) => one.trim())
  const named = parts.filter((one) => one !== '')
  // A comma may also be part of a folder name.
  const inName = BETWEEN_NAMES.test(fileName(whole))
  if (inName && isFile(whole)) return [whole]
  const paths = named.map((one) => spelling(one, isFile))
  if (paths.length < 2) return paths
  // `Hay, 20 kg.jpg` is one name even when its file is missing.
  const several = paths.every((path) => ENDS_AS_PICTURE.test(path) || isFile(path)) || (inName && paths.some(isFile))
  return several ? paths : [whole]
}

/** Keeps the spelling when a file has that name (`100%25.png`), else percent-decodes it. */
function spelling(address: string, isFile: (path: string) => boolean): string {
  const path = pathOf(address)
  return isFile(path) ? path : decoded(path)
}

/** Path of a URL, percent-encoded. A file may be called `collar#2.jpg`; a query only follows an extension. */
function pathOf(address: string): string {
  const isAddress = ADDRESS.test(address)
  const path = address.replace(isAddress ? /[?#].*$/ : QUERY, '').replace(isAddress ? ADDRESS : '', '')
  return path.replaceAll('\\', '/').normalize('NFC')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

/** File name of a URL or path, without query, percent-decoded. */
export function fileName(address: string): string {
  return lastPart(decoded(lastPart(pathOf(address))))
}

export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
