import { ENDS_AS_PICTURE, lastPart, picturesIn } from './picture-names'

/** Size suffix that Shopify adds to a scaled picture's name. */
const sizeSuffix =
  /(?:_(?:master|original|grande|large|medium|compact|small|thumb|icon|pico|\d{1,5}x\d{0,5}|x\d{1,5})(?:_crop_(?:top|center|bottom|left|right))?)?(?:@[23]x)?$/i

/** Whether the extension names another kind of file, such as TIFF or SVG. */
export function isOtherFile(name: string): boolean {
  return /\.[a-z][a-z0-9]{2,4}$/i.test(name) && !ENDS_AS_PICTURE.test(name)
}

export interface PictureMatch {
  /** Path in the picture folder. */
  file: string | null
  /** Similar files that may be another picture; not used. */
  rivals: string[]
}

/**
 * Matches a picture name of the CSV to one of `files` (paths). Order: the same name, the name with another extension, the name plus
 * a size suffix; letter case does not count. `cells` are all picture cells of the CSV: a file that another cell names is never
 * used. Of several matches the one with most folders in common with the CSV wins, then the one in the fewest folders.
 */
export class PictureIndex {
  readonly #byName: Map<string, string[]>
  readonly #byStem: Map<string, string[]>
  readonly #byBase: Map<string, string[]>
  readonly #namedFiles: Set<string>
  readonly #namedStems: Set<string>

  constructor(files: Iterable<string>, cells: Iterable<string>) {
    const paths = [...files]
    this.#byName = groupBy(paths, lastPart)
    this.#byStem = groupBy(paths, stemOf)
    this.#byBase = groupBy(paths, (path) => stemOf(path).replace(sizeSuffix, ''))
    const names = [...cells].flatMap((cell) => this.named(cell)).map(lastPart)
    this.#namedFiles = new Set(names.map(plain))
    this.#namedStems = new Set(names.map(stemOf))
  }

  /** Returns the picture names in a CSV cell, for `find`. */
  named(cell: string): string[] {
    return picturesIn(cell, (path) => this.#byStem.has(stemOf(path)) || this.#byBase.has(stemOf(path)))
  }

  /** Finds the file of a picture named in the CSV, or its candidates. */
  find(wanted: string): PictureMatch {
    const [name, stem] = [lastPart(wanted), stemOf(wanted)]
    const free = (paths: string[] = []) => paths.filter((path) => !this.#isAnother(lastPart(path), name))
    const ways = [this.#byName.get(name) ?? [], free(this.#byStem.get(stem)), free(this.#byBase.get(stem))]
    const [nearest, ...others] = nearestFirst(ways.find(({ length }) => length > 0) ?? [], wanted)
    if (!nearest) return { file: null, rivals: [] }
    const rivals = others.filter(({ shared, depth }) => shared === nearest.shared && depth === nearest.depth)
    if (rivals.length === 0) return { file: nearest.path, rivals: [] }
    return { file: null, rivals: [nearest, ...rivals].map(({ path }) => path) }
  }

  /** Whether the CSV names this file for another picture than `wanted`. */
  #isAnother(file: string, wanted: string): boolean {
    if (stemOf(file) !== stemOf(wanted)) return this.#namedStems.has(stemOf(file))
    return plain(file) !== plain(wanted) && this.#namedFiles.has(plain(file))
  }
}

/** Sorts files by how well their folders match the CSV's path. */
function nearestFirst(paths: string[], wanted: string) {
  const folders = (path: string) => plain(path).split('/').slice(0, -1).toReversed()
  const parents = folders(wanted)
  const places = paths.map((path) => {
    const own = folders(path)
    const differs = own.findIndex((folder, at) => folder !== parents[at])
    // Trailing folders in common with the CSV's path.
    return { path, shared: differs === -1 ? own.length : differs, depth: own.length }
  })
  return places.toSorted((one, other) => other.shared - one.shared || one.depth - other.depth)
}

function plain(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** File name of a path in lower case, without extension. */
function stemOf(path: string): string {
  return plain(lastPart(path)).replace(ENDS_AS_PICTURE, '')
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
