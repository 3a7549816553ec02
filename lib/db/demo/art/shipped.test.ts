import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { parseMediaFileName } from '@/lib/media/address'
import { pictureHash } from '@/lib/media/hash'
import { demoProducts } from '../catalogue/products'
import { demoPictures } from '../shipped'
import { composePicture } from './compose'
import { composeScene } from './hero'
import { openPicture, type Picture } from './raster'
import { recipesHash } from './recipes-hash'
import { productRecipes } from './recipes/all'
import { windowOrder } from './window-order'

const FOLDER = 'lib/db/demo/pictures'
const MAX_BYTES = 20 * 1024 ** 2
/** Tolerated mean difference, of 255: WebP is lossy. */
const NOISE = 4

const files = readdirSync(FOLDER).flatMap((name) => parseMediaFileName(name) ?? [])
const read = (hash: string, width: number) => readFileSync(join(FOLDER, `${hash}-${width}.webp`))
const { products, categories, scenes } = demoPictures

/** Mean difference between a shipped picture and what would be drawn today. */
async function difference(hash: string, today: Picture): Promise<number> {
  const [kept, drawn] = await Promise.all([
    sharp(read(hash, 1280)).removeAlpha().raw().toBuffer(),
    openPicture(today).removeAlpha().raw().toBuffer(),
  ])
  expect(kept).toHaveLength(drawn.length)
  return kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / kept.length
}

test('the shipped pictures are those of today’s recipes, in today’s order (else: npm run demo-pictures)', () => {
  expect(demoPictures.recipes).toBe(recipesHash())
  const order = windowOrder(demoProducts).map(({ handle }) => handle)
  expect(Object.keys(products)).toEqual(order)
  for (const handle of order) expect(products[handle]).toHaveLength(productRecipes[handle]?.length ?? 0)
})

test('there are exactly the named pictures, in three or four widths, named by their content', () => {
  const named = [...Object.values(products).flat(), ...Object.values(categories)]
  const all = new Set([...named, ...Object.values(scenes).map(({ hash }) => hash)])
  expect(new Set(files.map(({ hash }) => hash))).toEqual(all)
  for (const hash of all) {
    expect(pictureHash(read(hash, 1280))).toBe(hash)
    const widths = files.filter((file) => file.hash === hash).map(({ width }) => width)
    expect(widths).toEqual(expect.arrayContaining([160, 320, 1280]))
  }
})

test('all files together stay within 20 MB', () => {
  const sizes = readdirSync(FOLDER).map((name) => statSync(join(FOLDER, name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})

test.each(['salalah-kid-goat', 'leather-bell-collar'])('%s is what would be drawn today', async (handle) => {
  for (const [at, recipe] of (productRecipes[handle] ?? []).entries())
    expect(await difference(products[handle]?.[at] ?? '', await composePicture(recipe))).toBeLessThan(NOISE)
})

test('a board is what would be drawn today, and another board is not', async () => {
  const today = await composeScene('board-poultry')
  expect(await difference(scenes['board-poultry']?.hash ?? '', today)).toBeLessThan(NOISE)
  expect(await difference(scenes['board-aquariums']?.hash ?? '', today)).toBeGreaterThan(NOISE)
})
