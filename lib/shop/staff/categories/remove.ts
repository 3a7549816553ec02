import 'server-only'
import { and, count, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { questionsFor } from '@/lib/contract/selling'
import type { RemovalBody, RemovalEvent, Removed } from '@/lib/contract/staff-catalogue'
import { transaction, type Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { inTurns } from '../../event-loop'
import { audited } from '../../audit/record'
import { isCarcass, isCategoryInFeeds } from '../../catalogue/categories'
import {
  allCategories,
  lockCategories,
  type AllCategories,
  type CategoryRow,
  type SubcategoryRow,
} from '../../catalogue/lock-categories'
import { readSettings } from '../../catalogue/settings'
import { bumpCatalogue } from '../../catalogue/version'
import { isCalled } from '../../import/shop-categories'
import { CHUNK, idsOf, reindex } from '../../catalogue/reindex'
import { findCategory, pathOf, type CategoryNode, productsOf } from './find'
import { forgetFormer, inheritFormer, moveFormer, noteFormer } from './former'

/**
 * Removes a category or subcategory. Moves its products and its names for imports `into` another one, and its subcategories too,
 * merging equal names. Products move first, a few at a time; repeating an interrupted call continues it. Throws CategoryNotFound;
 * Conflict when it holds products and `into` is missing, or when products would lose their kind or a question, or get into feeds.
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
  return tx.$count(products, productsOf(await findCategory(tx, await allCategories(tx), category)))
}

interface Step {
  removed: Removed | null
  moved: number
  /** Cursor of the next step; empty to start again at the first product. */
  last: string
}

/** Moves the next products after `after`, and removes the category when none is left. Removing it bumps the catalogue version. */
async function step(tx: Tx, { category: reference, into }: RemovalBody, after: string): Promise<Step> {
  const all = await lockCategories(tx)
  const source = await findCategory(tx, all, reference)
  const target = into === undefined ? null : await findCategory(tx, all, into)
  if (target) assertTakes(all, source, target)
  else await assertEmpty(tx, source)
  const ids = target ? await idsOf(tx, and(productsOf(source), gt(products.id, after))) : []
  const places = target && placesOf(all, source, target)
  if (places) await moveProducts(tx, ids, places)
  const last = ids.length === CHUNK ? (ids.at(-1) ?? '') : ''
  // Moves alone, before the step that removes the category.
  const alone = last !== '' || after !== ''
  if (alone && ids.length > 0)
    await audited(tx, { subject: pathOf(source), after: { into: target && pathOf(target), moved: ids.length } })
  if (alone) return { removed: null, moved: ids.length, last }
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
  await audited(tx, { subject: pathOf(source), before: { id }, after: { into: removed.into, moved: ids.length } })
  return { removed, moved: ids.length, last }
}

/** Throws Conflict when the category holds products. */
async function assertEmpty(tx: Tx, source: CategoryNode): Promise<void> {
  const hidden = sql<number>`count(*) filter (where not ${products.visible})::int`
  const [held] = await tx.select({ products: count(), hidden }).from(products).where(productsOf(source))
  if (held && held.products > 0) throw new ShopError('Conflict', [{ path: 'into', msg: full(source, held) }])
}

function full(source: CategoryNode, { products: all, hidden }: { products: number; hidden: number }): string {
  const what = `${all} ${all === 1 ? 'product stands' : 'products stand'} in "${pathOf(source)}"`
  return `${what}${hidden > 0 ? ` (${hidden} hidden)` : ''}. Say where they go: --into and another category.`
}

function assertTakes(all: AllCategories, source: CategoryNode, target: CategoryNode): void {
  const within = source.subcategory
    ? source.subcategory.id === target.subcategory?.id
    : source.category.id === target.category.id
  const refuse = (msg: string) => new ShopError('Conflict', [{ path: 'into', msg }])
  if (within) throw refuse(`"${pathOf(target)}" goes away itself: name another category.`)
  if (source.category.live && !target.category.live)
    throw refuse(
      `"${pathOf(source)}" is of living animals, which some zones and all ad feeds refuse, and "${pathOf(target)}" is not: name one that is.`,
    )
  if (isCarcass(source.category) && !isCarcass(target.category))
    throw refuse(
      `"${pathOf(source)}" is of carcasses, which are paid by card, and "${pathOf(target)}" is not: name one that is.`,
    )
  if (!isCategoryInFeeds(source.category) && isCategoryInFeeds(target.category))
    throw refuse(`"${pathOf(source)}" is kept out of ad feeds, and "${pathOf(target)}" is not: set both alike first.`)
  const lost = lostQuestion(all, source, target)
  if (lost)
    throw refuse(
      `The butcher asks about "${lost}" in "${pathOf(source)}", and not in "${pathOf(target)}": set both alike first.`,
    )
}

/** Kind of a question that is asked about products of the source and would not be asked about them in the target. */
function lostQuestion(all: AllCategories, source: CategoryNode, target: CategoryNode): string | undefined {
  const { place, children } = placesOf(all, source, target)
  const below = source.subcategory
    ? [source.subcategory]
    : all.subcategories.filter(({ categoryId }) => categoryId === source.category.id)
  const moves = below.map(({ id }): { from: string | null; to: string | null } => {
    const kept = children.find(({ one }) => one.id === id)
    return { from: id, to: kept ? (kept.same ?? kept.one).id : place.subcategoryId }
  })
  if (!source.subcategory) moves.push({ from: null, to: place.subcategoryId })
  const kinds = (category: CategoryRow, of: string | null) =>
    questionsFor(category.preparations, of).map(({ kind }) => kind)
  return moves
    .flatMap(({ from, to }) =>
      kinds(source.category, from).filter((kind) => !kinds(target.category, to).includes(kind)),
    )
    .at(0)
}

/** Target of the products; per subcategory (`one`) the equally named one there (`same`), if any. */
interface Places {
  place: { categoryId: string; subcategoryId: string | null }
  children: { one: SubcategoryRow; same: SubcategoryRow | undefined }[]
}

function placesOf(all: AllCategories, source: CategoryNode, target: CategoryNode): Places {
  const place = { categoryId: target.category.id, subcategoryId: target.subcategory?.id ?? null }
  if (source.subcategory || target.subcategory) return { place, children: [] }
  const own = all.subcategories.filter(({ categoryId }) => categoryId === source.category.id)
  const there = all.subcategories.filter(({ categoryId }) => categoryId === place.categoryId)
  const sameAs = ({ nameEn, nameAr }: SubcategoryRow) =>
    there.find((other) => [nameEn, nameAr].some((name) => isCalled(other, { en: name, ar: name })))
  return { place, children: own.map((one) => ({ one, same: sameAs(one) })) }
}

async function moveProducts(tx: Tx, ids: string[], { place, children }: Places): Promise<void> {
  const these = inArray(products.id, ids)
  const { categoryId } = place
  await tx
    .update(products)
    .set(children.length > 0 ? { categoryId } : place)
    .where(these)
  for (const one of children) await joinSame(tx, one, these)
  await reindex(tx, ids)
}

async function joinSame(tx: Tx, { one, same }: Places['children'][number], these?: SQL): Promise<void> {
  if (!same) return
  const where = and(eq(products.subcategoryId, one.id), these)
  await tx.update(products).set({ subcategoryId: same.id }).where(where)
}

/** Redirects import names of a category and its subcategories to the target. */
async function moveNames(tx: Tx, all: AllCategories, source: CategoryNode, { place, children }: Places): Promise<void> {
  const { categoryId } = place
  const there = all.subcategories.filter((one) => one.categoryId === categoryId)
  let position = there.length
  for (const { one, same } of children) {
    const lower = { category: source.category, subcategory: one }
    const moveTo = { categoryId, subcategoryId: (same ?? one).id }
    await moveFormer(tx, lower, moveTo)
    await noteFormer(tx, lower, moveTo)
    // An import may have created an equally named one since the first products moved.
    await joinSame(tx, { one, same })
    // A renamed subcategory may have the same value as another one there.
    const value = there.some((other) => other.value === one.value) ? one.id : one.value
    const moved = { categoryId, value, position: position++ }
    if (!same) await tx.update(subcategories).set(moved).where(eq(subcategories.id, one.id))
  }
  if (!source.subcategory && !place.subcategoryId) await inheritFormer(tx, source.category.id, categoryId)
  await moveFormer(tx, source, place)
  await noteFormer(tx, source, place)
}

async function drop(tx: Tx, { category, subcategory }: CategoryNode): Promise<void> {
  if (subcategory) {
    await tx.delete(subcategories).where(eq(subcategories.id, subcategory.id))
    return
  }
  await forgetFormer(tx, category.id)
  await tx.delete(subcategories).where(eq(subcategories.categoryId, category.id))
  await tx.delete(categories).where(eq(categories.id, category.id))
}

/** Counts links and pictures of the home page that name the removed category. */
async function linksTo(tx: Tx, id: string): Promise<number> {
  const { hero, boards } = await readSettings(tx)
  return [...hero, ...boards].filter(({ link }) => link?.includes(id)).length
}
