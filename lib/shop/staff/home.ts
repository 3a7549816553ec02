import 'server-only'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Bilingual } from '@/lib/contract/bilingual'
import { ShopError } from '@/lib/contract/error'
import { mapGroups, type GroupName } from '@/lib/contract/settings'
import type { HomeBody, HomeProduct, HomeWire } from '@/lib/contract/staff-home'
import { database, transaction, type Db, type Tx } from '@/lib/db/database'
import { categories, productGroups, products } from '@/lib/db/schema'
import { audited, changedFields } from '../audit/record'
import { lockSettings, readSettings, type StoredSettings, writeSettings } from '../catalogue/settings'
import { bumpCatalogue } from '../catalogue/version'
import { storedPictures } from '../import/attach-pictures'
import { isCalled, isNamed } from '../import/shop-categories'

type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'value' | 'nameEn' | 'nameAr' | 'image'>

/** Returns the home page as set by the owner; a group is empty when the shop chooses its products. */
export async function ownHome(db?: Db | Tx): Promise<HomeWire> {
  const from = db ?? (await database())
  const stored = await readSettings(from)
  const groups = mapGroups((): string[] => [])
  const members = await from
    .select({ name: productGroups.name, handle: products.handle })
    .from(productGroups)
    .innerJoin(products, eq(products.id, productGroups.productId))
    .orderBy(asc(productGroups.position), asc(productGroups.productId))
  for (const { name, handle } of members) groups[name as GroupName]?.push(handle)
  return {
    ...stored,
    // Omits a second picture equal to the first, so that replacing the first replaces both.
    hero: stored.hero.map((slide) => ({
      ...slide,
      smallImage: slide.smallImage === slide.image ? null : slide.smallImage,
    })),
    groups,
    categories: (await categoryRows(from)).map(({ nameEn, image }) => ({ name: nameEn, image })),
  }
}

/** Products that are named by handle, for the back office to show. */
export async function productsByHandle(handles: string[]): Promise<HomeProduct[]> {
  const { handle, titleEn, titleAr, images, visible } = products
  const rows = await (
    await database()
  )
    .select({ handle, titleEn, titleAr, images, visible })
    .from(products)
    .where(inArray(handle, handles))
  return rows.map((row) => ({
    handle: row.handle,
    title: { en: row.titleEn, ar: row.titleAr },
    image: row.images[0] ?? null,
    visible: row.visible,
  }))
}

/** Updates parts of the home page, all or nothing. Throws BadRequest for an unknown or repeated picture, product or category. */
export async function setHome(body: HomeBody): Promise<HomeWire> {
  await assertHomePictures(body)
  const { groups, categories: named } = body
  return transaction(async (tx) => {
    await lockSettings(tx)
    const before = await ownHome(tx)
    await writeSettings(tx, storedHome(body))
    for (const [name, handles] of Object.entries(groups ?? {})) await setGroup(tx, name, handles)
    if (named) await setCategories(tx, named)
    await bumpCatalogue(tx)
    const after = await ownHome(tx)
    await audited(tx, { subject: 'home', ...changedFields(before, after) })
    return after
  })
}

/** The settings among the parts of a home page. */
export function storedHome({ hero, groups: _, categories: __, ...rest }: HomeBody): Partial<StoredSettings> {
  return {
    ...rest,
    ...(hero && { hero: hero.map((slide) => ({ ...slide, smallImage: slide.smallImage ?? slide.image })) }),
  }
}

function picturesIn({ hero = [], boards = [], mainImage, categories: named = [] }: HomeBody): string[] {
  const all = [...hero.flatMap(({ image, smallImage }) => [image, smallImage]), mainImage]
  return [...all, ...boards.map(({ image }) => image), ...named.map(({ image }) => image)].filter((one) => one != null)
}

/** Throws BadRequest for a picture that the shop does not have. */
export async function assertHomePictures(body: HomeBody): Promise<void> {
  const hashes = picturesIn(body)
  const known = await storedPictures(hashes)
  refuse(
    'image',
    hashes.filter((hash) => !known.has(hash)).map((hash) => `The shop has no picture ${hash}.`),
  )
}

async function setGroup(tx: Tx, name: string, typed: string[]): Promise<void> {
  const handles = typed.map((handle) => handle.toLowerCase())
  const found = await tx
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .where(inArray(products.handle, handles))
  const idOf = new Map(found.map(({ id, handle }) => [handle, id]))
  refuse(`groups.${name}`, [
    ...handles.filter((handle) => !idOf.has(handle)).map((handle) => `${name}: no product has the handle "${handle}".`),
    ...duplicates(handles).map((handle) => `${name}: "${handle}" is there twice.`),
  ])
  await tx.delete(productGroups).where(eq(productGroups.name, name))
  const rows = handles.flatMap((handle, position) => {
    const productId = idOf.get(handle)
    return productId ? [{ name, productId, position }] : []
  })
  if (rows.length > 0) await tx.insert(productGroups).values(rows)
}

async function setCategories(tx: Tx, named: NonNullable<HomeBody['categories']>): Promise<void> {
  const all = await categoryRows(tx)
  const rowOf = (name: Bilingual) => all.find((row) => isCalled(row, name)) ?? all.find((row) => isNamed(row, name))
  const found = named.map(({ name, image }) => ({ name, image, row: rowOf({ en: name, ar: name }) }))
  const ids = found.flatMap(({ row }) => row?.id ?? [])
  refuse('categories', [
    ...found.filter(({ row }) => !row).map(({ name }) => `There is no category "${name}".`),
    ...duplicates(ids).map((id) => `The category "${all.find((row) => row.id === id)?.nameEn}" is there twice.`),
  ])
  const others = all.filter(({ id }) => !ids.includes(id))
  let position = 0
  for (const { row, image } of found)
    // An undefined picture stays.
    if (row) await tx.update(categories).set({ image, position: position++ }).where(eq(categories.id, row.id))
  for (const { id } of others) await tx.update(categories).set({ position: position++ }).where(eq(categories.id, id))
}

function categoryRows(db: Db | Tx): Promise<CategoryRow[]> {
  const { id, value, nameEn, nameAr, image, position } = categories
  return db.select({ id, value, nameEn, nameAr, image }).from(categories).orderBy(asc(position), asc(nameEn))
}

function duplicates(names: string[]): string[] {
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))]
}

/** Throws BadRequest with all problems, if any. */
function refuse(path: string, wrong: string[]): void {
  if (wrong.length > 0) throw new ShopError('BadRequest', [{ path, msg: [...new Set(wrong)].join(' ') }])
}
