import { beforeAll, expect, test } from '@jest/globals'
import { staffRoles, type StaffRole } from '@/lib/contract/staff-accounts'
import { closedToDemo, mayAccess, readingCalls, staffCalls } from '@/lib/contract/staff-rights'
import { STAFF_BASE } from '@/lib/contract/staff'
import { transaction } from '@/lib/db/database'
import { describeOnEngines, describeOnOneEngine } from '@/lib/db/testing/engines'
import { setEnvironment } from '@/lib/testing/environment'
import { addToCart } from '@/lib/shop/cart/edit'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { noteProgress } from '@/lib/shop/demo/progress'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { asStaff } from '@/lib/shop/audit/actor'
import { addDemoOwner, demoOwner } from '@/lib/shop/staff-accounts/demo'
import { resetMember } from '@/lib/shop/staff-accounts/members'
import { staffToken } from '@/lib/shop/staff/token'
import { STAFF_PASSWORD, staffMember, StaffVisitor } from '../testing/staff-visitor'
import { staffApi } from './app'

/** Every call of the staff API, `PUT /stock`. */
const calls = staffApi.routes
  .filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => `${method} ${path.slice(STAFF_BASE.length) || '/'}`)

test('the table of rights has every call, and no others', () => {
  expect(new Set(Object.keys(staffCalls))).toEqual(new Set(calls))
  expect([...closedToDemo, ...readingCalls].filter((call) => !calls.includes(call))).toEqual([])
})

/** A request of the call that changes nothing. */
const harmless = (call: string): [string, object | undefined] => [
  call.replace(/:\w+/, 'no-such'),
  call.startsWith('GET') ? undefined : { nothing: true },
]

describeOnOneEngine('access to the staff API', () => {
  let visitors: Record<StaffRole, StaffVisitor>
  beforeAll(async () => {
    await addProduct({ title: { en: 'Hay', ar: 'تبن' } })
    const made = []
    for (const role of staffRoles) made.push([role, await staffMember(role)])
    visitors = Object.fromEntries(made)
  })

  test.each(calls)('%s', async (call) => {
    const access = staffCalls[call] ?? []
    const request = harmless(call)
    const [stranger, waiting] = [new StaffVisitor(), new StaffVisitor()]
    const refused = (await stranger.ask(...request)).code === 'YouAreNotLogin'
    expect(refused).toBe(access !== 'anyone')
    const forged = await new StaffVisitor().ask(...request, { authorization: 'Bearer wrong' })
    expect(forged.code === 'YouAreNotLogin').toBe(access !== 'anyone')
    const member = visitors.catalogue as StaffVisitor & { email: string }
    await waiting.ask('POST /session', { email: member.email, password: STAFF_PASSWORD })
    expect((await waiting.ask(...request)).code === 'YouAreNotLogin').toBe(access !== 'anyone' && access !== 'started')
    if (access === 'anyone' || access === 'started') return
    for (const role of staffRoles) {
      const { code, status } = await visitors[role].ask(...request)
      expect([role, code === 'Forbidden' ? 'no' : 'yes']).toEqual([role, mayAccess(role, access) ? 'yes' : 'no'])
      expect([role, status]).not.toEqual([role, 401])
    }
  })

  test('the butcher sees no prices, and of the customer only the first name', async () => {
    const product = await addProduct({ title: { en: 'Lamb', ar: 'خروف' }, price: 123_400 })
    const { id, phone } = await addCustomer()
    await addToCart(id, { productId: product, color: null }, 1)
    const order = await placeCashOrder(id, orderRequest({ total: 123_400 }))
    for (const call of ['GET /orders', `GET /orders/${order.code}`]) {
      const [shown, whole] = [await visitors.butcher.ask(call), await visitors.orders.ask(call)]
      expect(whole.text).toMatch(/1234/)
      expect(shown.text).toContain('Salma')
      expect(shown.text).toContain('Lamb')
      const secret = new RegExp(`1234|${phone}|salma@|Villa|Ring twice|price|total|cod_due|phone|address`)
      expect(shown.text).not.toMatch(secret)
    }
  })

  test('every answer forbids frames, scripts and the address as a referrer, sheets to print allow their pictures', async () => {
    const product = await addProduct({ title: { en: 'Goat', ar: 'ماعز' }, price: 5_000 })
    const { id } = await addCustomer()
    await addToCart(id, { productId: product, color: null }, 1)
    const { code } = await placeCashOrder(id, orderRequest({ total: 5_000 }))
    const sheets = ['cut-sheet', 'picking-list', 'label'].map((sheet) => `GET /orders/${code}/${sheet}`)
    for (const call of ['GET /session', 'GET /members', 'GET /no-such-call', `GET /orders/${code}`, ...sheets]) {
      const { headers } = await visitors.orders.ask(call)
      const policy = headers.get('content-security-policy')
      expect([call, policy]).toEqual([call, expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/)])
      expect([call, headers.get('referrer-policy')]).toEqual([call, 'no-referrer'])
      expect([call, /img-src/.test(policy ?? '')]).toEqual([call, sheets.includes(call)])
    }
  })

  test('a stranger sends no more than a sign-in needs', async () => {
    const body = { email: 'stranger@shop.example', password: 'x'.repeat(20_000) }
    for (const call of ['POST /session', 'POST /first-owner', 'POST /invitation'])
      expect([call, (await new StaffVisitor().ask(call, body)).code]).toEqual([call, 'PayloadTooLarge'])
    const { code } = await visitors.catalogue.ask('PUT /home', { hero: [{ headline: 'x'.repeat(20_000) }] })
    expect(code).toBe('BadRequest')
  })
})

describeOnEngines('the owner of a demo shop', () => {
  const signIn = async () => {
    const visitor = new StaffVisitor()
    return { visitor, ...(await visitor.ask('POST /session', demoOwner())) }
  }
  const demo = (progress: 'whole' | 'declined') => transaction((tx) => noteProgress(tx, progress))

  test('signs in without a second factor in the demo, never in another shop', async () => {
    await addDemoOwner()
    expect((await signIn()).code).toBe('WrongCredentials')
    await demo('whole')
    await addDemoOwner()
    const { visitor, data } = await signIn()
    expect(data).toMatchObject({ stage: 'open', demo: true, role: 'owner' })
    expect((await visitor.ask('GET /orders')).status).toBe(200)
    // All visitors are this one member, and see nothing of each other.
    await signIn()
    expect((await visitor.ask('GET /sessions')).data).toMatchObject([{ current: true }])
    for (const call of closedToDemo)
      expect([call, (await visitor.ask(...harmless(call))).code]).toEqual([call, 'Forbidden'])

    setEnvironment('SHOP_DEMO', 'off')
    expect((await visitor.ask('GET /orders')).status).toBe(401)
    expect((await signIn()).code).toBe('WrongCredentials')
    setEnvironment('SHOP_DEMO', undefined)
    await demo('declined')
    expect((await visitor.ask('GET /orders')).status).toBe(401)
    expect((await signIn()).code).toBe('WrongCredentials')
    await demo('whole')
    expect((await signIn()).status).toBe(200)
  })

  test('is out as soon as the shop has an owner of its own', async () => {
    const { visitor } = await signIn()
    const owner = { name: 'Own', password: STAFF_PASSWORD, token: await staffToken() }
    expect((await new StaffVisitor().ask('POST /first-owner', { ...owner, email: demoOwner().email })).status).toBe(409)
    expect((await new StaffVisitor().ask('POST /first-owner', { ...owner, email: 'own@shop.example' })).status).toBe(
      200,
    )
    expect((await visitor.ask('GET /orders')).status).toBe(401)
    expect((await signIn()).code).toBe('WrongCredentials')
  })

  test('stays out while that owner has lost the phone and is invited anew', async () => {
    const actor = { id: 'token', name: 'token', role: 'owner', via: 'token' } as const
    await asStaff({ actor, address: '', call: '', written: 0 }, () => resetMember('own@shop.example'))
    expect((await signIn()).code).toBe('WrongCredentials')
  })
})
