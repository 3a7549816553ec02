import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { z } from 'zod'
import type { ReferenceHost } from '@/e2e/reference-host/server'
import { gentle } from '@/e2e/reference-host/faults'
import type { CallName } from '@/lib/contract/addresses'
import { calls } from '@/lib/contract/calls'
import { mediaResponse } from '@/lib/api/files/pictures'
import { Visitor, type Answered } from '@/lib/api/testing/visitor'
import { dropSingleton } from '@/lib/utils/singleton'
import { startAfresh, useReferenceHost } from './testing/reference-host'

let host: ReferenceHost
let dataDir: string
let close: () => Promise<void>
beforeAll(async () => void ({ host, dataDir, close } = await useReferenceHost()))
afterAll(() => close())
beforeEach(() => {
  Object.assign(host.switches, gentle)
  startAfresh()
})

/** Parses an answer with the call's contract schema. */
function answered<K extends CallName>(name: K, { status, body }: Answered): z.output<(typeof calls)[K]['output']> {
  expect([name, status, status === 200 ? null : body]).toEqual([name, 200, null])
  // The call's own schema has just parsed it.
  return calls[name].output.parse(body) as z.output<(typeof calls)[K]['output']>
}

let phones = 0

async function newCustomer(): Promise<{ visitor: Visitor; phone: string }> {
  const visitor = new Visitor()
  const phone = `97150${String(1_000_000 + ++phones)}`
  const image = new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ],
    { type: 'image/png' },
  )
  answered(
    'signup',
    await visitor.ask('POST /auth/customer/signup', { username: 'Hessa', phone, password: 'long enough' }, { image }),
  )
  const whatsappCode = host.book.customers.find((one) => one.phone === phone)?.code
  answered('verifyCode', await visitor.ask('POST /auth/customer/verification', { phone, whatsappCode }))
  return { visitor, phone }
}

const address = { firstName: 'Hessa', address: 'Villa 4, Al Jimi', city: 'alain' }

async function cashOrder(visitor: Visitor) {
  const cart = calls.getCart.output.parse((await visitor.ask('GET /customer/get-cart')).body)
  const body = {
    ...address,
    cart: cart.data,
    finaltotal: cart.finalTotal,
    subtotal: cart.subtotal,
    shopping: cart.shopping,
  }
  return { ...body, payment: false, email: 'h@example.com', phone: '971501234567' }
}

test('the catalogue of an unconventional host has the contract’s shape, without base64', async () => {
  const visitor = new Visitor()
  const list = answered('listProducts', await visitor.ask('GET /product?page=2'))
  expect(list).toMatchObject({
    results: host.book.good(1001) ? 38 : 0,
    paginationResult: { currentPage: 2, numberOfPage: 4 },
  })
  const all = [
    list,
    answered('listProducts', await visitor.ask('GET /product?category=108&category=106')),
    answered('listColors', await visitor.ask('GET /product/colors')),
    answered('listCategories', await visitor.ask('GET /category')),
    answered('getSettings', await visitor.ask('GET /settings')),
    answered('listOffers', await visitor.ask('GET /settings/offers')),
    answered('listProductGroups', await visitor.ask('GET /settings/product-groups')),
    answered('getStats', await visitor.ask('GET /dashboard/about-us')),
    answered('getProduct', await visitor.ask('GET /product/1002')),
    answered('listReviews', await visitor.ask('GET /rating?product=1002')),
  ]
  expect(JSON.stringify(all)).not.toMatch(/base64,|[A-Za-z0-9+/]{100}|169\.254|uploads/)
  const { data, ...counts } = answered('listOffers', await visitor.ask('GET /settings/offers'))
  expect(counts).toEqual({
    results: data.offers.length,
    paginationResult: { currentPage: 1, numberOfPage: 1 },
  })
  expect(answered('listOffers', await visitor.ask('GET /settings/offers?page=2')).data.offers).toEqual([])
  const discounts = data.offers.map(({ newPrice, oldPrice }) => 1 - newPrice / (oldPrice ?? newPrice))
  expect(discounts).toEqual(discounts.toSorted((one, other) => other - one))
  expect((await visitor.ask('GET /product/9999')).status).toBe(404)
  expect((await visitor.ask('GET /product/unreadable')).status).toBe(404)
  expect((await visitor.ask('GET /product?category=9999')).status).toBe(404)
  expect((await visitor.ask('GET /product?subcategory=9999')).status).toBe(404)
  const groups = calls.listProductGroups.output.parse((await visitor.ask('GET /settings/product-groups')).body).data
  expect(groups.carcasses.map(({ titleEn }) => titleEn)).toContain('Goat carcass')
})

test('filters reach the host in its own spelling', async () => {
  const visitor = new Visitor()
  const red = answered('listProducts', await visitor.ask('GET /product?colors=RED&colors=%2327AE60'))
  expect(red.results).toBe(4)
  const dear = answered(
    'listProducts',
    await visitor.ask('GET /product?newPrice[gte]=1000&category[]=107&category[]=103'),
  )
  expect(dear.data.map(({ titleEn }) => titleEn)).toEqual(['Endurance saddle', 'Whole Najdi lamb', 'Half camel calf'])
})

test('a customer signs up, shops, orders, rates and signs out without a database', async () => {
  const { visitor, phone } = await newCustomer()
  expect(visitor.cookies.get('customerToken')).toMatch(/^ref\./)
  const profile = answered('getProfile', await visitor.ask('GET /auth/customer/profile'))
  expect(profile.data).toMatchObject({
    username: 'Hessa',
    phone,
    email: '',
    imageBase64: expect.stringMatching(/^\/media\/[0-9a-f]{24}$/),
  })

  answered('addFavorite', await visitor.ask('POST /customer/add-favorite', { favoriteId: '1001' }))
  expect(answered('getProduct', await visitor.ask('GET /product/1001')).data.isFavorite).toBe(true)
  expect(answered('listFavorites', await visitor.ask('GET /customer/get-favorites')).results).toBe(1)
  expect(answered('listFavoriteIds', await visitor.ask('GET /customer/get-favorite-ids')).data).toEqual(['1001'])

  answered('addCart', await visitor.ask('POST /customer/add-cart', { quantity: 2, productId: '1001', color: null }))
  const tooMany = await visitor.ask('POST /customer/add-cart', { quantity: 900, productId: '1001', color: null })
  expect([tooMany.status, tooMany.body.errors?.[0]?.msg]).toEqual([400, 'There is not enough quantity'])
  const cart = answered(
    'changeCart',
    await visitor.ask('PUT /customer/change-cart', { newQuantity: 3, productId: '1001', color: null }),
  )
  expect(cart).toMatchObject({ subtotal: 435, shopping: 15, finalTotal: 450, carcass: false })
  expect(cart.data[0]).toMatchObject({ quantity: 3, total: 435, product: { _id: '1001', newPrice: 145 } })

  const saved = answered('addAddress', await visitor.ask('POST /customer/add-address', address))
  expect(saved.data).toMatchObject({ ...address, lastName: '' })
  expect(
    answered('updateEmail', await visitor.ask('PUT /auth/customer/email', { email: 'h@example.com' })).data.email,
  ).toBe('h@example.com')
  expect((await visitor.ask('POST /order', { ...(await cashOrder(visitor)), finaltotal: 1 })).status).toBe(409)
  const order = answered('placeCashOrder', await visitor.ask('POST /order', await cashOrder(visitor)))
  expect(order.data).toMatchObject({ status: 'pending', finaltotal: 450, cart: [{ quantity: 3 }] })
  expect(answered('getCart', await visitor.ask('GET /customer/get-cart')).data).toEqual([])

  const placed = host.book.orders.at(-1)
  if (placed) placed.status = 'delivered'
  const reviews = async () => answered('listReviews', await visitor.ask('GET /rating?product=1001')).data
  expect(JSON.stringify(await reviews())).not.toContain('Good')
  const rating = { product: '1001', order: order.data._id, rating: 5, comment: 'Good' }
  expect(answered('addRating', await visitor.ask('POST /rating', rating)).data).toMatchObject({
    product: '1001',
    rating: 5,
  })
  expect((await reviews())[0]).toMatchObject({ rating: 5, comment: 'Good' })
  expect(answered('listMyRatings', await visitor.ask('GET /rating/my-rating')).data).toHaveLength(1)
  expect(answered('listOrders', await visitor.ask('GET /order/customer-orders')).data[0]?.message).toBe(
    'Your order has arrived. Thank you!',
  )

  answered('deleteAddress', await visitor.ask(`DELETE /customer/delete-address/${saved.data._id}`))
  // The host would take an empty password for the new one.
  const profileNow = { username: 'Hessa M.', email: 'h@example.com', gender: 'female', language: 'ar', password: '' }
  const spaces = await visitor.ask('PUT /auth/customer/profile', { ...profileNow, password: ' '.repeat(8) })
  expect([spaces.status, spaces.body.errors?.[0]?.msg]).toEqual([400, 'Password is required.'])
  expect(answered('updateProfile', await visitor.ask('PUT /auth/customer/profile', profileNow)).data).toMatchObject({
    username: 'Hessa M.',
    language: 'ar',
  })
  answered('signout', await visitor.ask('POST /auth/customer/signout'))
  expect(visitor.cookies.has('customerToken')).toBe(false)
  const wrong = await visitor.ask('POST /auth/customer/signin', { phone, password: 'wrong' })
  expect([wrong.status, wrong.body.errors?.[0]?.msg]).toEqual([401, 'Incorrect phone or password'])
  answered('signin', await visitor.ask('POST /auth/customer/signin', { phone, password: 'long enough' }))
  expect(await readdir(dataDir)).toEqual(['pictures'])
})

test('a second removal succeeds although the host answers 404', async () => {
  const { visitor } = await newCustomer()
  const line = { productId: '1001', color: null }
  await visitor.ask('POST /customer/add-cart', { quantity: 2, ...line })
  await visitor.ask('POST /customer/add-favorite', { favoriteId: '1001' })
  for (const _ of ['once', 'again']) {
    expect(answered('removeCart', await visitor.ask('DELETE /customer/remove-cart', line)).data).toEqual([])
    answered('removeFavorite', await visitor.ask('DELETE /customer/remove-favorite', { favoriteId: '1001' }))
  }
  expect((await visitor.ask('PUT /customer/change-cart', { newQuantity: 1, ...line })).status).toBe(404)
})

test('an order is sent once: two clicks, a lost answer, a retry', async () => {
  const { visitor } = await newCustomer()
  const fill = () => visitor.ask('POST /customer/add-cart', { quantity: 1, productId: '1041', color: null })
  await fill()
  const before = host.book.orderPosts
  const body = await cashOrder(visitor)
  const both = await Promise.all([visitor.ask('POST /order', body), visitor.ask('POST /order', body)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body.data).toEqual(both[1]?.body.data)
  expect(host.book.orderPosts - before).toBe(1)

  await fill()
  host.switches.loseOrderAnswers = true
  expect((await visitor.ask('POST /order', await cashOrder(visitor))).status).toBe(200)
  expect(host.book.orderPosts - before).toBe(2)

  await fill()
  const third = await cashOrder(visitor)
  // The list of orders cannot be read either, so the order's fate is unknown.
  host.switches.darkAfterLoss = true
  expect((await visitor.ask('POST /order', third)).status).toBe(503)
  Object.assign(host.switches, { loseOrderAnswers: false, darkAfterLoss: false, failReads: 0 })
  expect((await visitor.ask('POST /order', third)).status).toBe(200)
  expect(host.book.orderPosts - before).toBe(3)
})

test('an order whose answer is lost in a restart is not sent again', async () => {
  const { visitor } = await newCustomer()
  await visitor.ask('POST /customer/add-cart', { quantity: 1, productId: '1041', color: null })
  const before = host.book.orderPosts
  Object.assign(host.switches, { loseOrderAnswers: true, darkAfterLoss: true })
  expect((await visitor.ask('POST /order', await cashOrder(visitor))).status).toBe(503)
  Object.assign(host.switches, gentle)
  dropSingleton('unconfirmed-orders')
  expect((await visitor.ask('POST /order', await cashOrder(visitor))).status).toBe(200)
  expect(host.book.orderPosts - before).toBe(1)
  expect(answered('getCart', await visitor.ask('GET /customer/get-cart')).data).toEqual([])
})

test('an order that another instance has settled is not taken for the next one', async () => {
  const { visitor } = await newCustomer()
  const add = () => visitor.ask('POST /customer/add-cart', { quantity: 1, productId: '1041', color: null })
  await add()
  const before = host.book.orderPosts
  Object.assign(host.switches, { loseOrderAnswers: true, darkAfterLoss: true })
  expect((await visitor.ask('POST /order', await cashOrder(visitor))).status).toBe(503)
  Object.assign(host.switches, gentle)
  // The other instance has a memory of its own.
  const memory = globalThis.oasis?.get('unconfirmed-orders')
  dropSingleton('unconfirmed-orders')
  const first = answered('placeCashOrder', await visitor.ask('POST /order', await cashOrder(visitor)))
  if (memory) globalThis.oasis?.set('unconfirmed-orders', memory)
  await add()
  const second = answered('placeCashOrder', await visitor.ask('POST /order', await cashOrder(visitor)))
  expect(second.data._id).not.toBe(first.data._id)
  expect(host.book.orderPosts - before).toBe(2)
})

test('lines added while an order is unconfirmed are not taken for part of it', async () => {
  const { visitor } = await newCustomer()
  const fill = (productId: string, quantity: number) =>
    visitor.ask('POST /customer/add-cart', { quantity, productId, color: null })
  const cart = async () => answered('getCart', await visitor.ask('GET /customer/get-cart'))
  const before = host.book.orderPosts
  await fill('1041', 1)
  Object.assign(host.switches, { loseOrderAnswers: true, darkAfterLoss: true })
  expect((await visitor.ask('POST /order', await cashOrder(visitor))).status).toBe(503)
  Object.assign(host.switches, { loseOrderAnswers: false, darkAfterLoss: false, failReads: 0 })
  await fill('1041', 2)
  await fill('1042', 1)
  const more = await visitor.ask('POST /order', await cashOrder(visitor))
  expect(more.status).toBe(409)
  const left = await cart()
  expect(more.body.cart).toEqual(left)
  expect(left.data.map(({ product, quantity }) => [product._id, quantity])).toEqual([
    ['1041', 2],
    ['1042', 1],
  ])
  expect(host.book.orderPosts - before).toBe(1)
  expect((await visitor.ask('POST /order', await cashOrder(visitor))).status).toBe(200)
  expect(host.book.orderPosts - before).toBe(2)
  expect((await cart()).data).toEqual([])
})

test('an unconfirmed cash order cannot be paid by card as well', async () => {
  const { visitor } = await newCustomer()
  const fill = () => visitor.ask('POST /customer/add-cart', { quantity: 1, productId: '1041', color: null })
  host.switches.cardUrl = true
  await fill()
  const cash = await cashOrder(visitor)
  const { finaltotal, email, phone } = cash
  const card = { finaltotal, email, phone, address, payment: true }
  const pay = (body: object = card) => visitor.ask('POST /stripe/create-checkout-session', body)
  const before = host.book.orders.length
  Object.assign(host.switches, { loseOrderAnswers: true, darkAfterLoss: true })
  expect((await visitor.ask('POST /order', cash)).status).toBe(503)
  Object.assign(host.switches, { loseOrderAnswers: false, darkAfterLoss: false, failReads: 0 })
  expect([(await pay()).status, host.book.orders.length - before]).toEqual([409, 1])
  expect(answered('getCart', await visitor.ask('GET /customer/get-cart')).data).toEqual([])

  await fill()
  const atOnce = await Promise.all([visitor.ask('POST /order', cash), pay()])
  expect(atOnce.map(({ status }) => status)).toEqual([200, 409])

  await fill()
  const work = { ...card, address: { ...address, address: 'Work' } }
  const [home, again, other] = await Promise.all([pay(), pay(), pay(work)])
  expect([home.status, again.body.sessionId]).toEqual([200, home.body.sessionId])
  expect(other.body.sessionId).not.toBe(home.body.sessionId)
})

test('an address sent twice is saved once', async () => {
  const { visitor } = await newCustomer()
  const add = async (body: object) => answered('addAddress', await visitor.ask('POST /customer/add-address', body)).data
  const first = await add(address)
  expect(await add(address)).toEqual(first)
  const other = await add({ ...address, appartement: 'Blue gate' })
  expect(other._id).not.toBe(first._id)
  expect(answered('listAddresses', await visitor.ask('GET /customer/get-address')).data).toHaveLength(2)
})

test('an Idempotency-Key names one order, by cash or by card', async () => {
  const { visitor } = await newCustomer()
  const fill = () => visitor.ask('POST /customer/add-cart', { quantity: 1, productId: '1041', color: null })
  const send = (body: object, key: string, path: '/order' | '/stripe/create-checkout-session' = '/order') =>
    visitor.ask(`POST ${path}`, body, { headers: { 'idempotency-key': key } })
  await fill()
  const before = host.book.orders.length
  const cash = await cashOrder(visitor)
  const first = await send(cash, 'a')
  expect(first.status).toBe(200)
  // The cart holds the same products again, but it is the same request.
  await fill()
  expect((await send(cash, 'a')).body).toEqual(first.body)
  expect((await send({ ...cash, email: 'other@example.com' }, 'a')).status).toBe(422)
  expect((await send(cash, 'x'.repeat(300))).status).toBe(400)
  expect(host.book.orders.length - before).toBe(1)

  host.switches.cardUrl = true
  const { finaltotal, email, phone } = cash
  const card = { finaltotal, email, phone, address, payment: true }
  const sessions = await Promise.all([1, 2].map(() => send(card, 'b', '/stripe/create-checkout-session')))
  const page = answered('createCardSession', await send(card, 'b', '/stripe/create-checkout-session'))
  expect(sessions.map(({ body }) => body)).toEqual([page, page])
  expect((await send({ ...card, pieceCount: 2 }, 'b', '/stripe/create-checkout-session')).status).toBe(422)
  expect((await send(card, 'a', '/stripe/create-checkout-session')).status).toBe(422)
  expect(host.book.orders.length - before).toBe(2)

  const stranger = await newCustomer()
  expect((await stranger.visitor.ask('POST /order', cash, { headers: { 'idempotency-key': 'a' } })).status).toBe(409)
  host.switches.tokensOver = true
  expect((await send(cash, 'a')).status).toBe(401)
})

test('a key of a failed order can be used again', async () => {
  const { visitor } = await newCustomer()
  const send = (body: object) => visitor.ask('POST /order', body, { headers: { 'idempotency-key': 'c' } })
  await visitor.ask('POST /customer/add-cart', { quantity: 1, productId: '1041', color: null })
  const cash = await cashOrder(visitor)
  expect((await send({ ...cash, finaltotal: 1 })).status).toBe(409)
  expect((await send(cash)).status).toBe(200)
})

test('carcasses are paid by card; the card page is given by URL, or by session and key', async () => {
  const { visitor } = await newCustomer()
  await visitor.ask('POST /customer/add-cart', { quantity: 1, productId: '1121', color: null })
  const body = await cashOrder(visitor)
  expect((await visitor.ask('POST /order', body)).status).toBe(422)
  const card = {
    cart: body.cart,
    finaltotal: body.finaltotal,
    email: body.email,
    phone: body.phone,
    selectLang: 'ar',
    payment: true,
    address,
    withHeader: false,
    pieceCount: 4,
  }
  const ask = () => visitor.ask('POST /stripe/create-checkout-session', card)
  expect((await ask()).status).toBe(503)
  process.env.STRIPE_PUBLISHABLE_KEY = 'pk_test_x'
  expect(answered('createCardSession', await ask())).toEqual({
    sessionId: expect.stringMatching(/^cs_ref_/),
    publishableKey: 'pk_test_x',
  })
  delete process.env.STRIPE_PUBLISHABLE_KEY
  host.switches.cardUrl = true
  const { sessionId, url } = answered('createCardSession', await ask())
  expect(url).toBe(`${host.origin}/pay/${sessionId}`)
  const whole = { ...address, lastName: '', country: '', postalCode: '', link: '' }
  const sent = { withHeader: false, pieceCount: 4, selectLang: 'ar', address: whole }
  expect(host.book.orders.at(-1)?.body).toMatchObject(sent)
  const confirm = () => visitor.ask('POST /stripe/confirm-payment', { sessionId })
  const inCart = async () => answered('getCart', await visitor.ask('GET /customer/get-cart')).data.length
  expect([(await confirm()).status, await inCart()]).toEqual([404, 1])
  for (const said of [{ payment: true, isPaid: false }, { isPaid: false }, { payment: 'card', paid: false }]) {
    host.switches.nodsEarly = said
    const payment = answered('confirmPayment', await confirm()).data.payment
    expect([said, payment, await inCart()]).toEqual([said, 'awaiting', 1])
  }
  host.switches.nodsEarly = { _id: undefined, paid: false }
  expect([(await confirm()).status, await inCart()]).toEqual([404, 1])
  await fetch(`${url}?do=pay`, { method: 'POST', redirect: 'manual' })
  expect(answered('confirmPayment', await confirm()).data.payment).toBe('paid')
  expect(await inCart()).toBe(0)
  // A later confirmation does not empty the cart again, even with the same lines.
  await visitor.ask('POST /customer/add-cart', { quantity: 1, productId: '1121', color: null })
  answered('confirmPayment', await confirm())
  expect(await inCart()).toBe(1)
})

test('a host’s 401 ends the session; calls without a token never reach the host', async () => {
  const { visitor } = await newCustomer()
  host.switches.tokensOver = true
  const answer = await visitor.ask('GET /customer/get-cart')
  expect(answer.status).toBe(401)
  expect(visitor.cookies.has('customerToken')).toBe(false)
  const calls = host.calls.length
  expect((await new Visitor().ask('GET /customer/get-cart')).status).toBe(401)
  expect(host.calls).toHaveLength(calls)
})

test('every picture of the list is served in all widths, and is small', async () => {
  host.switches.side = 410
  const { data } = answered('listProducts', await new Visitor().ask('GET /product'))
  for (const address of data.slice(0, 3).flatMap(({ imagesBase64 }) => imagesBase64)) {
    const name = `${address.slice('/media/'.length)}-320.webp`
    const answer = await mediaResponse(new Request(`http://shop.test/media/${name}`), name)
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${name.slice(0, -5)}"`])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect(bytes.length).toBeLessThan(20_000)
  }
  // The URL of the answer itself, for clients without the widths.
  const [address = ''] = data[0]?.imagesBase64 ?? []
  const name = address.slice('/media/'.length)
  const whole = await mediaResponse(new Request(`http://shop.test${address}`), name)
  expect([whole.status, whole.headers.get('etag')]).toEqual([200, `"${name}-1280"`])
})
