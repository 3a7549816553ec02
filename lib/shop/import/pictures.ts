const extensions = /\.(jpe?g|png|webp|gif|avif)$/i
/** What Shopify writes behind the name of a scaled picture, before its extension. */
const sizeSuffix =
  /(?:_(?:pico|icon|thumb|small|compact|medium|large|grande|original|master|\d{1,5}x\d{0,5}|x\d{1,5})(?:_crop_(?:top|center|bottom|left|right))?)(?:@[23]x)?$|@[23]x$/i
/** Larger pictures come first when one name has several files. */
const sizes = ['master', 'original', 'grande', 'large', 'medium', 'compact', 'small', 'thumb', 'icon', 'pico']

/** Whether a file of this name is a picture the shop takes. */
export function isPictureFile(name: string): boolean {
  return extensions.test(name)
}

interface Name {
  /** Lower case, no extension. */
  stem: string
  /** Without the size suffix too. */
  base: string
}

function nameOf(file: string): Name {
  const stem = file.normalize('NFC').toLowerCase().replace(extensions, '')
  return { stem, base: stem.replace(sizeSuffix, '') }
}

/**
 * Which of `files` is the picture that the CSV calls `wanted`: the same name first, then the name with a size suffix, then
 * without the suffix that the CSV itself has; the largest first. Letter case and the kind of extension do not matter.
 */
export class PictureIndex {
  readonly #files = new Set<string>()
  readonly #byStem = new Map<string, string[]>()
  readonly #byBase = new Map<string, string[]>()

  constructor(files: Iterable<string>) {
    for (const file of files) {
      if (!isPictureFile(file)) continue
      const { stem, base } = nameOf(file)
      this.#files.add(file)
      addTo(this.#byStem, stem, file)
      addTo(this.#byBase, base, file)
    }
  }

  find(wanted: string): string | null {
    if (this.#files.has(wanted)) return wanted
    const { stem, base } = nameOf(wanted)
    const found = [this.#byStem.get(stem), this.#byBase.get(stem), this.#byBase.get(base)].find(Boolean) ?? []
    return (
      found.toSorted((one, other) => sizeRank(nameOf(one)) - sizeRank(nameOf(other)) || (one < other ? -1 : 1))[0] ??
      null
    )
  }
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
