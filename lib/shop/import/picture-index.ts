import { lastPart, picturesIn } from './picture-names'

const extensions = /\.(jpe?g|jfif|png|webp|gif|avif|hei[cf])$/i
/** Widths of Shopify's named sizes; the largest file wins. */
const widths: Record<string, number> = {
  ...{ master: 10_000, original: 9_000, grande: 600, large: 480, medium: 240 },
  ...{ compact: 160, small: 100, thumb: 50, icon: 32, pico: 16 },
}
/** Size suffix that Shopify adds to a scaled picture's name. */
const sizeSuffix = new RegExp(
  `(?:_(${Object.keys(widths).join('|')}|\\d{1,5}x\\d{0,5}|x\\d{1,5})(?:_crop_(?:top|center|bottom|left|right))?)(?:@[23]x)?$|@[23]x$`,
  'i',
)

/** Whether the extension names another kind of file, such as TIFF or SVG. */
export function isOtherFile(name: string): boolean {
  return /\.[a-z][a-z0-9]{2,4}$/i.test(name) && !extensions.test(name)
}

export interface PictureMatch {
  /** Path in the picture folder. */
  file: string | null
  /** Similar files that may be another picture; not used. */
  rivals: string[]
}

const NONE: PictureMatch = { file: null, rivals: [] }

/**
 * Matches a picture name of the CSV to one of `files` (paths). Order: the same name, the name plus a size suffix, the name without
 * its own size suffix; the largest size first. Ignores letter case and the kind of extension. `cells` are all picture cells of the
 * CSV: a file that another cell names is never used. Without its own suffix ("small" may be a word) a name matches only when both
 * the file and the name are unambiguous. Of equal names in several folders the one with most folders in common with the CSV wins,
 * then the one in the fewest folders.
 */
export class PictureIndex {
  /** Paths by file name. */
  readonly #paths: Map<string, string[]>
  readonly #byStem: Map<string, string[]>
  readonly #byBase: Map<string, string[]>
  readonly #namedFiles: Set<string>
  readonly #namedStems: Set<string>
  /** Number of CSV names per base. */
  readonly #claims = new Map<string, number>()

  constructor(files: Iterable<string>, cells: Iterable<string>) {
    this.#paths = groupBy(files, lastPart)
    this.#byStem = groupBy(this.#paths.keys(), stemOf)
    this.#byBase = groupBy(this.#paths.keys(), baseOf)
    const names = [...cells].flatMap((cell) => this.named(cell)).map(lastPart)
    this.#namedFiles = new Set(names.map(plain))
    this.#namedStems = new Set(names.map(stemOf))
    for (const stem of this.#namedStems)
      for (const claimed of new Set([stem, withoutSize(stem)]))
        this.#claims.set(claimed, (this.#claims.get(claimed) ?? 0) + 1)
  }

  /** Returns the picture names in a CSV cell, for `find`. */
  named(cell: string): string[] {
    return picturesIn(cell, (path) => {
      const stem = stemOf(lastPart(path))
      return this.#byStem.has(stem) || this.#byBase.has(stem)
    })
  }

  /** Finds the file of a picture named in the CSV, or its candidates. */
  find(wanted: string): PictureMatch {
    const { file, rivals } = this.#inAnyFolder(lastPart(wanted))
    if (file === null) return { file, rivals: rivals.flatMap((name) => this.#paths.get(name) ?? []) }
    const [nearest, next] = nearestFirst(this.#paths.get(file) ?? [], wanted)
    if (nearest === undefined) return NONE
    const isTie = next && next.shared === nearest.shared && next.depth === nearest.depth
    return isTie ? { file: null, rivals: [nearest.path, next.path] } : { file: nearest.path, rivals: [] }
  }

  #inAnyFolder(wanted: string): PictureMatch {
    if (this.#paths.has(wanted)) return { file: wanted, rivals: [] }
    const stem = stemOf(wanted)
    const free = (files: string[] = []) => files.filter((file) => !this.#isAnother(file, wanted)).toSorted(bySize)
    const [file] = [this.#byStem.get(stem), this.#byBase.get(stem)].map(free).find(({ length }) => length > 0) ?? []
    if (file !== undefined) return { file, rivals: [] }
    const base = withoutSize(stem)
    const [like, ...others] = base === stem ? [] : free(this.#byBase.get(base))
    if (like === undefined) return NONE
    const isPlain = others.length === 0 && this.#claims.get(base) === 1
    return isPlain ? { file: like, rivals: [] } : { file: null, rivals: [like, ...others] }
  }

  /** Whether the CSV names this file for another picture than `wanted`. */
  #isAnother(file: string, wanted: string): boolean {
    if (stemOf(file) !== stemOf(wanted)) return this.#namedStems.has(stemOf(file))
    return plain(file) !== plain(wanted) && this.#namedFiles.has(plain(file))
  }
}

/** Sorts equally named files by how well their folders match the CSV's path. */
function nearestFirst(paths: string[], wanted: string) {
  const folders = (path: string) => plain(path).split('/').slice(0, -1).toReversed()
  const asked = folders(wanted)
  const places = paths.map((path) => {
    const own = folders(path)
    const differs = own.findIndex((folder, at) => folder !== asked[at])
    // Trailing folders in common with the CSV's path.
    return { path, shared: differs === -1 ? own.length : differs, depth: own.length }
  })
  return places.toSorted((one, other) => other.shared - one.shared || one.depth - other.depth)
}

function plain(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Lower case, without extension. */
function stemOf(file: string): string {
  return plain(file).replace(extensions, '')
}

function withoutSize(stem: string): string {
  return stem.replace(sizeSuffix, '')
}

/** Lower case, without extension and size suffix. */
function baseOf(file: string): string {
  return withoutSize(stemOf(file))
}

/** Orders the unscaled picture first, then from large to small sizes. */
function bySize(one: string, other: string): number {
  return sizeOf(other) - sizeOf(one) || (one < other ? -1 : 1)
}

function sizeOf(file: string): number {
  const stem = stemOf(file)
  if (stem === withoutSize(stem)) return Infinity
  const size = sizeSuffix.exec(stem)?.[1] ?? ''
  return widths[size] ?? Number(/\d+/.exec(size)?.[0] ?? 1)
}

function groupBy(items: Iterable<string>, keyOf: (item: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
