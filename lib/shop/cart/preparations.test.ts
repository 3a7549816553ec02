import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import type { Cart } from '@/lib/contract/cart'
import type { Preparation, PreparationQuestion } from '@/lib/contract/selling'
import { database, transaction } from '@/lib/db/database'
import { categories, orders, products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { productsByIds } from '../catalogue/rows'
import { addCategory, addProduct, type TestCategory } from '../catalogue/testing/fixture'
import { bumpCatalogue } from '../catalogue/version'
import { addCustomer } from '../customers/testing/fixture'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { getCart } from './cart'
import { addToCart, changeCart } from './edit'

const words = (en: string) => ({ en, ar: `${en} ع` })
const choice = (id: string, fee = 0) => ({ id, name: words(id), fee })
const questions: PreparationQuestion[] = [
  { kind: 'cut', choices: [choice('whole'), choice('pieces-8', 1500), choice('minced', 2500)] },
  { kind: 'packing', choices: [choice('bags'), choice('vacuum', 500)] },
  { kind: 'purpose', choices: [choice('none'), choice('aqiqah')] },
]
const prepared = (choices: Preparation['choices'], behalf = '', note = ''): Preparation => ({ choices, behalf, note })
const shown = ({ lines }: Cart) =>
  lines.map(({ productId, quantity, price, prepared: named }) => [
    productId,
    quantity,
    price,
    named?.choices.map(({ id }) => id).join(),
  ])

describeOnEngines('preparations in the cart', () => {
  let poultry: TestCategory
  let chicken: string
  let wings: string
  let collar: string
  let customer: string
  const withoutColor = (productId: string, preparation?: Preparation) => ({ productId, color: null, preparation })
  const ask = (asked: PreparationQuestion[]) =>
    transaction(async (tx) => {
      await tx.update(categories).set({ preparations: asked }).where(eq(categories.id, poultry.id))
      await bumpCatalogue(tx)
    })

  beforeAll(async () => {
    poultry = await addCategory(words('Poultry'), { subcategories: [words('Whole'), words('Parts')] })
    const [whole, parts] = poultry.subcategories
    chicken = await addProduct({
      title: words('Chicken'),
      category: poultry,
      subcategory: whole,
      price: 2_000,
      stock: 10,
    })
    wings = await addProduct({ title: words('Wings'), category: poultry, subcategory: parts, price: 1_000 })
    collar = await addProduct({ title: words('Collar'), price: 500 })
  })
  beforeEach(async () => {
    customer = (await addCustomer()).id
    await ask(questions)
  })

  test('two preparations of one product are two lines, with their fees in price and total', async () => {
    await addToCart(customer, withoutColor(chicken), 1)
    const vacuum = withoutColor(chicken, prepared({ cut: 'pieces-8', packing: 'vacuum' }))
    await addToCart(customer, vacuum, 1)
    const cart = await addToCart(customer, vacuum, 1)
    expect(shown(cart)).toEqual([
      [chicken, 1, 2_000, 'whole,bags,none'],
      [chicken, 2, 4_000, 'pieces-8,vacuum,none'],
    ])
    expect(cart).toMatchObject({ subtotal: 10_000, total: 10_000, carcass: false, carcassPrepared: false })
    await expect(addToCart(customer, vacuum, 8)).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
  })

  test('a product shows and takes the questions about its subcategory only', async () => {
    const whole = poultry.subcategories[0]?.id ?? ''
    const [cut, ...others] = questions
    await ask([...(cut ? [{ ...cut, only: [whole] }] : []), ...others])
    const asked = await productsByIds([chicken, wings, collar])
    expect(asked.map(({ preparations }) => preparations.map(({ kind }) => kind).join())).toEqual([
      'cut,packing,purpose',
      'packing,purpose',
      '',
    ])
    const cart = await addToCart(customer, withoutColor(wings, prepared({ cut: 'minced', packing: 'vacuum' })), 1)
    expect(shown(cart)).toEqual([[wings, 1, 1_500, 'vacuum,none']])
  })

  test('only some purposes are on behalf of somebody', async () => {
    await addToCart(customer, withoutColor(chicken, prepared({ purpose: 'aqiqah' }, 'Hamdan')), 1)
    const { lines } = await addToCart(customer, withoutColor(chicken, prepared({ purpose: 'none' }, 'Hamdan')), 1)
    expect(lines.map(({ preparation }) => preparation?.behalf)).toEqual(['Hamdan', ''])
  })

  test('a line changes its preparation in its place, and takes in an equal line', async () => {
    const [plain, vacuum] = [prepared({}), prepared({ packing: 'vacuum' })]
    const first = await addToCart(customer, withoutColor(chicken, plain), 1)
    await addToCart(customer, withoutColor(collar), 1)
    await addToCart(customer, withoutColor(chicken, vacuum), 2)
    const key = withoutColor(chicken, first.lines[0]?.preparation ?? undefined)
    const minced = await changeCart(customer, key, 3, prepared({ cut: 'minced' }, '', 'lean'))
    expect(shown(minced)).toEqual([
      [chicken, 3, 4_500, 'minced,bags,none'],
      [collar, 1, 500, undefined],
      [chicken, 2, 2_500, 'whole,vacuum,none'],
    ])
    expect(minced.lines[0]).toMatchObject({ id: first.lines[0]?.id, prepared: { note: 'lean' } })
    const now = withoutColor(chicken, minced.lines[0]?.preparation ?? undefined)
    const merged = await changeCart(customer, now, 3, vacuum)
    expect(shown(merged)).toEqual([
      [chicken, 5, 2_500, 'whole,vacuum,none'],
      [collar, 1, 500, undefined],
    ])
    await expect(changeCart(customer, now, 3, vacuum)).rejects.toMatchObject({ code: 'CartLineNotFound' })
    const unknown = withoutColor(chicken, merged.lines[0]?.preparation ?? undefined)
    await expect(changeCart(customer, unknown, 5, prepared({ cut: 'dice' }))).rejects.toMatchObject({
      code: 'BadRequest',
      fields: [{ path: 'preparation' }],
    })
    expect(shown(await getCart(customer))).toEqual(shown(merged))
  })

  test('a withdrawn choice blocks its line until another is chosen', async () => {
    await addToCart(customer, withoutColor(collar), 1)
    await addToCart(customer, withoutColor(chicken, prepared({ cut: 'minced' })), 2)
    await ask(questions.map((one) => ({ ...one, choices: one.choices.filter(({ id }) => id !== 'minced') })))
    const blocked = await getCart(customer)
    expect(blocked.lines[1]).toMatchObject({ stock: 0, prepared: null, preparation: { choices: { cut: 'minced' } } })
    expect(blocked.total).toBe(500)
    const request = orderRequest({ total: 500 })
    await expect(placeCashOrder(customer, request)).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
    const line = withoutColor(chicken, blocked.lines[1]?.preparation ?? undefined)
    const again = await changeCart(customer, line, 2, prepared({ cut: 'pieces-8' }))
    expect([again.total, again.lines[1]?.stock]).toEqual([7_500, 10])
    const order = await placeCashOrder(customer, orderRequest({ total: 7_500 }))
    expect(order.lines.map(({ prepared: named, total }) => [named?.choices[0]?.id, total])).toEqual([
      [undefined, 500],
      ['pieces-8', 7_000],
    ])
    await (await database()).update(products).set({ stock: 10 }).where(eq(products.id, chicken))
  })

  test('nothing is asked any more: the line stays and costs no fee', async () => {
    await addToCart(customer, withoutColor(chicken, prepared({ cut: 'minced' })), 1)
    await ask([])
    expect(shown(await getCart(customer))).toEqual([[chicken, 1, 2_000, undefined]])
  })

  test('a changed fee changes the price, which the customer sees before the order', async () => {
    await addToCart(customer, withoutColor(chicken, prepared({ cut: 'minced' })), 1)
    const { total } = await getCart(customer)
    await ask(
      questions.map((one) => ({ ...one, choices: one.choices.map((each) => ({ ...each, fee: each.fee * 2 })) })),
    )
    await expect(placeCashOrder(customer, orderRequest({ total }))).rejects.toMatchObject({ code: 'CartChanged' })
    expect(await (await database()).$count(orders, eq(orders.customerId, customer))).toBe(0)
  })
})
