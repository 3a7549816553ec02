import 'server-only'
import { and, asc, eq, isNull, sql, sum } from 'drizzle-orm'
import type { City } from '@/lib/contract/address'
import type { Cart, CartLine } from '@/lib/contract/cart'
import type { Fils } from '@/lib/contract/money'
import {
  kindOfSale,
  leadTimesIn,
  longestLeadTime,
  namedPreparation,
  preparationFee,
  preparationOfKey,
  questionsFor,
  readLeadTime,
} from '@/lib/contract/selling'
import { database, type Db, type Tx } from '@/lib/db/database'
import { cartLines, categories, orderLines, orders, productSizes, products } from '@/lib/db/schema'
import { publicPictureUrl } from '../picture-url'
import { isCarcass } from '../catalogue/categories'
import { cartDelivery, daysToSlot } from './delivery-fee'
import { vatIn, vatTerms, lineVat } from '../catalogue/vat'

/** Reads the customer's cart with current prices and stock. Spec §3. */
export async function getCart(customerId: string): Promise<Cart> {
  return readCart(await database(), customerId)
}

/**
 * Reads the cart inside or outside a transaction, with the delivery fee to a city (by default that of the customer's first
 * address, which the checkout preselects). A sold-out line stays in the cart but not in the totals, the promise, `carcass` and `pickup`.
 */
export async function readCart(db: Db | Tx, customerId: string, city: City | null = null): Promise<Cart> {
  const rows = await readRows(db, customerId)
  const lines = rows.map(toLine)
  const counted = lines.filter(({ stock }) => stock > 0)
  const subtotal = counted.reduce((total, line) => total + line.total, 0)
  const pickup = counted.some((line) => line.pickup)
  const delivered = counted.length > 0 && !pickup
  const { shipping, delivery, leadDays, goal } = delivered
    ? await cartDelivery(db, { customerId, subtotal, city })
    : { shipping: 0, delivery: null, leadDays: 0, goal: null }
  const sold = rows.filter((_, at) => (lines[at]?.stock ?? 0) > 0)
  const { leadTime: planned, soonerApart } = promises(sold, { pickup, leadDays })
  const { days: leadTime, orderBy } =
    goal && typeof planned === 'number'
      ? await daysToSlot(db, { goal, customerId, leadDays: planned })
      : { days: planned, orderBy: null }
  const carcasses = counted.filter((line) => line.category?.carcass)
  const carcass = carcasses.length > 0
  const carcassPrepared = carcass && carcasses.every(({ prepared }) => prepared !== null)
  return {
    ...{ lines, subtotal, shipping, total: subtotal + shipping, vat: await vatOf(db, { rows, lines, shipping }) },
    ...{ carcass, carcassPrepared, delivery, pickup },
    ...{ sameDay: leadTime === 0, orderBy, leadTime, soonerApart },
  }
}

/** The VAT in the total, as an order of this cart records it; null for an empty cart. */
async function vatOf(
  db: Db | Tx,
  { rows, lines, shipping }: { rows: Row[]; lines: CartLine[]; shipping: Fils },
): Promise<Fils | null> {
  if (rows.length === 0) return null
  const { rate } = await vatTerms(db)
  const vats = lines.map(({ stock, total }, at) =>
    stock > 0 ? lineVat(total, rows[at]?.product.vatClass ?? 'standard', rate).vat : 0,
  )
  return vats.reduce((sum, vat) => sum + vat, vatIn(shipping, rate))
}

/** When the cart can be delivered at the earliest; a promise only for a cart that is. `leadDays`: of its zone, null when not served. */
function promises(
  rows: Row[],
  { pickup, leadDays }: { pickup: boolean; leadDays: number | null },
): Pick<Cart, 'leadTime' | 'soonerApart'> {
  if (pickup || leadDays === null) return { leadTime: null, soonerApart: false }
  const own = rows.map(({ product }) => readLeadTime(product.leadTime))
  const times = leadTimesIn(own, leadDays)
  const leadTime = longestLeadTime(times)
  return {
    leadTime,
    soonerApart: times.some((time) => typeof time === 'number' && time !== leadTime),
  }
}

/** Quantity of each product and size reserved by the customer's own unpaid card orders: they may buy it another way. */
function heldBy(db: Db | Tx, customerId: string) {
  return db
    .select({
      productId: orderLines.productId,
      sizeId: orderLines.sizeId,
      quantity: sum(orderLines.quantity).mapWith(Number).as('held_quantity'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), eq(orders.payment, 'awaiting'), isNull(orders.stockReleasedAt)))
    .groupBy(orderLines.productId, orderLines.sizeId)
    .as('held')
}

async function readRows(db: Db | Tx, customerId: string) {
  const held = heldBy(db, customerId)
  return db
    .select({
      line: {
        id: cartLines.id,
        color: cartLines.color,
        size: cartLines.size,
        preparation: cartLines.preparation,
        quantity: cartLines.quantity,
      },
      product: {
        id: products.id,
        titleEn: products.titleEn,
        titleAr: products.titleAr,
        images: products.images,
        price: products.price,
        stock: products.stock,
        visible: products.visible,
        colors: products.colors,
        subcategoryId: products.subcategoryId,
        sale: products.sale,
        leadTime: products.leadTime,
        vatClass: products.vatClass,
        /** Whether it is sold by size. */
        sized: sql<boolean>`exists (select from ${productSizes} where ${productSizes.productId} = ${products.id})`,
      },
      size: {
        nameEn: productSizes.nameEn,
        nameAr: productSizes.nameAr,
        price: productSizes.price,
        stock: productSizes.stock,
      },
      category: {
        id: categories.id,
        nameEn: categories.nameEn,
        nameAr: categories.nameAr,
        carcass: categories.carcass,
        live: categories.live,
        preparations: categories.preparations,
      },
      held: sql<number>`coalesce(${held.quantity}, 0)`.mapWith(Number),
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productSizes, and(eq(productSizes.id, cartLines.size), eq(productSizes.productId, products.id)))
    .leftJoin(held, and(eq(held.productId, products.id), eq(held.sizeId, cartLines.size)))
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function toLine(row: Row): CartLine {
  const { line, product, size, category } = row
  const preparation = preparationOfKey(line.preparation)
  const questions = questionsFor(category?.preparations ?? [], product.subcategoryId)
  const prepared = namedPreparation(questions, preparation ?? { choices: {}, behalf: '', note: '' })
  const price = (size?.price ?? product.price) + preparationFee(prepared)
  const leadDays = Number(product.leadTime)
  return {
    id: line.id,
    productId: product.id,
    title: { en: product.titleEn, ar: product.titleAr },
    images: product.images.map(publicPictureUrl),
    price,
    color: line.color || null,
    size: line.size || null,
    sizeName: size && { en: size.nameEn, ar: size.nameAr },
    preparation,
    prepared,
    quantity: line.quantity,
    total: price * line.quantity,
    stock: isOffered(row) && (prepared !== null || questions.length === 0) ? stockFor(row) : 0,
    category: category && {
      id: category.id,
      name: { en: category.nameEn, ar: category.nameAr },
      carcass: isCarcass(category),
      live: category.live,
    },
    ...(kindOfSale(product) === 'pickup' && { pickup: true }),
    ...(leadDays > 0 && { leadDays }),
  }
}

/** A hidden product, one sold on enquiry or without a price, a withdrawn color and a withdrawn size cannot be bought. */
function isOffered({ line, product, size }: Row): boolean {
  const fits = product.sized ? size !== null : line.size === ''
  const { sale, visible, colors } = product
  const priced = kindOfSale({ sale, price: size?.price ?? product.price }) !== 'enquiry'
  return fits && visible && priced && (!line.color || colors.includes(line.color))
}

function stockFor({ product, size, held }: Row): number {
  return (size?.stock ?? product.stock) + held
}
