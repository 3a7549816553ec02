import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureHash } from '@/lib/media/hash'
import { demoProducts } from '../catalogue/products'
import type { DemoPictures } from '../shipped'
import { backdropKey } from './backdrop'
import { composePicture, PICTURE_SIDE } from './compose'
import { encodeWidths } from './encode'
import { composeScene } from './hero'
import type { Picture } from './raster'
import type { Recipe } from './recipe'
import { recipesHash } from './recipes-hash'
import { productRecipes } from './recipes/all'
import { categoryRecipes } from './recipes/categories'
import { demoScenes } from './scene-list'
import { windowOrder } from './window-order'

// `npm run demo-pictures [FOLDER]`: draws the demo's pictures after a change of recipes, scenes or drawing code. About a minute.
const folder = process.argv[2] ?? 'lib/db/demo/pictures'

/** Writes a picture's distinct files and returns its hash, that of the largest file. */
async function save(picture: Picture): Promise<string> {
  const files = await encodeWidths(picture)
  const hash = pictureHash(files.get(Math.max(...files.keys())) ?? '')
  for (const [width, file] of files)
    if (files.get(width * 2) !== file) await writeFile(join(folder, `${hash}-${width}.webp`), file)
  return hash
}

const drawn = new Map<string, string>()

/** Draws all recipes; those with the same background in sequence, which draws it once. */
async function drawAll(recipes: Recipe[]): Promise<void> {
  for (const recipe of recipes.toSorted((one, other) => backdropKey(one).localeCompare(backdropKey(other), 'en'))) {
    const key = JSON.stringify(recipe)
    if (!drawn.has(key)) drawn.set(key, await save(await composePicture(recipe)))
  }
}

function hashOf(recipe: Recipe | undefined): string {
  const hash = drawn.get(JSON.stringify(recipe))
  if (!hash) throw new Error('A picture was not drawn')
  return hash
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await drawAll([...Object.values(productRecipes).flat(), ...Object.values(categoryRecipes)])
const scenes: [string, DemoPictures['scenes'][string]][] = []
for (const { name, width, height } of demoScenes)
  scenes.push([name, { hash: await save(await composeScene(name)), width, height }])
const manifest: DemoPictures = {
  recipes: recipesHash(),
  side: PICTURE_SIDE,
  products: Object.fromEntries(
    windowOrder(demoProducts).map(({ handle }) => [handle, (productRecipes[handle] ?? []).map(hashOf)]),
  ),
  categories: Object.fromEntries(Object.entries(categoryRecipes).map(([value, recipe]) => [value, hashOf(recipe)])),
  scenes: Object.fromEntries(scenes),
}
await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
