import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { API_BASE } from '@/lib/contract/addresses'
import { CartWire } from '@/lib/contract/customer-schemas'
import { CategoryPreparations } from '@/lib/contract/staff-preparations'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addCategory, addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { FakeStripe, useFakeStripe } from '@/lib/shop/payments/testing/fake-stripe'
import { staffToken } from '@/lib/shop/staff/token'
import { staffApi } from './staff/app'
import { api } from './v1/app'

const name = (en: string, ar: string) => ({ en, ar })
const head = {
  kind: 'head',
  choices: [
    { id: 'with', name: name('With head', 'مع الرأس') },
    { id: 'without', name: name('Without head', 'بدون رأس') },
  ],
}
const cut = {
  kind: 'cut',
  choices: [
    { id: 'whole', name: name('Whole', 'كاملة') },
    { id: 'pieces-8', name: name('Eight pieces', 'ثماني قطع'), fee: 12.5 },
  ],
}
const purpose = {
  kind: 'purpose',
  choices: [
    { id: 'none', name: name('None', 'بلا') },
    { id: 'udhiya', name: name('Udhiya', 'أضحية') },
  ],
}
const wholeOnly = [cut, { ...head, only: ['Whole'] }, purpose]
const address = { firstName: 'Salma', lastName: 'Al Mansoori', address: 'Villa 12', city: 'dubai' }

describeOnEngines("the butcher's counter over HTTP", () => {
  const stripe = new FakeStripe()
  let undo = () => {}
  let bearer: string
  let customer: Awaited<ReturnType<typeof addCustomer>>
  let lamb: string
  let chops: string
  let plainLamb: string

  const staff = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${bearer}` }
    const url = `http://shop.test/api/staff${path}`
    return staffApi.fetch(new Request(url, { method, headers, body: body ? JSON.stringify(body) : null }))
  }
  const set = async (preparations: unknown, dryRun = false) => {
    const response = await staff('PUT', '/categories/Meat/preparations', { preparations, dryRun })
    return { status: response.status, body: Object(await response.json()) }
  }
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' }
    const response = await api.fetch(
      new Request(`http://shop.test${API_BASE}${path}`, { method, headers, body: body ? JSON.stringify(body) : null }),
    )
    return { status: response.status, body: Object(await response.json()) }
  }
  const add = async (productId: string, choices?: object, texts: object = {}) => {
    const preparation = choices && { choices, ...texts }
    const { body } = await call('POST', '/customer/add-cart', { productId, quantity: 1, color: null, preparation })
    return CartWire.parse(body)
  }
  const pay = (finaltotal: number, given: object = {}) =>
    call('POST', '/stripe/create-checkout-session', {
      ...{ finaltotal, email: 's@example.com', address, payment: true },
      ...given,
    })
  const stored = async () => {
    const [row] = await (await database()).select().from(orders).where(eq(orders.customerId, customer.id))
    return row
  }

  beforeAll(async () => {
    await stripe.start()
    undo = useFakeStripe(stripe)
    bearer = await staffToken()
    const subcategories = [name('Whole', 'كاملة'), name('Chops', 'ريش')]
    const meat = await addCategory(name('Meat', 'لحوم'), { carcass: true, subcategories })
    const other = await addCategory(name('Other carcasses', 'ذبائح أخرى'))
    const [whole, parts] = meat.subcategories
    const images = ['a'.repeat(24)]
    lamb = await addProduct({ title: name('Lamb', 'خروف'), price: 100_000, category: meat, subcategory: whole, images })
    chops = await addProduct({ title: name('Chops', 'ريش'), price: 8_000, category: meat, subcategory: parts })
    plainLamb = await addProduct({ title: name('Goat', 'تيس'), price: 50_000, category: other })
  })
  afterAll(async () => {
    undo()
    await stripe.stop()
  })
  beforeEach(async () => {
    customer = await addCustomer()
    expect((await set(wholeOnly)).status).toBe(200)
  })

  test('staff set, check, read and clear the questions of a category', async () => {
    const read = async () => {
      const { data } = Object(await (await staff('GET', '/categories/لحوم/preparations')).json())
      return CategoryPreparations.parse(data)
    }
    expect(await read()).toMatchObject({ products: 2, cartLines: 0, name: { en: 'Meat' } })
    const before = (await read()).preparations
    expect(before).toMatchObject([{ kind: 'cut' }, { kind: 'head', only: ['Whole'] }, { kind: 'purpose' }])
    expect(before[0]?.choices.map(({ id, fee }) => [id, fee])).toEqual([
      ['whole', 0],
      ['pieces-8', 12.5],
    ])
    await add(lamb, { cut: 'pieces-8' })
    expect((await set([], true)).body.data).toMatchObject({ preparations: [] })
    expect((await read()).preparations).toEqual(before)
    const minced = { ...cut, choices: [cut.choices[0], { id: 'minced', name: name('Minced', 'مفروم') }] }
    expect((await set([minced])).body.data).toMatchObject({ cartLines: 1 })
    const { body } = await call('GET', `/product/${lamb}`)
    expect(body.data.preparations[0].choices.map(({ id }: { id: string }) => id)).toEqual(['whole', 'minced'])
    await set([])
    expect((await call('GET', `/product/${lamb}`)).body.data).not.toHaveProperty('preparations')
  })

  const choices = cut.choices
  test.each([
    ['a choice without Arabic', [{ ...cut, choices: [{ id: 'a', name: { en: 'A' } }, choices[0]] }], 'name.ar'],
    ['an id twice', [{ ...cut, choices: [choices[0], choices[0]] }], 'the id "whole" is there twice'],
    ['an unreadable id', [{ ...cut, choices: [{ ...choices[0], id: 'Whole!' }, choices[1]] }], 'small Latin letters'],
    ['a single choice', [{ ...cut, choices: [choices[0]] }], 'two choices or more'],
    ['too many parts', [{ ...cut, choices: [choices[0], { ...choices[1], id: 'pieces-61' }] }], 'at most 60 parts'],
    ['a fee of half a fils', [{ ...cut, choices: [choices[0], { ...choices[1], fee: 0.005 }] }], 'whole fils'],
    ['another head', [{ ...head, choices: [head.choices[0], choices[0]] }], '"with" and "without"'],
    ['two questions of a kind', [cut, { ...cut, only: ['Chops'] }], 'Two "cut" questions'],
    ['an unknown subcategory', [{ ...cut, only: ['Fish'] }], 'It has: "Whole", "Chops"'],
    ['a misspelt field', [{ ...cut, onyl: ['Whole'] }], 'onyl'],
  ])('%s is refused with a reason', async (_, preparations, reason) => {
    const refused = await set(preparations)
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(reason)])
  })

  test('a subcategory has no questions of its own', async () => {
    const answer = await staff('GET', '/categories/Meat%20%3E%20Chops/preparations')
    expect([answer.status, Object(await answer.json()).message]).toEqual([400, expect.stringContaining('"only"')])
  })

  test('fees, head and cuts reach the card payment and the order, from the lines', async () => {
    await add(chops, { cut: 'pieces-8' })
    const cart = await add(lamb, { cut: 'pieces-8', head: 'without', purpose: 'udhiya' }, { behalf: 'Hamdan' })
    expect(cart).toMatchObject({ finalTotal: 1105, carcass: true, carcassPrepared: true })
    const { status, body } = await pay(1105, { withHeader: true, pieceCount: 3 })
    expect(status).toBe(200)
    expect(stripe.session(body.sessionId).amount_total).toBe(110_500)
    expect(await stored()).toMatchObject({ withHead: false, cuts: 8, total: 110_500 })
    // A repeated request, although it says another head.
    expect((await pay(1105)).body).toEqual(body)
  })

  test('chops have neither head nor cuts', async () => {
    await add(chops)
    expect((await pay(80, { withHeader: false, pieceCount: 9 })).status).toBe(200)
    expect(await stored()).toMatchObject({ withHead: null, cuts: null })
  })

  test('a carcass without preparations is asked about in the order, with at most 60 parts', async () => {
    await add(lamb)
    expect(await add(plainLamb)).not.toHaveProperty('carcassPrepared')
    const refused = await pay(1500, { pieceCount: 61 })
    expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ path: 'pieceCount' })]])
    expect((await pay(1500, { withHeader: false, pieceCount: 60 })).status).toBe(200)
    expect(await stored()).toMatchObject({ withHead: false, cuts: 60 })
  })

  test('the cut sheet names what the butcher needs, and neither prices nor the customer', async () => {
    const collar = await addProduct({ title: name('Collar', 'طوق') })
    await add(lamb, { cut: 'pieces-8', head: 'without', purpose: 'udhiya' }, { behalf: 'Hamdan', note: '<b>lean</b>' })
    await add(collar)
    expect((await pay(1022.5)).status).toBe(200)
    const order = await stored()
    const response = await staff('GET', `/orders/${order?.orderId}/cut-sheet`)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    const sheet = await response.text()
    for (const text of [
      'dir="rtl"',
      order?.orderId,
      'خروف',
      'Lamb',
      'ثماني قطع',
      'بدون رأس',
      'أضحية',
      'Hamdan',
      'Salma',
    ])
      expect(sheet).toContain(text)
    expect(sheet).toContain('&lt;b&gt;lean&lt;/b&gt;')
    expect(sheet).toContain(`/media/${'a'.repeat(24)}-320.webp`)
    for (const secret of ['Mansoori', 'Villa 12', 'AED', 'د.إ', '1,0', customer.phone, 's@example.com', 'Collar'])
      expect(sheet).not.toContain(secret)
    expect((await staff('GET', '/orders/NOTHING/cut-sheet')).status).toBe(404)
  })
})
