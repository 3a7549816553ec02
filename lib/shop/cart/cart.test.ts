import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { CartWire } from '@/lib/contract/customer-schemas'
import { encodeCart } from '@/lib/contract/cart-codec'
import type { Cart } from '@/lib/contract/cart'
import { database } from '@/lib/db/database'
import { cartLines, carts, products, settings } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { getCart } from './cart'
import { addToCart, changeCart, clearCart, removeFromCart } from './edit'
import { SHIPPING, shippingFor } from '../delivery/shipping'

const words = (en: string) => ({ en, ar: `${en} ع` })
const plain = (productId: string) => ({ productId, color: null })
const lineOf = ({ lines }: Cart, productId: string) =>
  lines.filter((one) => one.productId === productId).map(({ color, quantity }) => [color, quantity])

describe('delivery', () => {
  test.each([
    [0, 0],
    [1, 1500],
    [9_999, 1500],
    [10_000, 0],
  ])('of a subtotal of %i fils costs %i', (subtotal, fee) => {
    expect(shippingFor(subtotal, { fee: 1500, freeFrom: 10_000 })).toBe(fee)
  })

  test('is never free without a threshold', () => {
    expect(shippingFor(1_000_000, { fee: 1500, freeFrom: null })).toBe(1500)
  })
})

describeOnEveryEngine('the cart', () => {
  let collar: string
  let lamb: string
  let customer: string
  const version = async () => {
    const [cart] = await (await database()).select().from(carts).where(eq(carts.customerId, customer))
    return cart?.version ?? 0
  }

  beforeAll(async () => {
    const carcasses = await addCategory(words('Fresh meat'), { carcass: true })
    collar = await addProduct({ title: words('Collar'), price: 4_550, stock: 5, colors: ['#155E66', '#21160F'] })
    lamb = await addProduct({ title: words('Lamb'), price: 120_000, stock: 2, category: carcasses })
  })
  beforeEach(async () => {
    customer = (await addCustomer()).id
    await (await database()).update(products).set({ visible: true, stock: 5 }).where(eq(products.id, collar))
  })

  test('is empty at first, and costs nothing', async () => {
    expect(encodeCart(await getCart(customer))).toEqual({
      data: [],
      subtotal: 0,
      shopping: 0,
      finalTotal: 0,
      carcass: false,
      sameDay: false,
    })
  })

  test('holds a hundred lines, whose quantities may grow', async () => {
    const added = Array.from({ length: 101 }, (_, at) =>
      addProduct({ title: words(`Bowl ${at}`), price: 100, stock: 5 }),
    )
    const [full, first, ...others] = await Promise.all(added)
    for (const id of [first ?? '', ...others]) await addToCart(customer, plain(id), 1)
    await expect(addToCart(customer, plain(full ?? ''), 1)).rejects.toMatchObject({ code: 'CartIsFull', status: 409 })
    const { lines } = await addToCart(customer, plain(first ?? ''), 2)
    expect([lines.length, lines[0]?.quantity]).toEqual([100, 3])
    await removeFromCart(customer, plain(first ?? ''))
    expect((await addToCart(customer, plain(full ?? ''), 1)).lines).toHaveLength(100)
  })

  test('restores a removed line at its place', async () => {
    const [green, dark] = [
      { productId: collar, color: '#155E66' },
      { productId: collar, color: '#21160F' },
    ]
    const keys = [green, dark, plain(lamb)]
    for (const key of keys) await addToCart(customer, key, 1)
    const order = ({ lines }: Cart) => lines.map(({ productId, color }) => ({ productId, color }))
    for (const [place, key] of [...keys, ...keys].entries()) {
      await removeFromCart(customer, key)
      expect(order(await addToCart(customer, key, 1, place % keys.length))).toEqual(keys)
    }
    for (const key of [green, dark]) await removeFromCart(customer, key)
    await addToCart(customer, dark, 1, 0)
    expect(order(await addToCart(customer, green, 1, 0))).toEqual(keys)
    // An existing line keeps its place; a place beyond the end means last.
    expect(order(await addToCart(customer, green, 1, 2))).toEqual(keys)
    await removeFromCart(customer, green)
    expect(order(await addToCart(customer, green, 1, 9))).toEqual([dark, plain(lamb), green])
  })

  test('merges lines by product and color', async () => {
    await addToCart(customer, { productId: collar, color: '#155e66' }, 1)
    await addToCart(customer, { productId: collar, color: '#155E66' }, 1)
    await addToCart(customer, plain(collar), 1)
    const cart = CartWire.parse(encodeCart(await addToCart(customer, plain(lamb), 1)))
    expect(cart.data.map(({ quantity, color, total }) => [quantity, color, total])).toEqual([
      [2, '#155E66', 91],
      [1, null, 45.5],
      [1, null, 1200],
    ])
    expect(cart).toMatchObject({ subtotal: 1336.5, shopping: 0, finalTotal: 1336.5, carcass: true })
    expect(cart.data[2]?.product).toMatchObject({ titleAr: 'Lamb ع', category: { name: 'Fresh meat' }, stock: 2 })
    expect(await version()).toBe(4)
  })

  test('takes a color that has a name alone', async () => {
    const named = { title: words('Rein'), price: 100, stock: 5, colors: ['Gunmetal Titanium', 'رمادي تيتانيوم'] }
    const rein = await addProduct(named)
    for (const color of named.colors) await addToCart(customer, { productId: rein, color }, 2)
    const cart = await changeCart(customer, { productId: rein, color: 'Gunmetal Titanium' }, 1)
    expect(lineOf(cart, rein)).toEqual([
      ['Gunmetal Titanium', 1],
      ['رمادي تيتانيوم', 2],
    ])
    const left = await removeFromCart(customer, { productId: rein, color: 'رمادي تيتانيوم' })
    expect(lineOf(left, rein)).toEqual([['Gunmetal Titanium', 1]])
    await removeFromCart(customer, { productId: rein, color: 'Gunmetal Titanium' })
  })

  test('limits the quantity to the stock over all colors', async () => {
    await addToCart(customer, { productId: collar, color: '#21160F' }, 3)
    await expect(addToCart(customer, plain(collar), 3)).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
    await addToCart(customer, plain(collar), 2)
    await expect(changeCart(customer, plain(collar), 3)).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
    expect((await getCart(customer)).lines.map(({ quantity }) => quantity)).toEqual([3, 2])
    expect(await version()).toBe(2)
  })

  test('refuses unknown and hidden products', async () => {
    await expect(addToCart(customer, plain('nothing'), 1)).rejects.toMatchObject({ code: 'ProductNotFound' })
    const pink = { productId: collar, color: '#D98BA0' }
    await expect(addToCart(customer, pink, 1)).rejects.toMatchObject({ code: 'BadRequest' })
    await (await database()).update(products).set({ visible: false }).where(eq(products.id, collar))
    await expect(addToCart(customer, plain(collar), 1)).rejects.toMatchObject({ code: 'ProductNotFound' })
  })

  test('marks sold-out lines and allows lower quantities', async () => {
    await addToCart(customer, plain(collar), 4)
    await (await database()).update(products).set({ stock: 1 }).where(eq(products.id, collar))
    expect((await getCart(customer)).lines).toMatchObject([{ quantity: 4, stock: 1 }])
    expect((await changeCart(customer, plain(collar), 3)).lines).toMatchObject([{ quantity: 3, stock: 1 }])
    await (await database()).update(products).set({ visible: false }).where(eq(products.id, collar))
    await addToCart(customer, plain(lamb), 1)
    const { lines, subtotal } = await getCart(customer)
    expect(lines).toMatchObject([{ quantity: 3, stock: 0 }, { quantity: 1 }])
    expect(subtotal).toBe(lines[1]?.total)
  })

  test('a withdrawn color cannot be bought and does not block other colors', async () => {
    const black = { productId: collar, color: '#21160F' }
    await addToCart(customer, black, 2)
    const db = await database()
    await db
      .update(products)
      .set({ colors: ['#155E66'] })
      .where(eq(products.id, collar))
    try {
      expect(await getCart(customer)).toMatchObject({ lines: [{ stock: 0 }], subtotal: 0 })
      await expect(changeCart(customer, black, 3)).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
      const { lines, subtotal } = await addToCart(customer, { productId: collar, color: '#155E66' }, 5)
      expect(lines).toMatchObject([
        { color: '#21160F', stock: 0 },
        { color: '#155E66', stock: 5 },
      ])
      expect(subtotal).toBe(5 * 4_550)
      expect((await removeFromCart(customer, black)).lines).toHaveLength(1)
    } finally {
      await db
        .update(products)
        .set({ colors: ['#155E66', '#21160F'] })
        .where(eq(products.id, collar))
    }
  })

  test('increments its version only on a change', async () => {
    await addToCart(customer, plain(collar), 2)
    await changeCart(customer, plain(collar), 2)
    await removeFromCart(customer, plain(lamb))
    expect(await version()).toBe(1)
    await expect(changeCart(customer, plain(lamb), 1)).rejects.toMatchObject({ code: 'CartLineNotFound' })
    expect((await removeFromCart(customer, plain(collar))).lines).toEqual([])
    await clearCart(customer)
    expect(await version()).toBe(2)
  })

  test('of twenty parallel additions, each succeeds or reports too little stock', async () => {
    const added = await Promise.allSettled(Array.from({ length: 20 }, () => addToCart(customer, plain(collar), 1)))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect((await getCart(customer)).lines).toMatchObject([{ quantity: 5 }])
    expect(await version()).toBe(5)
  })

  test('uses current prices and the delivery terms', async () => {
    const db = await database()
    await addToCart(customer, plain(collar), 1)
    await db.update(products).set({ price: 5_000 }).where(eq(products.id, collar))
    await db.insert(settings).values({ key: SHIPPING, value: { fee: 1500, freeFrom: 10_000 } })
    expect(await getCart(customer)).toMatchObject({ subtotal: 5_000, shipping: 1_500, total: 6_500 })
    expect(await addToCart(customer, plain(collar), 1)).toMatchObject({ shipping: 0, total: 10_000 })
    await db.delete(settings).where(eq(settings.key, SHIPPING))
    await db.update(products).set({ price: 4_550 }).where(eq(products.id, collar))
  })

  test('is not accessible to another customer (invariant 12)', async () => {
    const { id: other } = await addCustomer()
    await addToCart(customer, plain(collar), 1)
    expect((await getCart(other)).lines).toEqual([])
    await removeFromCart(other, plain(collar))
    await clearCart(other)
    await expect(changeCart(other, plain(collar), 2)).rejects.toMatchObject({ code: 'CartLineNotFound' })
    expect(await (await database()).select().from(cartLines).where(eq(cartLines.customerId, customer))).toHaveLength(1)
  })
})
