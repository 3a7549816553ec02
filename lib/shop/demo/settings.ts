import { decodeDeliveryFile } from '@/lib/contract/delivery-codec'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import type { Tx } from '@/lib/db/database'
import { delivery } from '@/lib/db/demo/catalogue/delivery'
import { boards, demoFacts, heroSlides, mainScene, type DemoLink } from '@/lib/db/demo/catalogue/settings'
import { settings } from '@/lib/db/schema'
import { SHOP_INFO } from '../catalogue/shop-info'
import { writeSettings, type StoredSettings } from '../catalogue/settings'
import { DELIVERY } from '../delivery/terms'
import { categoryId, subcategoryId } from './categories'
import { addScene } from './pictures'

/** Writes the demo's hero, boards, main picture, facts, delivery zones and slots. */
export async function seedSettings(tx: Tx): Promise<void> {
  const hero: StoredSettings['hero'] = []
  for (const { scene, headline, text, label, link } of heroSlides) {
    const image = await addScene(tx, scene)
    const smallImage = await addScene(tx, `${scene}-small`)
    hero.push({ image, smallImage, headline, text, label, link: hrefOf(link) })
  }
  const board: StoredSettings['boards'] = []
  for (const { scene, title, subtitle, link } of boards) {
    board.push({ image: await addScene(tx, scene), title, subtitle: subtitle ?? null, link: hrefOf(link) })
  }
  await writeSettings(tx, { hero, boards: board, mainImage: await addScene(tx, mainScene), freeShippingNote: true })
  const rows = [
    { key: SHOP_INFO, value: demoFacts },
    { key: DELIVERY, value: decodeDeliveryFile(DeliveryFile.parse(delivery)) },
  ]
  await tx.insert(settings).values(rows).onConflictDoNothing()
}

function hrefOf(link: DemoLink): string {
  if ('path' in link) return link.path
  const params = new URLSearchParams({ category: categoryId(link.category) })
  if (link.subcategory) params.set('subcategory', subcategoryId(link.category, link.subcategory))
  return `/shop?${params}`
}
