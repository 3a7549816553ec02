import 'server-only'
import { count, inArray } from 'drizzle-orm'
import { decodeDeliveryFile } from '@/lib/contract/delivery-codec'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { database, transaction, type Tx } from '@/lib/db/database'
import { demoCategories } from '@/lib/db/demo/catalogue/categories'
import { delivery } from '@/lib/db/demo/catalogue/delivery'
import { demoProducts } from '@/lib/db/demo/catalogue/products'
import { boards, demoFacts, heroSlides, mainScene, type DemoLink } from '@/lib/db/demo/catalogue/settings'
import type { DemoProduct } from '@/lib/db/demo/types'
import { customers, products, ratings, settings } from '@/lib/db/schema'
import { writeSettings, type StoredSettings } from '../catalogue/settings'
import { SHOP_INFO } from '../catalogue/shop-info'
import { bumpCatalogue } from '../catalogue/version'
import { hashPassword } from '../customers/passwords'
import { DELIVERY } from '../setting-rows'
import { seedCategories, categoryId, subcategoryId } from './categories'
import { DEMO_PASSWORD, seedDemoCustomer, seedDemoFavorites } from './customer'
import { productId } from './identity'
import { seedDemoOrders } from './orders'
import { addScene } from './pictures'
import { seedProducts } from './products'
import { demoProgress, noteProgress } from './progress'
import { demoCustomers, demoRatings } from './ratings'

const BATCH = 40
const ROWS = 500

/**
 * Loads the demo catalogue; its pictures are shipped files. Deterministic ids and texts. The next run resumes
 * an interrupted one batch by batch, and concurrent instances give the same result. `onProgress` receives the number of loaded
 * products.
 */
export async function seedDemo({
  onProgress,
}: { onProgress?: (done: number, total: number) => void } = {}): Promise<void> {
  if ((await demoProgress(await database())) === 'whole') return
  const now = Date.now()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await transaction(async (tx) => {
    await noteProgress(tx, 'started')
    await seedCategories(tx, demoCategories)
    await tx.insert(customers).values(demoCustomers()).onConflictDoNothing()
    await seedDemoCustomer(tx, { passwordHash, now })
    await bumpCatalogue(tx)
  })
  for (let firstPlace = 0; firstPlace < demoProducts.length; firstPlace += BATCH) {
    const batch = demoProducts.slice(firstPlace, firstPlace + BATCH)
    await transaction(async (tx) => {
      if (await isLoaded(tx, batch)) return
      await seedProducts(tx, batch, { categories: demoCategories, firstPlace, now })
      const rows = batch.flatMap((product) => demoRatings(product, now))
      for (let from = 0; from < rows.length; from += ROWS)
        await tx
          .insert(ratings)
          .values(rows.slice(from, from + ROWS))
          .onConflictDoNothing()
      await bumpCatalogue(tx)
    })
    onProgress?.(Math.min(firstPlace + BATCH, demoProducts.length), demoProducts.length)
  }
  await transaction(async (tx) => {
    await seedDemoFavorites(tx, now)
    await seedSettings(tx)
    await seedDemoOrders(tx, now)
    await noteProgress(tx, 'whole')
    await bumpCatalogue(tx)
  })
}

async function isLoaded(tx: Tx, batch: DemoProduct[]): Promise<boolean> {
  const ids = batch.map((product) => productId(product.handle))
  const [row] = await tx.select({ found: count() }).from(products).where(inArray(products.id, ids))
  return row?.found === ids.length
}

/** Writes the demo's hero, boards, main picture, facts, delivery zones and slots. */
async function seedSettings(tx: Tx): Promise<void> {
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
