import { fromAed } from '@/lib/contract/money'
import { writeLeadTime } from '@/lib/contract/selling'
import type { Tx } from '@/lib/db/database'
import { animalReviews } from '@/lib/db/demo/catalogue/reviews-animals'
import { leadTimeOf } from '@/lib/db/demo/catalogue/lead-times'
import { reviewKindOf } from '@/lib/db/demo/catalogue/reviews'
import { demoPictures } from '@/lib/db/demo/shipped'
import type { DemoCategory, DemoProduct } from '@/lib/db/demo/types'
import { productGroups, productSizes, products } from '@/lib/db/schema'
import { searchColumns } from '../search/document'
import { categoryId, subcategoryId } from './categories'
import { productId, sizeId } from './identity'
import { addPictures } from './pictures'
import { demoAverage, demoRatings } from './ratings'

/** Kinds of live animals, which Google rejects. */
const animalKinds = new Set(animalReviews.map(({ kind }) => kind))

const HOUR = 60 * 60 * 1000
/** Products of the group "new arrival" were added one by one in the last days, the others before. */
const NEW_EVERY = 18 * HOUR
const OLD_AFTER = 45 * 24 * HOUR

interface SeedContext {
  categories: DemoCategory[]
  /** Position of the batch's first product in the whole list, which is the catalogue order. */
  firstPlace: number
  /** Opening time of the shop, ms. */
  now: number
}

/** Inserts a batch of demo products with their sizes, pictures, colors and groups. */
export async function seedProducts(tx: Tx, batch: DemoProduct[], context: SeedContext): Promise<void> {
  await addPictures(tx, batch.flatMap(picturesOf))
  const rows = batch.map((product, index) => productRow(product, context.firstPlace + index, context))
  await tx.insert(products).values(rows).onConflictDoNothing()
  const sizes = batch.flatMap(sizeRows)
  if (sizes.length > 0) await tx.insert(productSizes).values(sizes).onConflictDoNothing()
  const groups = batch.flatMap((product, index) =>
    (product.groups ?? []).map((name) => ({
      name,
      productId: productId(product.handle),
      position: context.firstPlace + index,
    })),
  )
  if (groups.length > 0) await tx.insert(productGroups).values(groups).onConflictDoNothing()
}

/** Hashes of a product's pictures, the card's first. */
export function picturesOf({ handle }: DemoProduct): string[] {
  return demoPictures.products[handle] ?? []
}

function sizeRows({ handle, sizes = [] }: DemoProduct) {
  return sizes.map(({ value, name, price, oldPrice, stock }, position) => ({
    id: sizeId(handle, value),
    productId: productId(handle),
    nameEn: name.en,
    nameAr: name.ar,
    sku: sizeSku(handle, value),
    price: fromAed(price),
    oldPrice: oldPrice === undefined ? null : fromAed(oldPrice),
    stock,
    position,
  }))
}

/** SKU of a size of a demo product. */
export function sizeSku(handle: string, value: string): string {
  return `${handle}/${value}`
}

function productRow(product: DemoProduct, place: number, { categories, now }: SeedContext) {
  const category = categories.find((one) => one.value === product.category) ?? null
  const subcategory = category?.subcategories.find((one) => one.value === product.subcategory) ?? null
  const age = product.groups?.includes('newArrival') ? (place % 20) * NEW_EVERY : OLD_AFTER + place * HOUR
  const createdAt = new Date(now - age)
  return {
    id: productId(product.handle),
    handle: product.handle,
    titleEn: product.title.en,
    titleAr: product.title.ar,
    descriptionEn: product.description.en,
    descriptionAr: product.description.ar,
    price: fromAed(product.price),
    oldPrice: product.oldPrice === undefined ? null : fromAed(product.oldPrice),
    stock: product.stock,
    categoryId: category && categoryId(category.value),
    subcategoryId: category && subcategory && subcategoryId(category.value, subcategory.value),
    images: picturesOf(product),
    colors: product.colors,
    sale: product.sale,
    leadTime: writeLeadTime(leadTimeOf(product)),
    facts: product.facts,
    vatClass: product.vatClass,
    rank: now - place * 1000,
    inFeeds: animalKinds.has(reviewKindOf(product)) ? false : null,
    ...demoAverage(demoRatings(product, now)),
    createdAt,
    updatedAt: createdAt,
    ...searchColumns({
      title: product.title,
      description: product.description,
      category: category && category.name,
      subcategory: subcategory && subcategory.name,
      colors: product.colors ?? [],
      sizes: product.sizes?.map(({ name }) => name) ?? [],
    }),
  }
}
