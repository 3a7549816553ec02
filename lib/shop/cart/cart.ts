import 'server-only'
import { and, asc, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Cart, CartLine } from '@/lib/contract/cart'
import { database, type Db, type Tx } from '@/lib/db/database'
import { cartLines, categories, orderLines, orders, products } from '@/lib/db/schema'
import { isCarcass } from '../catalogue/categories'
import { imageAddress } from '@/lib/media/address'
import { arrivesSameDay, sameDayTerms } from '../catalogue/same-day'
import { shippingFor, shippingTerms } from '../catalogue/shipping'

/** Reads the customer's cart with current prices and stock. Spec §3. */
export async function getCart(customerId: string): Promise<Cart> {
  return readCart(await database(), customerId)
}

/** Reads the cart inside or outside a transaction. A sold-out line stays in the cart but not in the totals. */
export async function readCart(db: Db | Tx, customerId: string): Promise<Cart> {
  const rows = await readRows(db, customerId)
  const lines = rows.map(toLine)
  const counted = lines.filter(({ stock }) => stock > 0)
  const subtotal = counted.reduce((total, line) => total + line.total, 0)
  const shipping = counted.length > 0 ? shippingFor(subtotal, await shippingTerms(db)) : 0
  const carcass = lines.some((line) => line.category?.carcass)
  return { lines, subtotal, shipping, total: subtotal + shipping, carcass, sameDay: await allSameDay(db, rows) }
}

async function allSameDay(db: Db | Tx, rows: Awaited<ReturnType<typeof readRows>>): Promise<boolean> {
  if (rows.length === 0) return false
  const terms = await sameDayTerms(db)
  return rows.every(({ product, category }) =>
    arrivesSameDay({ ...product, carcass: category !== null && isCarcass(category) }, terms),
  )
}

/** Quantity of each product reserved by the customer's own unpaid card orders: they may buy it another way. */
function heldBy(db: Db | Tx, customerId: string) {
  return db
    .select({ productId: orderLines.productId, quantity: sum(orderLines.quantity).mapWith(Number).as('held_quantity') })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), eq(orders.payment, 'awaiting'), isNull(orders.stockReleasedAt)))
    .groupBy(orderLines.productId)
    .as('held')
}

async function readRows(db: Db | Tx, customerId: string) {
  const held = heldBy(db, customerId)
  return db
    .select({
      line: { id: cartLines.id, color: cartLines.color, quantity: cartLines.quantity },
      product: {
        id: products.id,
        titleEn: products.titleEn,
        titleAr: products.titleAr,
        images: products.images,
        price: products.price,
        stock: products.stock,
        visible: products.visible,
        colors: products.colors,
        categoryId: products.categoryId,
        subcategoryId: products.subcategoryId,
      },
      category: {
        id: categories.id,
        nameEn: categories.nameEn,
        nameAr: categories.nameAr,
        carcass: categories.carcass,
      },
      held: sql<number>`coalesce(${held.quantity}, 0)`.mapWith(Number),
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(held, eq(held.productId, products.id))
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
}

function toLine({ line, product, category, held }: Awaited<ReturnType<typeof readRows>>[number]): CartLine {
  return {
    id: line.id,
    productId: product.id,
    title: { en: product.titleEn, ar: product.titleAr },
    images: product.images.map(imageAddress),
    price: product.price,
    color: line.color || null,
    quantity: line.quantity,
    total: product.price * line.quantity,
    // A hidden product or a withdrawn color cannot be bought.
    stock: product.visible && (!line.color || product.colors.includes(line.color)) ? product.stock + held : 0,
    category: category && {
      id: category.id,
      name: { en: category.nameEn, ar: category.nameAr },
      carcass: isCarcass(category),
    },
  }
}
