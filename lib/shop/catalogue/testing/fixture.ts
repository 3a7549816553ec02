import { uuidv7 } from 'uuidv7'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Fils } from '@/lib/contract/money'
import type { KindOfSale, PreparationQuestion } from '@/lib/contract/selling'
import { transaction } from '@/lib/db/database'
import {
  categories,
  customers,
  orderLines,
  orders,
  products,
  productSizes,
  ratings,
  subcategories,
} from '@/lib/db/schema'
import { searchColumns } from '@/lib/shop/search/document'
import { refreshSizedProducts } from '../sizes'
import { bumpCatalogue } from '../version'

export interface NamedCategory {
  id: string
  name: Bilingual
}

export interface TestCategory extends NamedCategory {
  subcategories: NamedCategory[]
}

export interface TestProduct {
  title: Bilingual
  description?: Bilingual
  category?: NamedCategory
  subcategory?: NamedCategory
  price?: Fils
  oldPrice?: Fils
  stock?: number
  colors?: string[]
  images?: string[]
  averageRating?: number
  /** Default 1 with an average. */
  ratingsCount?: number
  visible?: boolean
  createdAt?: Date
  sale?: KindOfSale
  /** As stored. */
  leadTime?: string | null
  sizes?: { id?: string; en: string; price: Fils; stock: number; oldPrice?: Fils; sku?: string }[]
}

let place = 0

/** Adds a category after the others, with the given subcategories. */
export async function addCategory(
  name: Bilingual,
  {
    subcategories: names = [],
    carcass = false,
    live = false,
    preparations = [],
  }: { subcategories?: Bilingual[]; carcass?: boolean; live?: boolean; preparations?: PreparationQuestion[] } = {},
): Promise<TestCategory> {
  const position = ++place
  const category = { id: uuidv7(), name, subcategories: names.map((one) => ({ id: uuidv7(), name: one })) }
  await transaction(async (tx) => {
    await tx.insert(categories).values({ ...named(category), carcass, live, preparations, position })
    const below = category.subcategories.map((one, at) => ({ ...named(one), categoryId: category.id, position: at }))
    if (below.length > 0) await tx.insert(subcategories).values(below)
    await bumpCatalogue(tx)
  })
  return category
}

/** Adds products, each ranked above the previous; by default AED 10 and 5 in stock. Returns their ids. */
export async function addProducts(list: TestProduct[]): Promise<string[]> {
  const rows = list.map((product) => rowOf(product))
  await transaction(async (tx) => {
    await tx.insert(products).values(rows)
    const sizes = list.flatMap(({ sizes: own = [] }, at) =>
      own.map((size, position) => sizeOf(size, rows[at]?.id ?? '', position)),
    )
    if (sizes.length > 0) await tx.insert(productSizes).values(sizes)
    await refreshSizedProducts(tx, [...new Set(sizes.map(({ productId }) => productId))])
    await bumpCatalogue(tx)
  })
  return rows.map(({ id }) => id)
}

/** Adds a product. Returns its id. */
export async function addProduct(product: TestProduct): Promise<string> {
  const [id = ''] = await addProducts([product])
  return id
}

/** Adds ratings of a product, oldest first, each by a new customer. */
export async function addRatings(
  productId: string,
  list: { rating: number; comment?: string | null; by: string }[],
): Promise<void> {
  await transaction(async (tx) => {
    for (const [at, { rating, comment, by }] of list.entries()) {
      const customerId = uuidv7()
      const phone = `97150${String(++place).padStart(7, '0')}`
      await tx.insert(customers).values({ id: customerId, username: by, phone, passwordHash: '' })
      const createdAt = new Date(Date.UTC(2026, 0, 1 + at))
      await tx.insert(ratings).values({ id: uuidv7(), productId, customerId, rating, comment, createdAt })
    }
    await bumpCatalogue(tx)
  })
}

/** Adds an order of one product, by a new customer. */
export async function addOrder(order: { productId: string; quantity: number; status: string; payment: string }) {
  const { productId, quantity, status, payment } = order
  const [id, customerId] = [uuidv7(), uuidv7()]
  const phone = `97150${String(++place).padStart(7, '0')}`
  await transaction(async (tx) => {
    await tx.insert(customers).values({ id: customerId, username: 'Buyer', phone, passwordHash: '' })
    const sums = { subtotal: 0, shipping: 0, total: 0 }
    const contact = { customerId, cartVersion: 0, email: '', phone, language: 'en', address: {} }
    await tx.insert(orders).values({ id, orderId: id, status, payment, ...sums, ...contact })
    const words = { titleEn: '', titleAr: '', descriptionEn: '', descriptionAr: '' }
    await tx
      .insert(orderLines)
      .values({ id: uuidv7(), orderId: id, productId, quantity, ...words, price: 0, total: 0, position: 0 })
  })
}

function sizeOf(size: NonNullable<TestProduct['sizes']>[number], productId: string, position: number) {
  const { id = uuidv7(), en, ...rest } = size
  return { id, productId, position, nameEn: en, nameAr: `${en} ع`, ...rest }
}

function named({ id, name }: NamedCategory) {
  return { id, value: id, nameEn: name.en, nameAr: name.ar }
}

function rowOf(product: TestProduct) {
  const { title, description = { en: '', ar: '' }, category, subcategory, averageRating, colors = [] } = product
  const id = uuidv7()
  return {
    id,
    handle: id,
    titleEn: title.en,
    titleAr: title.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    price: product.price ?? 1000,
    oldPrice: product.oldPrice ?? null,
    stock: product.stock ?? 5,
    categoryId: category?.id ?? null,
    subcategoryId: subcategory?.id ?? null,
    images: product.images ?? [],
    colors,
    averageRating: averageRating ?? null,
    ratingsCount: averageRating === undefined ? 0 : (product.ratingsCount ?? 1),
    ...searchColumns({
      title,
      description,
      category: category?.name ?? null,
      subcategory: subcategory?.name ?? null,
      colors,
    }),
    rank: ++place,
    visible: product.visible ?? true,
    createdAt: product.createdAt,
    sale: product.sale,
    leadTime: product.leadTime,
  }
}
