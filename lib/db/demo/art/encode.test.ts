import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { composePicture, PICTURE_SIDE } from './compose'
import { encodeWidths } from './encode'
import { kitRecipe } from './kit'

test('returns a small WebP at every width', async () => {
  const files = await encodeWidths(await composePicture(kitRecipe('goat'), 1280))
  expect([...files.keys()]).toEqual([160, 320, 640, 1280])
  for (const [width, file] of files) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: width })
  }
  expect(files.get(320)?.length).toBeLessThan(6_000)
  expect(files.get(640)?.length).toBeLessThan(12_000)
  expect(files.get(1280)?.length).toBeLessThan(60_000)
})

test('never enlarges: a narrow picture keeps its size at larger widths', async () => {
  const png = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#1C5638' } })
    .png()
    .toBuffer()
  const files = await encodeWidths(png)
  const sizes = await Promise.all([...files.values()].map(async (file) => (await sharp(file).metadata()).width))
  expect([...files.keys()]).toEqual([160, 320, 640, 1280])
  expect(sizes).toEqual([160, 320, 400, 400])
  expect(await sharp(files.get(160)).metadata()).toMatchObject({ width: 160, height: 80 })
})

test('returns the picture itself at a width slightly below its own', async () => {
  const files = await encodeWidths(await composePicture(kitRecipe('goat')))
  expect(files.get(640)).toBe(files.get(1280))
  expect((await sharp(files.get(640)).metadata()).width).toBe(PICTURE_SIDE)
  expect((await sharp(files.get(320)).metadata()).width).toBe(320)
})
