import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { composeShareImage } from './share-image'

const HEAVIEST = 200 * 1024

/** Mean colour of a small square of the image. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const square = await sharp(jpeg).extract({ left, top, width: 8, height: 8 }).toBuffer()
  const { channels } = await sharp(square).stats()
  return channels.map(({ mean }) => mean)
}

function flat(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()
}

async function expectShareable(jpeg: Buffer): Promise<void> {
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(jpeg.length).toBeLessThanOrEqual(HEAVIEST)
}

describe('composeShareImage', () => {
  test('shows the product in the arch beside the saffron mark', async () => {
    const jpeg = await composeShareImage(await flat(1280, 1280, '#2050C0'))
    await expectShareable(jpeg)
    const [red, , blue] = await colourAt(jpeg, 770, 330)
    expect(blue).toBeGreaterThan((red ?? 0) + 80)
    const mark = await colourAt(jpeg, 170, 370)
    expect(mark[0]).toBeGreaterThan(220)
    expect(mark[2]).toBeLessThan(110)
  })

  test('keeps the corners outside the arch palm green', async () => {
    const jpeg = await composeShareImage(await flat(1280, 1280, '#FFFFFF'))
    const [red, green, blue] = await colourAt(jpeg, 480, 60)
    expect(green).toBeGreaterThan(red ?? 0)
    expect((red ?? 0) + (green ?? 0) + (blue ?? 0)).toBeLessThan(200)
  })

  test('shows the dunes where there is no picture', async () => {
    const jpeg = await composeShareImage(null)
    await expectShareable(jpeg)
    const [red, , blue] = await colourAt(jpeg, 770, 600)
    expect(red).toBeGreaterThan((blue ?? 0) + 30)
  })

  test('shows a wide picture whole', async () => {
    const half = await flat(800, 400, '#C02020')
    const wide = await sharp({ create: { width: 1600, height: 400, channels: 3, background: '#20A020' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
    const jpeg = await composeShareImage(wide)
    await expectShareable(jpeg)
    const [left, right] = [await colourAt(jpeg, 500, 335), await colourAt(jpeg, 1040, 335)]
    expect(left[0]).toBeGreaterThan((left[1] ?? 0) + 60)
    expect(right[1]).toBeGreaterThan((right[0] ?? 0) + 60)
  })

  test('stays under 200 KB even with the noisiest photograph', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
    const create = { width: 640, height: 640, channels: 3 as const, background: '#888888', noise }
    const photograph = await sharp({ create }).png().toBuffer()
    await expectShareable(await composeShareImage(photograph))
  })

  test('refuses what is not an image', async () => {
    await expect(composeShareImage(Buffer.from('not a picture'))).rejects.toThrow()
  })
})
