import 'server-only'
import { and, count, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { RemovalBody, RemovalEvent, Removed } from '@/lib/contract/staff-categories'
import { transaction, type Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { inTurns } from '../../event-loop'
import { isCarcass } from '../../catalogue/carcass'
import { allCategories, lockCategories, type AllCategories, type SubcategoryRow } from '../../catalogue/lock-categories'
import { readSettings } from '../../catalogue/settings'
import { bumpCatalogue } from '../../catalogue/version'
import { isCalled } from '../../import/shop-categories'
import { CHUNK, idsOf, reindex } from '../../search/reindex'
import { askedCategory, pathOf, type AskedCategory } from './asked'
import { forgetFormer, inheritFormer, moveFormer, noteFormer } from './former'
import { standsOn } from './stands-on'

/**
 * Takes a category or subcategory away; its products, and what imports call by its name, go `into` another one. Subcategories go
 * along, into those of the same name if there are. Products go first, a few at a time; cut off, the same again goes on. Throws
 * CategoryNotFound; Conflict when it holds products and nothing says where they go, and when carcasses would cease to be any.
 */
export async function* removeCategory(body: RemovalBody): AsyncGenerator<RemovalEvent> {
  const total = await transaction((tx) => countIn(tx, body))
  let done = 0
  let after = ''
  let result: Removed | null = null
  try {
    while (!result) {
      const behind = after
      const { removed, moved, last } = await inTurns(() => transaction((tx) => step(tx, body, behind)))
      after = last
      done += moved
      result = removed && { ...removed, products: done }
      yield result ? { type: 'done', result } : { type: 'progress', done: Math.min(done, total), total }
    }
  } finally {
    if (done > 0 && !result) await transaction((tx) => bumpCatalogue(tx))
  }
}

async function countIn(tx: Tx, { category }: RemovalBody): Promise<number> {
  return tx.$count(products, standsOn(await askedCategory(tx, await allCategories(tx), category)))
}

interface Step {
  removed: Removed | null
  moved: number
  /** Where the next one begins: at the first product again when it is empty. */
  last: string
}

/**
 * Moves the few products behind `after`, and takes the category away when none is left, behind which ever: the catalogue is another
 * one then.
 */
async function step(tx: Tx, { category: asked, into }: RemovalBody, after: string): Promise<Step> {
  const all = await lockCategories(tx)
  const source = await askedCategory(tx, all, asked)
  const target = into === undefined ? null : await askedCategory(tx, all, into)
  if (target) assertTakes(source, target)
  else await assertEmpty(tx, source)
  const ids = target ? await idsOf(tx, and(standsOn(source), gt(products.id, after))) : []
  const places = target && placesOf(all, source, target)
  if (places) await moveProducts(tx, ids, places)
  const last = ids.length === CHUNK ? (ids.at(-1) ?? '') : ''
  if (last !== '' || after !== '') return { removed: null, moved: ids.length, last }
  if (places) await moveNames(tx, all, source, places)
  await drop(tx, source)
  await bumpCatalogue(tx)
  const { id } = source.subcategory ?? source.category
  const removed = {
    id,
    removed: pathOf(source),
    into: target && pathOf(target),
    products: ids.length,
    carcass: target !== null && isCarcass(target.category),
    links: await linksTo(tx, id),
  }
  return { removed, moved: ids.length, last }
}

/** Throws Conflict when products stand there. */
async function assertEmpty(tx: Tx, source: AskedCategory): Promise<void> {
  const hidden = sql<number>`count(*) filter (where not ${products.visible})::int`
  const [held] = await tx.select({ products: count(), hidden }).from(products).where(standsOn(source))
  if (held && held.products > 0) throw new ShopError('Conflict', [{ path: 'into', msg: full(source, held) }])
}

function full(source: AskedCategory, { products: all, hidden }: { products: number; hidden: number }): string {
  const what = `${all} ${all === 1 ? 'product stands' : 'products stand'} in "${pathOf(source)}"`
  return `${what}${hidden > 0 ? ` (${hidden} hidden)` : ''}. Say where they go: --into and another category.`
}

function assertTakes(source: AskedCategory, target: AskedCategory): void {
  const within = source.subcategory
    ? source.subcategory.id === target.subcategory?.id
    : source.category.id === target.category.id
  const refuse = (msg: string) => new ShopError('Conflict', [{ path: 'into', msg }])
  if (within) throw refuse(`"${pathOf(target)}" goes away itself: name another category.`)
  if (isCarcass(source.category) && !isCarcass(target.category))
    throw refuse(
      `"${pathOf(source)}" is of carcasses, which are paid by card, and "${pathOf(target)}" is not: name one that is.`,
    )
}

/** Where products go, and where those of each of its subcategories do: none of the same name is there, or `same`. */
interface Places {
  place: { categoryId: string; subcategoryId: string | null }
  below: { one: SubcategoryRow; same: SubcategoryRow | undefined }[]
}

function placesOf(all: AllCategories, source: AskedCategory, target: AskedCategory): Places {
  const place = { categoryId: target.category.id, subcategoryId: target.subcategory?.id ?? null }
  if (source.subcategory || target.subcategory) return { place, below: [] }
  const own = all.subcategories.filter(({ categoryId }) => categoryId === source.category.id)
  const there = all.subcategories.filter(({ categoryId }) => categoryId === place.categoryId)
  const sameAs = ({ nameEn, nameAr }: SubcategoryRow) =>
    there.find((other) => [nameEn, nameAr].some((name) => isCalled(other, { en: name, ar: name })))
  return { place, below: own.map((one) => ({ one, same: sameAs(one) })) }
}

async function moveProducts(tx: Tx, ids: string[], { place, below }: Places): Promise<void> {
  const these = inArray(products.id, ids)
  const { categoryId } = place
  await tx
    .update(products)
    .set(below.length > 0 ? { categoryId } : place)
    .where(these)
  for (const one of below) await joinSame(tx, one, these)
  await reindex(tx, ids)
}

async function joinSame(tx: Tx, { one, same }: Places['below'][number], these?: SQL): Promise<void> {
  if (!same) return
  const where = and(eq(products.subcategoryId, one.id), these)
  await tx.update(products).set({ subcategoryId: same.id }).where(where)
}

/** What imports call by the names of a category, and of its subcategories, stands there from now on. */
async function moveNames(tx: Tx, all: AllCategories, source: AskedCategory, { place, below }: Places): Promise<void> {
  const { categoryId } = place
  const there = all.subcategories.filter((one) => one.categoryId === categoryId)
  let position = there.length
  for (const { one, same } of below) {
    const lower = { category: source.category, subcategory: one }
    const stands = { categoryId, subcategoryId: (same ?? one).id }
    await moveFormer(tx, lower, stands)
    await noteFormer(tx, lower, stands)
    // An import may have made one of its name since the first products went.
    await joinSame(tx, { one, same })
    // One that was called otherwise before may have the value of another there.
    const value = there.some((other) => other.value === one.value) ? one.id : one.value
    const moved = { categoryId, value, position: position++ }
    if (!same) await tx.update(subcategories).set(moved).where(eq(subcategories.id, one.id))
  }
  if (!source.subcategory && !place.subcategoryId) await inheritFormer(tx, source.category.id, categoryId)
  await moveFormer(tx, source, place)
  await noteFormer(tx, source, place)
}

async function drop(tx: Tx, { category, subcategory }: AskedCategory): Promise<void> {
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
