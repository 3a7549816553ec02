import 'server-only'
import { eq } from 'drizzle-orm'
import { kindOfSale, readLeadTime, writeLeadTime } from '@/lib/contract/selling'
import type { VideoSet, FactsBody, LiveBody, LiveSet, Selling, SellingBody } from '@/lib/contract/staff-catalogue'
import { transaction } from '@/lib/db/database'
import { products, categories } from '@/lib/db/schema'
import { videoUrl } from '@/lib/media/video-name'
import { audited } from '../audit/record'
import { isCategoryInFeeds } from '../catalogue/categories'
import { lockCategories } from '../catalogue/lock-categories'
import { bumpCatalogue } from '../catalogue/version'
import { upperCategory } from './categories/find'
import { isNamed, noProduct } from './products'

type ProductRow = typeof products.$inferSelect
type ProductChange = Partial<typeof products.$inferInsert>

/**
 * Changes columns of a product, by id or handle, and records before and after as `shown` tells them. Returns the product as
 * it is now. Throws ProductNotFound.
 */
export function changeProduct(
  named: string,
  values: ProductChange,
  shown: (row: ProductRow) => object,
): Promise<ProductRow> {
  return transaction(async (tx) => {
    const [was] = await tx.select().from(products).where(isNamed(named)).for('update')
    if (!was) throw noProduct(named)
    const changed = { ...values, updatedAt: new Date() }
    await tx.update(products).set(changed).where(eq(products.id, was.id))
    await bumpCatalogue(tx)
    const row = { ...was, ...changed }
    await audited(tx, { subject: row.handle, before: shown(was), after: shown(row) })
    return row
  })
}

/**
 * Shows a stored video on a product, named by id or handle, or none with null: the sweep then deletes its file. Throws
 * ProductNotFound.
 */
export async function setProductVideo(named: string, video: string | null): Promise<VideoSet> {
  const { id, titleEn } = await changeProduct(named, { video }, (row) => ({ video: row.video }))
  return { id, name: titleEn, video: video && videoUrl(video) }
}

/** Marks a category as one of living animals, or not. Throws CategoryNotFound; BadRequest for a subcategory. */
export function setCategoryLive(named: string, { live }: LiveBody): Promise<LiveSet> {
  return transaction(async (tx) => {
    const category = await upperCategory(tx, await lockCategories(tx), named, () => 'say it of its category')
    await tx.update(categories).set({ live }).where(eq(categories.id, category.id))
    await bumpCatalogue(tx)
    await audited(tx, { subject: category.nameEn, before: { live: category.live }, after: { live } })
    return { id: category.id, name: category.nameEn, live, inFeeds: isCategoryInFeeds({ ...category, live }) }
  })
}

/** Sets how a product, by id or handle, is sold; what is left out stays. Throws ProductNotFound. */
export function setSelling(named: string, { leadTime, ...rest }: SellingBody): Promise<Selling> {
  const stored = leadTime === undefined ? {} : { leadTime: writeLeadTime(leadTime) }
  return change(named, { ...rest, ...stored })
}

/** Replaces the facts of a product, by id or handle. Throws ProductNotFound. */
export function setFacts(named: string, { facts }: FactsBody): Promise<Selling> {
  return change(named, { facts })
}

async function change(named: string, values: ProductChange): Promise<Selling> {
  const shown = ({ sale, leadTime, facts }: ProductRow) => ({ sale, leadTime, facts })
  const row = await changeProduct(named, values, shown)
  const { id, handle, titleEn: title, facts } = row
  return { id, handle, title, sale: kindOfSale(row), leadTime: readLeadTime(row.leadTime), facts }
}
