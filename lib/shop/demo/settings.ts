import type { Tx } from '@/lib/db/database'
import { boards, heroSlides, mainScene, type DemoLink } from '@/lib/db/demo/catalogue/settings'
import { sceneSizes } from '@/lib/db/demo/pictures/scene-list'
import { writeSettings, type StoredSettings } from '../catalogue/settings'
import { categoryId, subcategoryId } from './categories'
import { keepScene } from './drawings'

/** Writes the demo's hero, boards and main picture. */
export async function seedSettings(tx: Tx): Promise<void> {
  const hero: StoredSettings['hero'] = []
  for (const { scene, headline, text, label, link } of heroSlides) {
    const image = await drawing(tx, scene)
    const smallImage = await drawing(tx, `${scene}-small`)
    hero.push({ image, smallImage, headline, text, label, link: hrefOf(link) })
  }
  const board: StoredSettings['boards'] = []
  for (const { scene, title, subtitle, link } of boards) {
    board.push({ image: await drawing(tx, scene), title, subtitle: subtitle ?? null, link: hrefOf(link) })
  }
  await writeSettings(tx, { hero, boards: board, mainImage: await drawing(tx, mainScene), freeShippingNote: true })
}

async function drawing(tx: Tx, name: string): Promise<string> {
  const scene = sceneSizes.find((one) => one.name === name)
  if (!scene) throw new Error(`There is no drawn scene "${name}"`)
  return keepScene(tx, scene)
}

function hrefOf(link: DemoLink): string {
  if ('path' in link) return link.path
  const params = new URLSearchParams({ category: categoryId(link.category) })
  if (link.subcategory) params.set('subcategory', subcategoryId(link.category, link.subcategory))
  return `/shop?${params}`
}
