import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { isNamed } from '../search/like'
import { productIndex } from '../search/live-index'
import { cached } from './cache'

/** Whether a visible product has this word in its title or category name; reads the index, or the database while it loads. */
export async function isName(word: string): Promise<boolean> {
  const index = await productIndex()
  return index ? index.hasName(word) : isNameInDatabase(word)
}

/** The database’s version of `ProductIndex.hasName`. */
export function isNameInDatabase(word: string): Promise<boolean> {
  return cached(`name:${word}`, async () => {
    const db = await database()
    const rows = await db
      .select({ one: sql`1` })
      .from(products)
      .where(and(eq(products.visible, true), isNamed(word)))
      .limit(1)
    return rows.length > 0
  })
}
