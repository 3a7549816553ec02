import 'server-only'
import { eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Size } from '@/lib/contract/selling'
import type { StockBody, StockWire } from '@/lib/contract/staff'
import { transaction, database } from '@/lib/db/database'
import { products, productSizes, categories } from '@/lib/db/schema'
import type { FeedsBody, FeedsSet } from '@/lib/contract/staff-catalogue'
import { fromAed, toAed } from '@/lib/contract/money'
import type { VatClassBody, VatClassSet } from '@/lib/contract/staff-invoices'
import type { ShippingBody, ShippingWire } from '@/lib/contract/staff-orders'
import { audited } from '../audit/record'
import { refreshSizedProducts, sizesOf } from '../catalogue/sizes'
import { forgetStock } from '../catalogue/stock'
import { bumpCatalogue } from '../catalogue/version'
import { isCategoryInFeeds } from '../catalogue/categories'
import { lockCategories } from '../catalogue/lock-categories'
import { lockSettings } from '../catalogue/settings'
import { SHIPPING, shippingTerms, type ShippingTerms } from '../delivery/shipping'
import { writeSetting } from '../setting-rows'
import { upperCategory } from './categories/find'
import { changeProduct } from './change-product'
import { isNamed, noProduct } from './products'

/** Sets the stock of a product or of one of its sizes. Throws ProductNotFound; BadRequest for an unknown or missing size. */
export async function setStock({ product: named, stock, size }: StockBody): Promise<StockWire> {
  const set = await transaction(async (tx) => {
    const { id, handle, titleEn } = products
    const [found] = await tx
      .select({ id, handle, title: titleEn, previous: products.stock })
      .from(products)
      .where(isNamed(named))
      .for('update')
    if (!found) throw noProduct(named)
    const sizes = (await sizesOf(tx, [found.id])).get(found.id) ?? []
    const sized = sizes.length > 0 || size !== undefined ? sizeNamed(sizes, size) : null
    if (sized) await tx.update(productSizes).set({ stock }).where(eq(productSizes.id, sized.id))
    else await tx.update(products).set({ stock }).where(eq(id, found.id))
    await tx.update(products).set({ updatedAt: new Date() }).where(eq(id, found.id))
    await refreshSizedProducts(tx, [found.id])
    await bumpCatalogue(tx)
    const was = { previous: sized?.stock ?? found.previous, size: sized?.name.en ?? null }
    const [before, after] = [{ stock: was.previous }, { stock, ...(was.size !== null && { size: was.size }) }]
    await audited(tx, { subject: found.handle, before, after })
    return { ...found, ...was, stock }
  })
  await forgetStock([set.id])
  return set
}

function sizeNamed(sizes: Size[], named: string | undefined): Size {
  const wanted = named?.trim().toLowerCase()
  const size = sizes.find(({ id, sku, name }) =>
    [id, sku, name.en, name.ar].some((one) => one !== '' && one.toLowerCase() === wanted),
  )
  if (size) return size
  const has = sizes.length > 0 ? `Its sizes: ${sizes.map(({ name }) => name.en).join(', ')}.` : 'It has no sizes.'
  const msg = named === undefined ? `The product is sold by size. ${has}` : `It has no size "${named}". ${has}`
  throw new ShopError('BadRequest', [{ path: 'size', msg }])
}

/** Includes a category's products in product feeds or excludes them. Throws CategoryNotFound; BadRequest for a subcategory. */
export function setCategoryFeeds(named: string, { inFeeds }: FeedsBody): Promise<FeedsSet> {
  return transaction(async (tx) => {
    const hint = () => 'say it of its category or its products'
    const category = await upperCategory(tx, await lockCategories(tx), named, hint)
    await tx.update(categories).set({ inFeeds }).where(eq(categories.id, category.id))
    await bumpCatalogue(tx)
    await audited(tx, { subject: category.nameEn, before: { inFeeds: category.inFeeds }, after: { inFeeds } })
    return { id: category.id, name: category.nameEn, inFeeds: isCategoryInFeeds({ ...category, inFeeds }) }
  })
}

/** Includes a product, by id or handle, in product feeds or excludes it; overrides its category. Throws ProductNotFound. */
export async function setProductFeeds(named: string, { inFeeds }: FeedsBody): Promise<FeedsSet> {
  const { id, titleEn } = await changeProduct(named, { inFeeds }, (row) => ({ inFeeds: row.inFeeds }))
  return { id, name: titleEn, inFeeds }
}

/** Sets the VAT of a product, by id or handle, for orders from now on. Throws ProductNotFound. */
export async function setProductVat(named: string, { vat }: VatClassBody): Promise<VatClassSet> {
  const { id, titleEn } = await changeProduct(named, { vatClass: vat }, (row) => ({ vat: row.vatClass }))
  return { id, name: titleEn, vat }
}

/** Returns the delivery terms. */
export async function shipping(): Promise<ShippingWire> {
  return wire(await shippingTerms(await database()))
}

/** Sets the delivery terms, effective on the next read of a cart. */
export async function setShipping({ fee, freeFrom }: ShippingBody): Promise<ShippingWire> {
  return transaction(async (tx) => {
    await lockSettings(tx)
    const before = await shippingTerms(tx)
    const value: ShippingTerms = {
      fee: fromAed(fee),
      freeFrom: freeFrom === undefined ? before.freeFrom : freeFrom && fromAed(freeFrom),
    }
    await writeSetting(tx, { key: SHIPPING, value })
    // Pages show the free delivery threshold.
    await bumpCatalogue(tx)
    await audited(tx, { subject: SHIPPING, before: wire(before), after: wire(value) })
    return wire(value)
  })
}

function wire({ fee, freeFrom }: ShippingTerms): ShippingWire {
  return { fee: toAed(fee), freeFrom: freeFrom === null ? null : toAed(freeFrom) }
}
