import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, type AtRule } from 'postcss'
import subsetFont from 'subset-font'
import { UNSEEN, withFinalMarks } from './final-marks'

const styles = 'app/fonts.css'
/** Where the typefaces made here are kept, from the project's folder. */
const folder = 'components/brand/fonts'
const originals = 'node_modules/@fontsource-variable/readex-pro/files'

/** What a script of letters needs of OpenType; a Latin page asks for no fractions, and their figures are a tenth of the file. */
const features: Record<string, string[] | undefined> = { latin: ['ccmp', 'liga', 'kern', 'mark', 'mkmk'] }

interface Face {
  /** `latin`, of `latin.woff2`. */
  name: string
  /** Lightest and heaviest weight. */
  weights: { min: number; max: number }
  letters: string
}

/** The letters of a `unicode-range`, of which `U+20`, `U+0-7E` and lists of both are understood. */
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

function told(rule: AtRule, property: string): string {
  let value = ''
  rule.walkDecls(property, (declaration) => {
    value = declaration.value
  })
  return value
}

/** The typefaces that `css` takes from our folder, with the letters and weights it wants of them. */
export function facesOf(css: string): Face[] {
  const faces: Face[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    const name = new RegExp(`${folder}/(\\w+)\\.woff2`).exec(told(rule, 'src'))?.[1]
    if (!name) return
    const [min = 400, max = min] = told(rule, 'font-weight').split(' ').map(Number)
    faces.push({ name, weights: { min, max }, letters: lettersOf(told(rule, 'unicode-range')) })
  })
  return faces
}

/** The typeface of `face` as WOFF2: these letters, these weights, the same bytes whenever it is made. */
export async function drawFace({ name, weights, letters }: Face): Promise<Buffer> {
  const whole = await readFile(join(originals, `readex-pro-${name}-wght-normal.woff2`))
  const keepFeatures = features[name]
  const options = { variationAxes: { wght: weights }, keepFeatures }
  if (name !== 'arabic') return subsetFont(whole, letters, { ...options, targetFormat: 'woff2' })
  const cut = await subsetFont(whole, letters + UNSEEN, { ...options, targetFormat: 'sfnt' })
  return subsetFont(withFinalMarks(cut), letters, { targetFormat: 'woff2' })
}

/** Where it is kept, from the project's folder. */
export function fileOf({ name }: Face): string {
  return join(folder, `${name}.woff2`)
}

/** The faces that `app/fonts.css` asks of us. */
export async function facesWanted(): Promise<Face[]> {
  return facesOf(await readFile(styles, 'utf8'))
}
