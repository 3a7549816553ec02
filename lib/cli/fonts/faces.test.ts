import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { printFonts } from '@/lib/config/print-fonts'
import { drawFace, drawPrintFont, facesOf, facesWanted, fileOf, lettersOf } from './faces'

test('expands unicode ranges', () => {
  expect(lettersOf('U+0041-0043, U+00e9,U+0628')).toBe('ABCéب')
  expect(() => lettersOf('U+0043-0041')).toThrow('Not a range of letters: U+0043-0041')
  expect(() => lettersOf('')).toThrow('Not a range')
})

test('builds only the typefaces of our folder', () => {
  const css = `
    @font-face { font-weight: 350 620; src: url('../components/brand/fonts/latin.woff2'); unicode-range: U+41 }
    @font-face { font-weight: 400; src: url('../node_modules/other.woff2'); unicode-range: U+42 }`
  expect(facesOf(css)).toEqual([{ name: 'latin', weights: { min: 350, max: 620 }, letters: 'A' }])
})

test('the files match the style sheet (else: npm run fonts)', async () => {
  const faces = await facesWanted()
  expect(faces.map((face) => face.name)).toEqual(['latin', 'arabic'])
  for (const face of faces) expect(readFileSync(fileOf(face)).equals(await drawFace(face))).toBe(true)
})

test('the files for print are those of the font package (else: npm run fonts)', async () => {
  for (const font of printFonts) expect(readFileSync(font.path).equals(await drawPrintFont(font))).toBe(true)
})

test.each([
  ['words of the shop', 'messages', /\.json$/],
  ['goods of the demo', 'lib/db/demo/catalogue', /(?<!\.test)\.ts$/],
])('all %s are written in their letters', async (_, folder, kind) => {
  const letters = new Set((await facesWanted()).map((face) => face.letters).join(''))
  const files = readdirSync(folder, { encoding: 'utf8' }).filter((name) => kind.test(name))
  expect(files).not.toEqual([])
  const comment = /\/\*.*?\*\//gs
  const words = files.map((name) => readFileSync(join(folder, name), 'utf8').replace(comment, '')).join('')
  expect([...new Set(words)].filter((letter) => !letters.has(letter))).toEqual([])
})
