import 'server-only'
import { eq } from 'drizzle-orm'
import type { Bilingual } from '@/lib/contract/bilingual'
import { toAed } from '@/lib/contract/money'
import { readLeadTime, type Size } from '@/lib/contract/selling'
import type { EditedProduct } from '@/lib/contract/staff-products'
import { database, type Db, type Tx } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { sizesOf } from '../../catalogue/sizes'
import { isNamed, noProduct } from '../products'

export type ProductRow = typeof products.$inferSelect

/** A product, by id or handle, as an editor shows and saves it. Throws ProductNotFound. */
export async function editedProduct(named: string): Promise<EditedProduct> {
  const db = await database()
  const [row] = await db.select().from(products).where(isNamed(named))
  if (!row) throw noProduct(named)
  return editedOf(db, row)
}

/** The product of this id as an editor shows it. */
export async function editedById(tx: Tx, id: string): Promise<EditedProduct> {
  const [row] = await tx.select().from(products).where(eq(products.id, id))
  if (!row) throw noProduct(id)
  return editedOf(tx, row)
}

/** A stored product as an editor shows it. */
export async function editedOf(db: Db | Tx, row: ProductRow): Promise<EditedProduct> {
  const sizes = (await sizesOf(db, [row.id])).get(row.id) ?? []
  const { id, handle, price, oldPrice, stock, colors, images, video, visible, inFeeds, facts, translated } = row
  const own = (texts: Bilingual) => (translated ? texts : unfilled(texts))
  return {
    id,
    handle,
    version: versionOf(row),
    content: {
      title: own({ en: row.titleEn, ar: row.titleAr }),
      description: own({ en: row.descriptionEn, ar: row.descriptionAr }),
      price: toAed(price),
      oldPrice: oldPrice !== null && oldPrice > price ? toAed(oldPrice) : null,
      stock,
      sizes: sizes.map(editedSize),
      colors,
      category: row.categoryId,
      subcategory: row.subcategoryId,
      sale: row.sale,
      leadTime: readLeadTime(row.leadTime),
      facts,
      vat: row.vatClass,
      visible,
      inFeeds,
      pictures: images,
      video,
    },
  }
}

/** Changes with every save of the product, but not with its sales. */
export function versionOf({ updatedAt }: Pick<ProductRow, 'updatedAt'>): string {
  return updatedAt.toISOString()
}

function editedSize({ price, oldPrice, ...size }: Size) {
  return { ...size, price: toAed(price), oldPrice: oldPrice === null ? null : toAed(oldPrice) }
}

/** Texts in both languages as they are stored: an empty one is the other. */
export function bothFilled({ en, ar }: Bilingual): Bilingual {
  return { en: en || ar, ar: ar || en }
}

/** The reverse, for a product that awaits translation: a text that stands in both fields is that of its script. */
function unfilled({ en, ar }: Bilingual): Bilingual {
  if (en !== ar) return { en, ar }
  return /\p{Script=Arabic}/u.test(en) ? { en: '', ar } : { en, ar: '' }
}
