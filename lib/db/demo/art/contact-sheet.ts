import sharp, { type OverlayOptions } from 'sharp'
import { composePicture } from './compose'
import { kitRecipe, kitRecipes } from './kit'
import { openPicture } from './raster'

const USAGE = 'npx tsx lib/db/demo/art/contact-sheet.ts OUT.png [--size PIXELS] [--across N] [names...]'

/** Draws recipes of the kit side by side with their names, for review. */
async function contactSheet(out: string, names: string[], size: number, across: number): Promise<void> {
  const cell = { width: size + 12, height: size + 34 }
  const tiles: OverlayOptions[] = []
  for (const [i, name] of names.entries()) {
    const picture = await openPicture(await composePicture(kitRecipe(name)))
      .resize(size)
      .png()
      .toBuffer()
    const [left, top] = [(i % across) * cell.width + 6, Math.floor(i / across) * cell.height + 6]
    const label = `<svg width="${size}" height="22"><text x="2" y="16" font-size="14" fill="#21160F">${name}</text></svg>`
    tiles.push({ input: picture, left, top }, { input: Buffer.from(label), left, top: top + size + 2 })
  }
  const height = Math.ceil(names.length / across) * cell.height
  const sheet = { width: across * cell.width, height, channels: 3 as const, background: '#FCF9F3' }
  await sharp({ create: sheet }).composite(tiles).png().toFile(out)
}

function option(words: string[], name: string, fallback: number): number {
  const at = words.indexOf(name)
  if (at < 0) return fallback
  return Number(words.splice(at, 2)[1])
}

const words = process.argv.slice(2)
const size = option(words, '--size', 280)
const across = option(words, '--across', 6)
const [out, ...names] = words
if (!out) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  await contactSheet(out, names.length ? names : [...kitRecipes().keys()], size, across)
}
