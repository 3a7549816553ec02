import sharp from 'sharp'
import { z } from 'zod'
import { expect, test } from './visitor'

/** Words that end in a vowel sign, and the same without it: both share a baseline. */
const pairs = [
  ['صباحاً', 'صباحا'],
  ['حالياً', 'حاليا'],
  ['مجاناً', 'مجانا'],
  ['ومساءً', 'ومساء'],
  ['عادةً', 'عادة'],
  ['شيءٌ', 'شيء'],
  ['حقّ', 'حق'],
  ['الطلب مجاناً وصباحاً.', 'الطلب مجانا وصباحا.'],
]
const Boxes = z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }))

/** Renders each text alone in the shop's typeface and returns the boxes. */
const show = `
  const words = ${JSON.stringify(pairs.flat())}
  const lines = words.map((word, index) => {
    const line = document.createElement('p')
    const place = { position: 'fixed', left: index % 2 ? '420px' : '20px', top: Math.floor(index / 2) * 80 + 'px' }
    Object.assign(line.style, { ...place, fontFamily: 'Readex Pro, Readex Arabic', fontSize: '36px', lineHeight: '1.8', background: '#fff', color: '#000' })
    line.textContent = word
    return line
  })
  const sheet = document.createElement('div')
  Object.assign(sheet.style, { position: 'fixed', inset: 0, zIndex: 9999, background: '#fff' })
  sheet.append(...lines)
  document.documentElement.append(sheet)
  await document.fonts.load('40px "Readex Arabic"', words.join(''))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return lines.map((line) => {
    const { x, y, width, height } = line.getBoundingClientRect()
    return { x, y, width, height }
  })`

/** Returns the distance of the lowest ink from the top of its box, px. */
async function lowestInk(png: Buffer, { x, y, width, height }: z.infer<typeof Boxes>[number]): Promise<number> {
  const box = { left: Math.round(x), top: Math.round(y), width: Math.floor(width), height: Math.floor(height) }
  const { data, info } = await sharp(png).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true })
  const at = data.findLastIndex((light) => light < 128)
  expect(at, 'text was rendered').toBeGreaterThan(0)
  return Math.floor(at / (info.width * info.channels))
}

test('words ending in a vowel sign stay on the baseline', async ({ visit }) => {
  const visitor = await visit('ar', 1280)
  await visitor.open('/about')
  const boxes = Boxes.parse(await visitor.engine.run(show))
  const png = await visitor.engine.screenshot()
  const lowest = await Promise.all(boxes.map((box) => lowestInk(png, box)))
  const marked = pairs.map(([word], index) => [word, lowest[2 * index]])
  const plain = pairs.map(([word], index) => [word, lowest[2 * index + 1]])
  expect(marked).toEqual(plain)
})
