import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { encodeLine } from '@/lib/contract/cart-codec'
import { database } from '@/lib/db/database'
import { products, productSizes } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { addToCart, changeCart, removeFromCart } from './edit'

process.env.LOG_LEVEL = 'silent'

describeOnOneEngine('a cart line without a size', () => {
  test('is the one that is changed and removed, also beside an older line in a size', async () => {
    const { id } = await addCustomer()
    const feed = await addProduct({
      title: { en: 'Feed', ar: 'علف' },
      sizes: [{ en: '12 kg', price: 10_000, stock: 5 }],
    })
    await addToCart(id, { productId: feed, color: null }, 1)
    // From now on it is sold in one size only.
    const db = await database()
    await db.delete(productSizes).where(eq(productSizes.productId, feed))
    await db.update(products).set({ stock: 50, price: 10_000 }).where(eq(products.id, feed))
    const { lines } = await addToCart(id, { productId: feed, color: null }, 1)
    expect(lines.map(({ size, stock }) => [size === null, stock > 0])).toEqual([
      [false, false],
      [true, true],
    ])
    const [old, plain] = lines
    if (!plain) throw new Error('No line')
    // As the browser sends it.
    const asked = encodeLine(plain)
    const left = await removeFromCart(id, asked)
    expect(left.lines.map((line) => line.id)).toEqual([old?.id])
  })

  test('can be given another quantity', async () => {
    const { id } = await addCustomer()
    const feed = await addProduct({
      title: { en: 'Feed', ar: 'علف' },
      sizes: [{ en: '12 kg', price: 10_000, stock: 5 }],
    })
    await addToCart(id, { productId: feed, color: null }, 1)
    const db = await database()
    await db.delete(productSizes).where(eq(productSizes.productId, feed))
    await db.update(products).set({ stock: 50, price: 10_000 }).where(eq(products.id, feed))
    const [, plain] = (await addToCart(id, { productId: feed, color: null }, 1)).lines
    if (!plain) throw new Error('No line')
    const changed = await changeCart(id, encodeLine(plain), 3)
    expect(changed.lines.map(({ quantity }) => quantity)).toEqual([1, 3])
  })
})
