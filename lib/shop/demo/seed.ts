import 'server-only'
import { asc, sql } from 'drizzle-orm'
import { database, transaction, type Tx } from '@/lib/db/database'
import { demoCategories } from '@/lib/db/demo/catalogue/categories'
import { demoProducts } from '@/lib/db/demo/catalogue/products'
import { customers, ratings } from '@/lib/db/schema'
import { bumpCatalogue } from '../catalogue/version'
import { seedCategories } from './categories'
import { seedProducts } from './products'
import { demoCustomers, demoRatings } from './ratings'
import { seedSettings } from './settings'

const BATCH = 40
const ROWS = 500

/**
 * Fills an empty database with the demo catalogue: text first, pictures as recipes that are drawn when first asked for.
 * Repeatable: the same ids and texts every time. `onProgress` hears how many of the products stand.
 */
export async function seedDemo({ onProgress }: { onProgress?: (done: number, total: number) => void } = {}): Promise<void> {
  const now = Date.now()
  const categoryIds = await transaction(async (tx) => {
    await bumpCatalogue(tx)
    return seedCategories(tx, demoCategories)
  })
  await transaction(async (tx) => {
    await tx.insert(customers).values(demoCustomers()).onConflictDoNothing()
  })
  for (let from = 0; from < demoProducts.length; from += BATCH) {
    const batch = demoProducts.slice(from, from + BATCH)
    await transaction(async (tx) => {
      await seedProducts(tx, batch, { categoryIds, firstPlace: from, now })
      await insertRatings(tx, batch.flatMap((product) => demoRatings(product, now)))
      await bumpCatalogue(tx)
    })
    onProgress?.(Math.min(from + BATCH, demoProducts.length), demoProducts.length)
  }
  // The settings come last: they say that the demo is whole.
  await transaction(async (tx) => {
    await seedSettings(tx)
    await bumpCatalogue(tx)
  })
}

async function insertRatings(tx: Tx, rows: (typeof ratings.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) {
    await tx.insert(ratings).values(rows.slice(from, from + ROWS)).onConflictDoNothing()
  }
}
