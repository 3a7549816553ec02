import 'server-only'
import { count, eq, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { RemovalBody, Removed } from '@/lib/contract/staff-categories'
import { transaction, type Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { isCarcass } from '../../catalogue/carcass'
import { readSettings } from '../../catalogue/settings'
import { bumpCatalogue } from '../../catalogue/version'
import { isCalled } from '../../import/shelf'
import { askedShelf, lockShelves, pathOf, type AllShelves, type AskedShelf } from './asked'
import { forgetFormer, inheritFormer, moveFormer, noteFormer } from './former'
import { reindexCategory } from './reindex'

/**
 * Takes a category or subcategory away; its products, and what imports call by its name, go `into` another one. Subcategories go
 * along, into those of the same name if there are. Throws CategoryNotFound; Conflict when it holds products and nothing says where
 * they go, and when carcasses would cease to be any.
 */
export async function removeCategory({ category: asked, into }: RemovalBody): Promise<Removed> {
  return transaction(async (tx) => {
    const all = await lockShelves(tx)
    const shelf = askedShelf(all, asked)
    const target = into === undefined ? null : askedShelf(all, into)
    const { id } = shelf.subcategory ?? shelf.category
    const held = await heldBy(tx, shelf)
    if (target) assertTakes(shelf, target)
    else if (held.products > 0) throw new ShopError('Conflict', [{ path: 'into', msg: full(shelf, held) }])
    if (target) await move(tx, all, shelf, target)
    await drop(tx, shelf)
    if (target) await reindexCategory(tx, target.category.id)
    await bumpCatalogue(tx)
    return {
      id,
      removed: pathOf(shelf),
      into: target && pathOf(target),
      products: held.products,
      carcass: target !== null && isCarcass(target.category),
      links: await linksTo(tx, id),
    }
  })
}

interface Held {
  products: number
  hidden: number
}

function on({ category, subcategory }: AskedShelf) {
  return subcategory ? eq(products.subcategoryId, subcategory.id) : eq(products.categoryId, category.id)
}

async function heldBy(tx: Tx, shelf: AskedShelf): Promise<Held> {
  const hidden = sql<number>`count(*) filter (where not ${products.visible})::int`
  const [row] = await tx.select({ products: count(), hidden }).from(products).where(on(shelf))
  return row ?? { products: 0, hidden: 0 }
}

function full(shelf: AskedShelf, { products: all, hidden }: Held): string {
  const what = `${all} ${all === 1 ? 'product stands' : 'products stand'} in "${pathOf(shelf)}"`
  return `${what}${hidden > 0 ? ` (${hidden} hidden)` : ''}. Say where they go: --into and another category.`
}

function assertTakes(shelf: AskedShelf, target: AskedShelf): void {
  const within = shelf.subcategory
    ? shelf.subcategory.id === target.subcategory?.id
    : shelf.category.id === target.category.id
  const refuse = (msg: string) => new ShopError('Conflict', [{ path: 'into', msg }])
  if (within) throw refuse(`"${pathOf(target)}" goes away itself: name another category.`)
  if (isCarcass(shelf.category) && !isCarcass(target.category))
    throw refuse(
      `"${pathOf(shelf)}" is of carcasses, which are paid by card, and "${pathOf(target)}" is not: name one that is.`,
    )
}

async function move(tx: Tx, all: AllShelves, shelf: AskedShelf, target: AskedShelf): Promise<void> {
  const place = { categoryId: target.category.id, subcategoryId: target.subcategory?.id ?? null }
  if (shelf.subcategory || target.subcategory) await tx.update(products).set(place).where(on(shelf))
  else await moveWithSubcategories(tx, all, shelf.category, target.category.id)
  await moveFormer(tx, shelf, place)
  await noteFormer(tx, shelf, place)
}

async function moveWithSubcategories(tx: Tx, all: AllShelves, from: AskedShelf['category'], toId: string) {
  const there = all.subcategories.filter(({ categoryId }) => categoryId === toId)
  let position = there.length
  for (const one of all.subcategories.filter(({ categoryId }) => categoryId === from.id)) {
    const same = there.find((other) => [one.nameEn, one.nameAr].some((name) => isCalled(other, { en: name, ar: name })))
    const place = { categoryId: toId, subcategoryId: (same ?? one).id }
    await moveFormer(tx, { category: from, subcategory: one }, place)
    await noteFormer(tx, { category: from, subcategory: one }, place)
    // One that was called otherwise before may have the value of another there.
    const value = there.some((other) => other.value === one.value) ? one.id : one.value
    if (same) await tx.update(products).set({ subcategoryId: same.id }).where(eq(products.subcategoryId, one.id))
    else
      await tx
        .update(subcategories)
        .set({ categoryId: toId, value, position: position++ })
        .where(eq(subcategories.id, one.id))
  }
  await tx.update(products).set({ categoryId: toId }).where(eq(products.categoryId, from.id))
  await inheritFormer(tx, from.id, toId)
}

async function drop(tx: Tx, { category, subcategory }: AskedShelf): Promise<void> {
  if (subcategory) {
    await tx.delete(subcategories).where(eq(subcategories.id, subcategory.id))
    return
  }
  await forgetFormer(tx, category.id)
  await tx.delete(subcategories).where(eq(subcategories.categoryId, category.id))
  await tx.delete(categories).where(eq(categories.id, category.id))
}

/** Links of the home page, and its pictures, that name what is gone. */
async function linksTo(tx: Tx, id: string): Promise<number> {
  const { hero, boards } = await readSettings(tx)
  return [...hero, ...boards].filter(({ link }) => link?.includes(id)).length
}
