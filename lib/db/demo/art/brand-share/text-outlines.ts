import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Language } from '@/lib/config/constants'

const FONTS = 'node_modules/@fontsource-variable/readex-pro/files'
const scripts: Record<Language, string> = { en: 'latin', ar: 'arabic' }
/** Word space, em. */
const SPACE = 0.24

interface Word {
  /** SVG paths: baseline at 0, y upwards, font units. */
  glyphs: { path: string; x: number; y: number }[]
  width: number
}

interface TextStyle {
  language: Language
  /** Font size, px. */
  size: number
  weight: number
  /** Line height, px. */
  leading: number
  /** Maximum line width, px. */
  width: number
}

/**
 * Renders text in the shop's typeface as SVG outlines, independent of installed fonts. Lines start at `x = 0` and run left in
 * Arabic, else right; the first baseline is at `y = 0`. Throws when the typeface lacks a character.
 */
export async function textOutlines(text: string, style: TextStyle): Promise<string> {
  const { font, em } = await openFont(style.language, text, style.weight)
  const [scale, space] = [style.size / em, SPACE * em]
  const words = text.split(' ').map((word) => shaped(font, word))
  const lines = broken(words, style.width / scale, space)
  const rtl = style.language === 'ar'
  const drawn = lines.map((line, row) => {
    let at = 0
    const parts = line.map((word) => {
      const left = rtl ? at - word.width : at
      at += (rtl ? -1 : 1) * (word.width + space)
      return word.glyphs.map(({ path, x, y }) => `<path transform="translate(${left + x} ${y})" d="${path}"/>`).join('')
    })
    return `<g transform="translate(0 ${row * style.leading}) scale(${scale} ${-scale})">${parts.join('')}</g>`
  })
  return drawn.join('')
}

async function openFont(language: Language, text: string, weight: number) {
  const whole = await readFile(join(FONTS, `readex-pro-${scripts[language]}-wght-normal.woff2`))
  const bytes = await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  return { font: new harfbuzz.Font(face), em: face.upem }
}

function shaped(font: harfbuzz.Font, word: string): Word {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let width = 0
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    if (codepoint === 0) throw new Error(`The typeface lacks a letter of "${word}"`)
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const glyph = { path: font.glyphToPath(codepoint), x: width + xOffset, y: yOffset }
    width += xAdvance
    return glyph
  })
  return { glyphs, width }
}

/** Breaks words into lines of at most `limit`. */
function broken(words: Word[], limit: number, space: number): Word[][] {
  const lines: Word[][] = []
  let room = 0
  for (const word of words) {
    if (lines.length === 0 || word.width > room) {
      lines.push([])
      room = limit
    }
    lines.at(-1)?.push(word)
    room -= word.width + space
  }
  return lines
}
