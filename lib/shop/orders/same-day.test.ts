import { beforeAll, expect, test } from '@jest/globals'
import { transaction } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { getCart } from '../cart/cart'
import { addToCart } from '../cart/edit'
import { getProduct } from '../catalogue/product'
import { SAME_DAY, type SameDayTerms } from '../catalogue/same-day'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { bumpCatalogue } from '../catalogue/version'
import { addCustomer } from '../customers/testing/fixture'
import { customerOrders } from './order'
import { placeCashOrder } from './place-cash'
import { orderRequest } from './testing/request'

const words = (en: string) => ({ en, ar: `${en} ع` })
const plain = (productId: string) => ({ productId, color: null })

describeOnEngines('the promise of the same day', () => {
  let barley: string
  let pony: string

  beforeAll(async () => {
    const feed = await addCategory(words('Feed'))
    barley = await addProduct({ title: words('Barley'), price: 4_700, stock: 9, category: feed })
    pony = await addProduct({ title: words('Pony'), price: 980_000, stock: 2 })
  })

  test('is not made without terms', async () => {
    const { id } = await addCustomer()
    await addToCart(id, plain(barley), 1)
    expect(await getProduct(barley)).toMatchObject({ sameDay: false })
    expect(await getCart(id)).toMatchObject({ sameDay: false })
  })

  test('requires every line of a cart or order to qualify', async () => {
    const feed = (await getProduct(barley))?.category?.id ?? ''
    const value: SameDayTerms = { shelves: [feed], except: [] }
    await transaction(async (tx) => {
      await tx.insert(settings).values({ key: SAME_DAY, value })
      await bumpCatalogue(tx)
    })
    const { id } = await addCustomer()
    expect(await getProduct(barley)).toMatchObject({ sameDay: true })
    expect(await getProduct(pony)).toMatchObject({ sameDay: false })
    await addToCart(id, plain(barley), 1)
    expect(await getCart(id)).toMatchObject({ sameDay: true })
    await placeCashOrder(id, orderRequest({ total: 4_700 }))
    await addToCart(id, plain(barley), 1)
    await addToCart(id, plain(pony), 1)
    expect(await getCart(id)).toMatchObject({ sameDay: false })
    await placeCashOrder(id, orderRequest({ total: 984_700 }))
    expect((await customerOrders(id)).map(({ sameDay }) => sameDay)).toEqual([false, true])
  })
})
