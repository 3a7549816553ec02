import { lastPart, picturesIn } from './picture-names'

const extensions = /\.(jpe?g|jfif|png|webp|gif|avif|hei[cf])$/i
/** What Shopify writes behind the name of a scaled picture, before its extension. */
const sizeSuffix =
  /(?:_(?:pico|icon|thumb|small|compact|medium|large|grande|original|master|\d{1,5}x\d{0,5}|x\d{1,5})(?:_crop_(?:top|center|bottom|left|right))?)(?:@[23]x)?$|@[23]x$/i
/** Larger pictures come first when one name has several files. */
const sizes = ['master', 'original', 'grande', 'large', 'medium', 'compact', 'small', 'thumb', 'icon', 'pico']

/** Whether a file of this name is plainly something else, as a TIFF or an SVG is. */
export function isOtherFile(name: string): boolean {
  return /\.[a-z][a-z0-9]{2,4}$/i.test(name) && !extensions.test(name)
}

interface Name {
  /** Lower case, no extension. */
  stem: string
  /** Without the size suffix too. */
  base: string
}

function nameOf(file: string): Name {
  const stem = plain(file).replace(extensions, '')
  return { stem, base: stem.replace(sizeSuffix, '') }
}

/** What `PictureIndex` found for a name. */
export interface PictureMatch {
  /** Path of the file in the folder of pictures. */
  file: string | null
  /** Files that are like the name, but may as well be another picture; not taken. */
  rivals: string[]
}

const NONE: PictureMatch = { file: null, rivals: [] }

/**
 * Which of `files` (paths) is the picture that the CSV calls `wanted`: the same name first, then the name with a size suffix, then
 * without the suffix that the CSV itself has; the largest first. Letter case and the kind of extension do not matter.
 * `cells` are all that the CSV says of pictures: a file that is named there is taken for no other, and where the CSV's own suffix
 * is dropped, for "small" may be a word as well as a size, only the one file that only one name can mean is taken. Of files
 * with one name in several folders it is the one whose folders the CSV names too, then the one in the fewest folders.
 */
export class PictureIndex {
  /** Paths by the file name at their end. */
  readonly #paths = new Map<string, string[]>()
  readonly #byStem = new Map<string, string[]>()
  readonly #byBase = new Map<string, string[]>()
  readonly #namedFiles = new Set<string>()
  readonly #namedStems = new Set<string>()
  /** How many of the CSV's names come down to a base. */
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

  /** The pictures that a cell of the CSV names, for `find`. */
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

  /** The file of a picture that the CSV names, or what may be it. */
  find(wanted: string): PictureMatch {
    const { file, rivals } = this.#named(lastPart(wanted))
    if (file === null) return { file, rivals: rivals.flatMap((name) => this.#paths.get(name) ?? []) }
    const [nearest, next] = nearestFirst(this.#paths.get(file) ?? [], wanted)
    if (nearest === undefined) return NONE
    return next && isAsNear(next, nearest)
      ? { file: null, rivals: [nearest.path, next.path] }
      : { file: nearest.path, rivals: [] }
  }

  /** The same among the names of files, wherever they are. */
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

  /** Whether the CSV calls another picture than `wanted` by the name of this file. */
  #isAnother(file: string, wanted: string): boolean {
    const { stem } = nameOf(file)
    if (stem !== nameOf(wanted).stem) return this.#namedStems.has(stem)
    return plain(file) !== plain(wanted) && this.#namedFiles.has(plain(file))
  }
}

interface Place {
  path: string
  /** Folders before the name that the CSV names too. */
  shared: number
  depth: number
}

/** The files that are called the same, by how well their folders fit what the CSV says. */
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

/** 0 for the unscaled picture, then from large to small. */
function sizeRank({ stem, base }: Name): number {
  const suffix = stem.slice(base.length)
  if (suffix === '') return 0
  const pixels = /(\d+)/.exec(suffix.replace(/@[23]x$/, ''))?.[1]
  if (pixels) return 1 + 1000 / Number(pixels)
  const named = sizes.findIndex((size) => suffix.includes(size))
  return 1 + 1000 / ([10_000, 9_000, 600, 480, 240, 160, 100, 50, 32, 16][named] ?? 1)
}
