import 'server-only'
import { eq } from 'drizzle-orm'
import { kindOfSale, readLeadTime, writeLeadTime } from '@/lib/contract/selling'
import type { FactsBody, LiveSet, Selling, SellingBody } from '@/lib/contract/staff-catalogue'
import { transaction } from '@/lib/db/database'
import { categories } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { isCategoryInFeeds } from '../catalogue/categories'
import { lockCategories } from '../catalogue/lock-categories'
import { bumpCatalogue } from '../catalogue/version'
import { upperCategory } from './categories/find'
import { changeProduct, type ProductChange, type ProductRow } from './change-product'

/** Marks a category as one of living animals, or not. Throws CategoryNotFound; BadRequest for a subcategory. */
export function setCategoryLive(named: string, live: boolean): Promise<LiveSet> {
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
