import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, type AtRule } from 'postcss'
import subsetFont from 'subset-font'
import type { PrintFont } from '@/lib/config/print-fonts'
import { UNSEEN, withFinalMarks } from './final-marks'

const styles = 'app/fonts.css'
/** Folder of the built typefaces, relative to the project. */
const folder = 'components/brand/fonts'
const originals = 'node_modules/@fontsource-variable/readex-pro/files'

/** OpenType features kept per script. Latin pages use no fractions, whose figures are a tenth of the file. */
const features: Record<string, string[] | undefined> = { latin: ['ccmp', 'liga', 'kern', 'mark', 'mkmk'] }

interface Face {
  /** `latin`, of `latin.woff2`. */
  name: string
  /** Range of weights. */
  weights: { min: number; max: number }
  letters: string
}

/** Expands a `unicode-range`; supports `U+20`, `U+0-7E` and lists of both. */
export function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from, to = from] = part.trim().replace(/^U\+/i, '').split('-')
      const first = Number.parseInt(from ?? '', 16)
      const count = Number.parseInt(to ?? '', 16) - first + 1
      if (!(count > 0)) throw new Error(`Not a range of letters: ${part}`)
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}

function declared(rule: AtRule, property: string): string {
  let value = ''
  rule.walkDecls(property, (declaration) => {
    value = declaration.value
  })
  return value
}

/** Returns the typefaces that `css` loads from our folder, with their letters and weights. */
export function facesOf(css: string): Face[] {
  const faces: Face[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    const name = new RegExp(`${folder}/(\\w+)\\.woff2`).exec(declared(rule, 'src'))?.[1]
    if (!name) return
    const [min = 400, max = min] = declared(rule, 'font-weight').split(' ').map(Number)
    faces.push({ name, weights: { min, max }, letters: lettersOf(declared(rule, 'unicode-range')) })
  })
  return faces
}

/** Builds a typeface as WOFF2 with these letters and weights; the bytes are reproducible. */
export async function drawFace({ name, weights, letters }: Face): Promise<Buffer> {
  const whole = await readFile(join(originals, `readex-pro-${name}-wght-normal.woff2`))
  const keepFeatures = features[name]
  const options = { variationAxes: { wght: weights }, keepFeatures }
  if (name !== 'arabic') return subsetFont(whole, letters, { ...options, targetFormat: 'woff2' })
  const cut = await subsetFont(whole, letters + UNSEEN, { ...options, targetFormat: 'sfnt' })
  return subsetFont(withFinalMarks(cut), letters, { targetFormat: 'woff2' })
}

/** Path of a typeface, relative to the project. */
export function fileOf({ name }: Face): string {
  return join(folder, `${name}.woff2`)
}

/** Returns the typefaces that `app/fonts.css` needs. */
export async function facesWanted(): Promise<Face[]> {
  return facesOf(await readFile(styles, 'utf8'))
}

/** Builds a typeface for printed documents as TrueType. */
export async function drawPrintFont({ script, weight }: PrintFont): Promise<Buffer> {
  const whole = await readFile(join(originals, `readex-pro-${script}-wght-normal.woff2`))
  const css = parse(await readFile('node_modules/@fontsource-variable/readex-pro/index.css', 'utf8'))
  let range = ''
  css.walkAtRules('font-face', (rule) => {
    if (declared(rule, 'src').includes(`readex-pro-${script}-wght`)) range = declared(rule, 'unicode-range')
  })
  return subsetFont(whole, lettersOf(range), { targetFormat: 'sfnt', variationAxes: { wght: weight } })
}
