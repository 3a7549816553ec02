import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, jest, test } from '@jest/globals'
import { eq, getTableName, sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { addresses, customers, orderLines, orders, outbox, rateLimits, ratings, refunds } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addAddress } from '../addresses/addresses'
import { tablesInOrder } from '../backup/format'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { listReviews } from '../catalogue/reviews'
import { catalogueVersion } from '../catalogue/version'
import { updateEmail } from '../customers/customer'
import { hashPassword } from '../customers/passwords'
import { sendPassword } from '../customers/send-password'
import { signIn } from '../customers/sign-in'
import { startSignup } from '../customers/sign-up'
import { ERASED } from '../erased'
import { addCustomer } from '../customers/testing/fixture'
import { registerForVat } from '../invoices/testing/invoices'
import { enqueue } from '../messages/outbox'
import { changeStatus } from '../orders/change-status'
import { placeOrderByPhone } from '../orders/place-by-phone'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { addFavorite } from '../favorites/favorites'
import { addRating } from '../ratings/ratings'
import { findSession } from '../sessions/session'
import { asStaff } from '../audit/actor'
import { auditEntries, verifyAudit } from '../audit/read'
import { customerData, setBlocked, staffCustomerOf, staffCustomers } from './customers'
import { eraseCustomer } from './erase-customer'

const PASSWORD = 'camel-under-the-palm'
const inArabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const owner = { actor: { id: 'm', name: 'M', role: 'owner', via: 'browser' }, address: '', written: 0 } as const
const asOwner = <T>(work: () => Promise<T>) => asStaff({ ...owner, call: 'PUT /customers/:customer' }, work)

jest.setTimeout(60_000)

describeOnEngines('customers for staff', () => {
  let product: string
  let passwordHash: string
  beforeAll(async () => {
    product = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 4_550, stock: 50 })
    passwordHash = await hashPassword(PASSWORD)
  })

  const some = (more = {}) =>
    addCustomer({ username: 'Salma Huwair', email: 'salma@private.example', passwordHash, ...more })
  const order = async (id: string) => {
    await addToCart(id, { productId: product, color: null }, 1)
    return placeCashOrder(id, orderRequest({ total: 4_550 }))
  }
  const deliver = async (id: string) =>
    (await database()).update(orders).set({ status: 'delivered', payment: 'cod_collected' }).where(eq(orders.id, id))

  test('are found by name, e-mail and number as people write it, and shown with orders and addresses', async () => {
    const { id, phone } = await some({ username: 'Rashid_Al' })
    const { code } = await order(id)
    const ids = async (search: string) => (await staffCustomers({ search })).customers.map((one) => one.id)
    const local = `0${phone.slice(3, 5)} ${phone.slice(5)}`
    for (const search of ['rashid_', phone, local, inArabicDigits(local)]) expect(await ids(search)).toEqual([id])
    expect(await ids(`omar${local.slice(-4)}@example.com`)).toEqual([])
    expect(await ids('rashid%al')).toEqual([])
    expect((await staffCustomerOf(inArabicDigits(local))).id).toBe(id)
    expect(await staffCustomerOf(`+${phone}`)).toMatchObject({
      id,
      orders: 1,
      state: 'active',
      newest: [{ code, total: 45.5 }],
    })
    await expect(staffCustomerOf('no-such')).rejects.toMatchObject({ code: 'NotFound' })
  })

  test('a blocked one is signed out everywhere and cannot sign in, until that is lifted', async () => {
    const { id, phone, token } = await some()
    const credentials = { phone, password: PASSWORD, address: null }
    expect((await signIn(credentials)).customer.id).toBe(id)
    expect(await asOwner(() => setBlocked(id, true))).toMatchObject({ state: 'blocked' })
    expect(await findSession(token)).toBeNull()
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'WrongCredentials' })
    expect((await staffCustomerOf(id)).state).toBe('blocked')
    await asOwner(() => setBlocked(id, false))
    expect((await signIn(credentials)).customer.id).toBe(id)
  })

  test('everything held of one is exported, without passwords, also of messages that wait', async () => {
    const { id, phone } = await some()
    const { code } = await order(id)
    const payload = { password: 'one-time-camel', validUntil: '2999-01-01T00:00:00Z' }
    await transaction((tx) =>
      enqueue(tx, { channel: 'whatsapp', to: phone, template: 'sent-password', language: 'en', payload }),
    )
    const data = await customerData(id)
    expect(data).toMatchObject({ customer: { id, phone, name: 'Salma Huwair' }, orders: [{ code }] })
    expect(data.messages.map(({ template }) => template)).toContain('sent-password')
    expect(JSON.stringify(data)).not.toMatch(/argon2|one-time-camel/)
  })

  test('erasing one of a family with one e-mail address keeps the messages of the others', async () => {
    const email = 'family@private.example'
    const [{ id: gone }, { id: stays }] = [await some({ email }), await some({ email })]
    const [first, second] = [await order(gone), await order(stays)]
    const db = await database()
    await db.update(orders).set({ email, status: 'delivered', payment: 'cod_collected' })
    await db.delete(outbox)
    const mail = { channel: 'email', template: 'order-status', language: 'en' } as const
    const payload = (code: string, to = email) => ({ ...mail, to, payload: { code } })
    const shop = { ...payload(first.code, 'shop@private.example'), template: 'new-order' } as const
    for (const message of [payload(first.code), shop, payload(second.code)])
      await transaction((tx) => enqueue(tx, message))
    const said = async () => (await db.select().from(outbox)).map((row) => row.payload)
    expect(await customerData(stays)).toMatchObject({ messages: [{ template: 'order-status' }] })
    await asOwner(() => eraseCustomer(gone))
    expect(await said()).toEqual([{ code: second.code }])
  })

  test.each([
    ['their own', (id: string) => placeCashOrder(id, orderRequest({ total: 4_550 }))],
    [
      'by phone',
      (_: string, phone: string) => {
        const lines = [{ productId: product, color: null, quantity: 1 }]
        return placeOrderByPhone({ phone, lines, request: orderRequest({ total: 4_550 }) })
      },
    ],
  ])('an order placed while its customer is erased leaves nothing of the person: %s', async (_, place) => {
    for (let round = 0; round < 12; round++) {
      const { id, phone } = await some()
      await addToCart(id, { productId: product, color: null }, 1)
      const start = performance.now()
      // What it hashes takes the same time.
      await hashPassword(id)
      const hashing = performance.now() - start
      await Promise.allSettled([
        asOwner(() => eraseCustomer(id)),
        setTimeout(hashing - 12 + 2 * round).then(() => asOwner(() => place(id, phone))),
      ])
      const left = await (await database()).select().from(orders).where(eq(orders.customerId, id))
      const erased = (await staffCustomerOf(id)).state === 'erased'
      expect(left.filter((row) => erased && Object(row.address).firstName !== '')).toEqual([])
    }
  })

  test('what a customer who was just erased had sent is refused', async () => {
    const { id } = await some()
    const { id: orderId } = await order(id)
    await deliver(orderId)
    await asOwner(() => eraseCustomer(id))
    for (const late of [
      () => updateEmail(id, 'sara@example.com'),
      () => addAddress(id, orderRequest({ total: 0 }).address),
      () => addToCart(id, { productId: product, color: null }, 1),
      () => addFavorite(id, product),
      () => addRating(id, { productId: product, orderId, rating: 5, comment: 'Salma was here' }),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'YouAreNotLogin' })
    const nothing = { addresses: [], favorites: [], reviews: [] }
    expect(await customerData(id)).toMatchObject({ customer: { email: '' }, ...nothing })
  })

  test('a password asked for while its customer is erased is not sent', async () => {
    const { id, phone } = await some()
    let erased = () => {}
    const isErased = new Promise<void>((resolve) => (erased = resolve))
    const erasing = transaction(async (tx) => {
      await tx
        .update(customers)
        .set({ phone: `${ERASED}${id}` })
        .where(eq(customers.id, id))
      erased()
      // The message is being written, on an engine with concurrent transactions.
      const waiting = sql`select from pg_locks where not granted`
      for (let look = 0; look < 20 && (await tx.execute(waiting)).rows.length === 0; look++) await setTimeout(10)
    })
    await isErased
    await Promise.all([erasing, sendPassword({ phone, language: 'en', address: null })])
    expect(await (await database()).$count(outbox, eq(outbox.recipient, phone))).toBe(0)
  })

  test('erased at request: nothing of the person is left, the sale is', async () => {
    const { id, phone, token } = await some()
    const { id: orderId, code } = await order(id)
    await expect(asOwner(() => eraseCustomer(id))).rejects.toMatchObject({ code: 'Conflict' })
    await deliver(orderId)
    const db = await database()
    const cut = { kind: 'cut', id: 'whole', name: { en: 'Whole', ar: 'كاملة' }, fee: 0 } as const
    const buyer = { name: 'Huwair Trading', trn: '100000000000003' }
    await db.update(orders).set({ buyer }).where(eq(orders.id, orderId))
    // A part of the payment that is still to go back.
    await db.insert(refunds).values({ id: `f${id}`, orderId, amount: 100, due: true })
    await expect(asOwner(() => eraseCustomer(id))).rejects.toMatchObject({ code: 'Conflict' })
    await db
      .update(refunds)
      .set({ due: false })
      .where(eq(refunds.id, `f${id}`))
    await db.update(orderLines).set({ preparation: { choices: [cut], behalf: 'Salma Huwair', note: 'Ring twice' } })
    await db
      .insert(addresses)
      .values({ id: `a${id}`, customerId: id, firstName: 'Salma', address: 'Villa 9', city: 'dubai' })
    await db
      .insert(ratings)
      .values({ id: `r${id}`, productId: product, customerId: id, orderId, rating: 5, comment: 'Good hay' })
    await transaction((tx) =>
      enqueue(tx, { channel: 'whatsapp', to: phone, template: 'order-status', language: 'en', payload: { code } }),
    )
    await asOwner(() => setBlocked(id, true))
    expect(await asOwner(() => eraseCustomer(phone))).toMatchObject({
      id,
      name: '',
      phone: '',
      email: '',
      state: 'erased',
    })

    const left = JSON.stringify([
      await customerData(id),
      await staffCustomerOf(id),
      (await auditEntries({ limit: 50 })).entries,
    ])
    for (const secret of ['Salma', phone, 'private.example', 'Villa', 'Ring twice']) expect(left).not.toContain(secret)
    expect(await customerData(id)).toMatchObject({
      orders: [{ code, total: 45.5 }],
      reviews: [{ comment: 'Good hay' }],
    })
    expect((await listReviews(product, 1)).items[0]?.author).toBe('****')
    expect(await db.$count(outbox, eq(outbox.recipient, phone))).toBe(0)
    expect(await findSession(token)).toBeNull()
    expect(await verifyAudit()).toMatchObject({ broken: null })
    expect(await db.select({ buyer: orders.buyer }).from(orders).where(eq(orders.id, orderId))).toEqual([
      { buyer: null },
    ])
    await changeStatus({ order: orderId, next: 'returned', actor: 'staff' })
    expect(await db.$count(outbox, eq(outbox.recipient, ''))).toBe(0)
    await expect(asOwner(() => eraseCustomer(id))).rejects.toMatchObject({ code: 'Conflict' })
    await expect(signIn({ phone, password: PASSWORD, address: null })).rejects.toMatchObject({
      code: 'WrongCredentials',
    })
    // The number can sign up anew.
    expect((await addCustomer({ phone })).id).not.toBe(id)
  })

  test('erased at request: no table holds anything of the person, and pages with the review are made anew', async () => {
    const { id, phone } = await some({
      username: 'Maitha',
      email: 'maitha@private.example',
      gender: 'female',
      image: 'f'.repeat(24),
    })
    await addToCart(id, { productId: product, color: null }, 1)
    const { id: orderId } = await placeCashOrder(id, orderRequest({ total: 4_550 }), { key: 'k', bodyHash: 'h' })
    await deliver(orderId)
    await addRating(id, { productId: product, orderId, rating: 4, comment: null })
    await addFavorite(id, product)
    await addToCart(id, { productId: product, color: null }, 1)
    await sendPassword({ phone, language: 'en', address: null })
    const again = { username: 'Maitha', phone, password: PASSWORD, image: null, language: 'en', address: null } as const
    const db = await database()
    await db.delete(rateLimits)
    await startSignup(again)
    const version = await catalogueVersion()
    await asOwner(() => eraseCustomer(id))
    expect(await catalogueVersion()).toBeGreaterThan(version)

    const tablesWith = async (...words: string[]) => {
      const found: string[] = []
      // Limits end by themselves within a day.
      for (const table of tablesInOrder().filter((one) => one !== rateLimits)) {
        const { rows } = await db.execute<{ row: string }>(sql`select to_jsonb(t)::text as row from ${table} t`)
        if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(getTableName(table))
      }
      return found.sort()
    }
    expect(await tablesWith('Maitha', 'maitha', phone)).toEqual([])
    expect(await tablesWith(id)).toEqual(['audit_log', 'carts', 'customers', 'orders', 'ratings'])
    const [row] = await db.select().from(customers).where(eq(customers.id, id))
    expect(row).toMatchObject({ gender: '', image: null })
    expect(row?.passwordHash).not.toBe(passwordHash)
  })

  test('erasing keeps the buyer of an issued tax invoice, which is part of that document', async () => {
    await registerForVat()
    const { id } = await some()
    const buyer = { name: 'Huwair Trading', trn: '100000000000003' }
    await addToCart(id, { productId: product, color: null }, 1)
    const { id: orderId } = await placeCashOrder(id, orderRequest({ total: 4_550, buyer }))
    for (const next of ['processing', 'shipped', 'delivered'] as const)
      await changeStatus({ order: orderId, next, actor: 'staff' })
    await asOwner(() => eraseCustomer(id))
    const rows = await (await database()).select({ buyer: orders.buyer }).from(orders).where(eq(orders.id, orderId))
    expect(rows).toEqual([{ buyer }])
  })
})
