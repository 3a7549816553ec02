import 'server-only'
import { and, asc, count, desc, eq, gt, max, min, sql } from 'drizzle-orm'
import type { Fils } from '@/lib/contract/money'
import type { KindOfSale } from '@/lib/contract/selling'
import type { Stats } from '@/lib/contract/settings'
import { database } from '@/lib/db/database'
import { customers, products } from '@/lib/db/schema'
import { countedCategories } from './categories'
import { cached } from './cache'
import { hasSameDayCity } from './delivery-promises'

/** Every color of the visible products, most frequent first. */
export function listColors(): Promise<string[]> {
  return cached('colors', async () => {
    const db = await database()
    const color = sql<string>`jsonb_array_elements_text(${products.colors})`
    const used = db
      .select({ color: color.as('color') })
      .from(products)
      .where(sql`${products.visible} and ${products.colors} <> '[]'`)
      .as('used')
    const rows = await db
      .select({ color: used.color })
      .from(used)
      .groupBy(used.color)
      .orderBy(desc(count()), asc(used.color))
    return rows.map((row) => row.color)
  })
}

/** Lowest and highest price of the visible products that have one, in fils; zeros for an empty shop. */
export function priceBounds(): Promise<{ min: Fils; max: Fils }> {
  return cached('prices', async () => {
    const db = await database()
    const [row] = await db
      .select({ min: min(products.price), max: max(products.price) })
      .from(products)
      .where(and(eq(products.visible, true), gt(products.price, 0)))
    return { min: row?.min ?? 0, max: row?.max ?? 0 }
  })
}

/** Whether any visible product is delivered on the day of its order, to any city; whatever day is today. */
export function deliversSameDay(): Promise<boolean> {
  return cached('same-day', async () => {
    if (!(await hasSameDayCity())) return false
    const { visible, leadTime, sale, price } = products
    const today = and(visible, eq(leadTime, '0'), eq(sale, 'cart' satisfies KindOfSale), gt(price, 0))
    return (await (await database()).select({ visible }).from(products).where(today).limit(1)).length > 0
  })
}

/** Figures for the about page. Spec §2 (About). */
export async function getStats(): Promise<Stats> {
  const db = await database()
  const [[people], { categories, products }] = await Promise.all([
    db.select({ total: count() }).from(customers),
    countedCategories(),
  ])
  return { products, categories: categories.length, customers: people?.total ?? 0 }
}
