import { beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addToCart } from '../cart/edit'
import { getProduct } from '../catalogue/product'
import { listReviews } from '../catalogue/reviews'
import { addProduct, addRatings } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { changeStatus } from '../orders/change-status'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { addRating, myRatings } from './ratings'

describeOnEveryEngine('ratings', () => {
  let productId: string
  let customer: string
  const buy = async (by: string) => {
    await addToCart(by, { productId, color: null }, 1)
    return (await placeCashOrder(by, orderRequest({ total: 1_000 }))).id
  }
  const deliver = async (order: string) => {
    for (const next of ['processing', 'shipped', 'delivered'] as const)
      await changeStatus({ order, next, actor: 'staff' })
  }
  const rate = (orderId: string, rating = 5, by = customer) =>
    addRating(by, { productId, orderId, rating, comment: ' Good feed ' })

  beforeEach(async () => {
    productId = await addProduct({ title: { en: 'Alfalfa', ar: 'برسيم' } })
    customer = (await addCustomer({ username: 'Salma' })).id
  })

  test('invariant 13: only products of a delivered order', async () => {
    const orderId = await buy(customer)
    for (const next of [null, 'processing', 'shipped'] as const) {
      if (next) await changeStatus({ order: orderId, next, actor: 'staff' })
      await expect(rate(orderId)).rejects.toMatchObject({ code: 'OrderNotDelivered', status: 409 })
    }
    await changeStatus({ order: orderId, next: 'delivered', actor: 'staff' })
    const other = await addProduct({ title: { en: 'Barley', ar: 'شعير' } })
    const strange = addRating(customer, { productId: other, orderId, rating: 5, comment: null })
    await expect(strange).rejects.toMatchObject({ code: 'ProductNotInOrder', status: 404 })
    expect(await rate(orderId)).toMatchObject({ productId, orderId, rating: 5 })
    expect(await myRatings(customer)).toHaveLength(1)
  })

  test('invariant 13: once per product and order, even with twenty in parallel', async () => {
    const orderId = await buy(customer)
    await deliver(orderId)
    const given = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => rate(orderId, 1 + (at % 5))))
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = given.flatMap((one) => (one.status === 'rejected' ? [Object(one.reason).code] : []))
    expect(new Set(reasons)).toEqual(new Set(['AlreadyRated']))
    expect(await getProduct(productId)).toMatchObject({ ratingsCount: 1 })
    const again = await buy(customer)
    await deliver(again)
    expect((await rate(again)).orderId).toBe(again)
  })

  test('invariant 12: a customer cannot rate another customer’s order', async () => {
    const orderId = await buy(customer)
    await deliver(orderId)
    const { id } = await addCustomer()
    await expect(rate(orderId, 5, id)).rejects.toMatchObject({ code: 'OrderNotFound', status: 404 })
    expect(await myRatings(id)).toEqual([])
  })

  test('update the product’s average and count and appear in its reviews', async () => {
    await addRatings(productId, [{ rating: 2, by: 'Omar' }])
    const buyers = [customer, ...(await Promise.all([1, 2].map(async () => (await addCustomer()).id)))]
    const bought = []
    for (const by of buyers) {
      const orderId = await buy(by)
      await deliver(orderId)
      bought.push({ by, orderId })
    }
    await getProduct(productId)
    await Promise.all(bought.map(({ by, orderId }, at) => rate(orderId, [5, 4, 4][at], by)))
    expect(await getProduct(productId)).toMatchObject({ averageRating: 3.75, ratingsCount: 4 })
    const [row] = await (await database()).select().from(products).where(eq(products.id, productId))
    expect(row).toMatchObject({ averageRating: 3.75, ratingsCount: 4 })
    const reviews = await listReviews(productId, 1)
    expect(reviews.total).toBe(4)
    expect(reviews.items.find(({ author }) => author === 'S****')).toMatchObject({ comment: 'Good feed', rating: 5 })
  })
})
