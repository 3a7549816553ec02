import { lastPart, picturesIn } from './picture-names'

const extensions = /\.(jpe?g|jfif|png|webp|gif|avif|hei[cf])$/i
/** Size suffix that Shopify adds to a scaled picture's name. */
const sizeSuffix =
  /(?:_(?:pico|icon|thumb|small|compact|medium|large|grande|original|master|\d{1,5}x\d{0,5}|x\d{1,5})(?:_crop_(?:top|center|bottom|left|right))?)(?:@[23]x)?$|@[23]x$/i
/** Size names from large to small; the largest file wins. */
const sizes = ['master', 'original', 'grande', 'large', 'medium', 'compact', 'small', 'thumb', 'icon', 'pico']

/** Whether the extension names another kind of file, such as TIFF or SVG. */
export function isOtherFile(name: string): boolean {
  return /\.[a-z][a-z0-9]{2,4}$/i.test(name) && !extensions.test(name)
}

interface Name {
  /** Lower case, no extension. */
  stem: string
  /** Lower case, without extension and size suffix. */
  base: string
}

function nameOf(file: string): Name {
  const stem = plain(file).replace(extensions, '')
  return { stem, base: stem.replace(sizeSuffix, '') }
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
  readonly #paths = new Map<string, string[]>()
  readonly #byStem = new Map<string, string[]>()
  readonly #byBase = new Map<string, string[]>()
  readonly #namedFiles = new Set<string>()
  readonly #namedStems = new Set<string>()
  /** Number of CSV names per base. */
  readonly #claims = new Map<string, number>()

  constructor(files: Iterable<string>, cells: Iterable<string>) {
    for (const path of files) addTo(this.#paths, lastPart(path), path)
    for (const file of this.#paths.keys()) {
      const { stem, base } = nameOf(file)
      addTo(this.#byStem, stem, file)
      addTo(this.#byBase, base, file)
    }
    for (const cell of cells) for (const path of this.named(cell)) this.#addName(lastPart(path))
  }

  /** Returns the picture names in a CSV cell, for `find`. */
  named(cell: string): string[] {
    return picturesIn(cell, (path) => {
      const { stem } = nameOf(lastPart(path))
      return this.#byStem.has(stem) || this.#byBase.has(stem)
    })
  }

  #addName(name: string): void {
    const { stem, base } = nameOf(name)
    this.#namedFiles.add(plain(name))
    if (this.#namedStems.has(stem)) return
    this.#namedStems.add(stem)
    for (const claimed of new Set([stem, base])) this.#claims.set(claimed, (this.#claims.get(claimed) ?? 0) + 1)
  }

  /** Finds the file of a picture named in the CSV, or its candidates. */
  find(wanted: string): PictureMatch {
    const { file, rivals } = this.#named(lastPart(wanted))
    if (file === null) return { file, rivals: rivals.flatMap((name) => this.#paths.get(name) ?? []) }
    const [nearest, next] = nearestFirst(this.#paths.get(file) ?? [], wanted)
    if (nearest === undefined) return NONE
    return next && isAsNear(next, nearest)
      ? { file: null, rivals: [nearest.path, next.path] }
      : { file: nearest.path, rivals: [] }
  }

  /** Finds the file by name, in any folder. */
  #named(wanted: string): PictureMatch {
    if (this.#paths.has(wanted)) return { file: wanted, rivals: [] }
    const { stem, base } = nameOf(wanted)
    const free = (files: string[] = []) => files.filter((file) => !this.#isAnother(file, wanted)).toSorted(byRank)
    const [file] = [this.#byStem.get(stem), this.#byBase.get(stem)].map(free).find(({ length }) => length > 0) ?? []
    if (file !== undefined) return { file, rivals: [] }
    return base === stem ? NONE : this.#likeness(base, free(this.#byBase.get(base)))
  }

  #likeness(base: string, files: string[]): PictureMatch {
    const [file] = files
    if (file === undefined) return NONE
    const plainly = files.length === 1 && this.#claims.get(base) === 1
    return plainly ? { file, rivals: [] } : { file: null, rivals: files }
  }

  /** Whether the CSV names this file for another picture than `wanted`. */
  #isAnother(file: string, wanted: string): boolean {
    const { stem } = nameOf(file)
    if (stem !== nameOf(wanted).stem) return this.#namedStems.has(stem)
    return plain(file) !== plain(wanted) && this.#namedFiles.has(plain(file))
  }
}

interface Place {
  path: string
  /** Trailing folders in common with the CSV's path. */
  shared: number
  depth: number
}

/** Sorts equally named files by how well their folders match the CSV's path. */
function nearestFirst(paths: string[], wanted: string): Place[] {
  const folders = (path: string) => plain(path).split('/').slice(0, -1).toReversed()
  const asked = folders(wanted)
  const places = paths.map((path) => {
    const own = folders(path)
    const differs = own.findIndex((folder, at) => folder !== asked[at])
    return { path, shared: differs === -1 ? own.length : differs, depth: own.length }
  })
  return places.toSorted((one, other) => other.shared - one.shared || one.depth - other.depth)
}

function isAsNear(one: Place, other: Place): boolean {
  return one.shared === other.shared && one.depth === other.depth
}

function plain(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function byRank(one: string, other: string): number {
  return sizeRank(nameOf(one)) - sizeRank(nameOf(other)) || (one < other ? -1 : 1)
}

function addTo(files: Map<string, string[]>, key: string, file: string): void {
  const group = files.get(key)
  if (group) group.push(file)
  else files.set(key, [file])
}

/** 0 for the unscaled picture, then from large to small sizes. */
function sizeRank({ stem, base }: Name): number {
  const suffix = stem.slice(base.length)
  if (suffix === '') return 0
  const pixels = /(\d+)/.exec(suffix.replace(/@[23]x$/, ''))?.[1]
  if (pixels) return 1 + 1000 / Number(pixels)
  const named = sizes.findIndex((size) => suffix.includes(size))
  return 1 + 1000 / ([10_000, 9_000, 600, 480, 240, 160, 100, 50, 32, 16][named] ?? 1)
}
