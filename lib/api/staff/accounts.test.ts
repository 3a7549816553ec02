import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { STAFF_BASE } from '@/lib/contract/staff'
import { StaffMember, StaffSelf, StaffSessionWire } from '@/lib/contract/staff-accounts'
import { database } from '@/lib/db/database'
import { categories, rateLimits, staff, staffSessions } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { CLIENT_IP_HEADER } from '@/lib/server/prepare-request'
import { spendAll } from '@/lib/shop/limits/spend'
import { staffToken } from '@/lib/shop/staff/token'
import { streamed } from '../files/file-response'
import { STAFF_PASSWORD, staffMember, StaffVisitor } from '../testing/staff-visitor'
import { staffApi } from './app'

describeOnEngines('staff accounts', () => {
  let token: string
  beforeAll(async () => {
    token = await staffToken()
  })
  const bearer = () => ({ authorization: `Bearer ${token}` })
  const signIn = (visitor: StaffVisitor, email: string, password = STAFF_PASSWORD) =>
    visitor.ask('POST /session', { email, password })

  test('the first owner is added once, with the staff token, and sets up a second factor before anything else', async () => {
    const owner = { name: 'Salem', email: 'Salem@Shop.example', password: STAFF_PASSWORD }
    const visitor = new StaffVisitor()
    expect(await visitor.ask('POST /first-owner', { ...owner, token: 'wrong' })).toMatchObject({ code: 'WrongCode' })
    expect(await visitor.ask('POST /first-owner', { ...owner, token, password: 'password' })).toMatchObject({
      status: 400,
    })
    const both = await Promise.all(
      [1, 2].map((n) => new StaffVisitor().ask('POST /first-owner', { ...owner, email: `${n}${owner.email}`, token })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [row] = await (await database()).select().from(staff)
    expect(row).toMatchObject({ role: 'owner', totpSecret: null })

    const self = StaffSelf.parse((await signIn(visitor, row?.email ?? '')).data)
    expect(self.stage).toBe('enrol')
    for (const call of ['GET /orders', 'GET /members', 'GET /sessions', 'PUT /password', 'GET /nothing'])
      expect([call, (await visitor.ask(call, call.startsWith('GET') ? undefined : {})).status]).toEqual([call, 401])
    await visitor.enrol()
    expect(visitor.recoveryCodes).toHaveLength(10)
    expect((await visitor.ask('GET /orders')).status).toBe(200)
    expect((await visitor.ask('GET /nothing')).status).toBe(404)
  })

  test('the second factor cannot be skipped, and a code works once', async () => {
    const member = await staffMember('orders')
    const other = new StaffVisitor()
    expect(StaffSelf.parse((await signIn(other, member.email)).data).stage).toBe('code')
    expect((await other.ask('GET /orders')).status).toBe(401)
    // A password alone neither reads nor replaces it.
    expect((await other.ask('POST /second-factor', {})).status).toBe(403)
    expect((await other.ask('POST /second-factor', { password: STAFF_PASSWORD })).status).toBe(403)
    expect((await other.ask('POST /second-factor/confirm', { code: member.code() })).status).toBe(403)
    // Used when it was set up.
    expect(await other.ask('POST /session/code', { code: member.code() })).toMatchObject({ code: 'WrongCode' })
    const pending = other.cookie
    const code = member.code(1)
    const tries = await Promise.all(
      [1, 2, 3].map(() => Object.assign(new StaffVisitor(), { cookie: pending }).ask('POST /session/code', { code })),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    // The session before the second factor is over: its token opens nothing.
    expect((await other.ask('GET /orders')).status).toBe(401)
    const again = new StaffVisitor()
    await signIn(again, member.email)
    expect(await again.ask('POST /session/code', { code })).toMatchObject({ code: 'WrongCode' })
  })

  test('a recovery code works once, for its own member only', async () => {
    const [member, colleague] = [await staffMember('orders'), await staffMember('orders')]
    const [code = '', second = ''] = member.recoveryCodes
    const other = new StaffVisitor()
    await signIn(other, colleague.email)
    expect(await other.ask('POST /session/recovery', { code })).toMatchObject({ code: 'WrongCode' })
    for (const status of [200, 400]) {
      await signIn(other, member.email)
      expect((await other.ask('POST /session/recovery', { code })).status).toBe(status)
    }
    await signIn(other, member.email)
    expect((await other.ask('POST /session/recovery', { code: second.toUpperCase().replace('-', ' ') })).status).toBe(
      200,
    )
    expect((await other.ask('GET /orders')).status).toBe(200)
  })

  test('guesses are limited: of passwords per member and address, of codes per member', async () => {
    const member = await staffMember('orders')
    const from = { 'sec-fetch-site': 'same-origin', [CLIENT_IP_HEADER]: '203.0.113.9' }
    const codes = []
    for (let guess = 0; guess < 12; guess += 1) {
      const stranger = new StaffVisitor(from)
      codes.push((await signIn(stranger, member.email, `wrong-${guess}`)).code)
    }
    expect(codes.slice(8)).toEqual(['WrongCredentials', 'WrongCredentials', 'TooManyRequests', 'TooManyRequests'])
    const visitor = new StaffVisitor()
    await signIn(visitor, member.email)
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, n) => visitor.ask('POST /session/code', { code: String(n).padStart(6, '9') })),
    )
    expect(guesses.filter(({ code }) => code === 'WrongCode')).toHaveLength(10)
    const refused = await visitor.ask('POST /session/code', { code: member.code(1) })
    expect(refused).toMatchObject({ status: 429, code: 'TooManyRequests' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await (await database()).delete(rateLimits)
    expect((await visitor.ask('POST /session/code', { code: member.code(1) })).status).toBe(200)
  })

  test('strangers who guess at many addresses keep nobody out of the address they use', async () => {
    const at = (address: string) => new StaffVisitor({ 'sec-fetch-site': 'same-origin', [CLIENT_IP_HEADER]: address })
    const member = await staffMember('orders')
    const own = at('203.0.113.20')
    await signIn(own, member.email)
    expect((await own.ask('POST /session/code', { code: member.code(1) })).status).toBe(200)
    // 60 guesses, without the time that hashing them takes.
    for (let guess = 0; guess < 60; guess += 1) await spendAll('signinsPerPhone', `staff:${member.email}`)
    expect((await signIn(at('198.51.100.100'), member.email)).status).toBe(429)
    expect((await signIn(at('203.0.113.20'), member.email)).status).toBe(200)
    expect((await signIn(at('198.51.100.100'), member.email)).status).toBe(429)
  })

  test('an unknown e-mail, a disabled member and a wrong password are answered alike', async () => {
    const member = await staffMember('catalogue')
    await new StaffVisitor({}).ask(`PUT /members/${member.id}/disabled`, { disabled: true }, bearer())
    const answers = [
      await signIn(new StaffVisitor(), 'nobody@shop.example'),
      await signIn(new StaffVisitor(), member.email),
      await signIn(new StaffVisitor(), member.email, 'wrong'),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, code: 'WrongCredentials' })
  })

  test.each([
    ['role', { role: 'butcher' }],
    ['disabled', { disabled: true }],
  ])('a session ends with the %s of its member', async (part, body) => {
    const member = await staffMember('manager')
    expect((await member.ask('GET /orders')).status).toBe(200)
    const changed = await new StaffVisitor({}).ask(`PUT /members/${member.id}/${part}`, body, bearer())
    expect(StaffMember.parse(changed.data)).toMatchObject(body)
    expect((await member.ask('GET /orders')).status).toBe(401)
  })

  test('what a member is still sending when the session ends is refused', async () => {
    const [member, colleague] = [await staffMember('catalogue'), await staffMember('catalogue')]
    /** Sends a category whose body ends after `work`. */
    const send = async (visitor: StaffVisitor, name: string, work: () => Promise<unknown>) => {
      const [first = '', second = ''] = [`{"en":"${name}",`, `"ar":"${name}"}`]
      const body = (async function* () {
        yield first
        await work()
        yield second
      })()
      const headers = { ...visitor.headers, cookie: visitor.cookie }
      const sent = { method: 'POST', headers, body: streamed(body), duplex: 'half' }
      const request = new Request(`http://shop.test${STAFF_BASE}/categories`, sent)
      // Next hands requests over behind a proxy.
      const get = (_: Request, name: string | symbol) => {
        const value: unknown = Reflect.get(request, name)
        return typeof value === 'function' ? value.bind(request) : value
      }
      return (await staffApi.fetch(new Proxy(request, { get }))).status
    }
    const disable = () => new StaffVisitor({}).ask(`PUT /members/${member.id}/disabled`, { disabled: true }, bearer())
    expect(await send(member, 'Hay', disable)).toBe(401)
    expect(await send(colleague, 'Straw', async () => undefined)).toBe(200)
    const known = await (await database()).select({ name: categories.nameEn }).from(categories)
    expect(known).toEqual([{ name: 'Straw' }])
  })

  test('a reset takes password, second factor and sessions, and invites anew', async () => {
    const member = await staffMember('orders')
    const reset = await new StaffVisitor({}).ask(`POST /members/${member.email}/reset`, undefined, bearer())
    expect(StaffMember.parse(Object(reset.data).member)).toMatchObject({ joined: false, secondFactor: false })
    expect((await member.ask('GET /orders')).status).toBe(401)
    expect(await signIn(new StaffVisitor(), member.email)).toMatchObject({ code: 'WrongCredentials' })
    const invitation = String(Object(reset.data).link).split('#')[1]
    const answers = []
    for (let use = 0; use < 2; use += 1)
      answers.push((await new StaffVisitor().ask('POST /invitation', { invitation, password: STAFF_PASSWORD })).status)
    expect(answers).toEqual([200, 404])
  })

  test('an invitation whose answer got lost is repeated, until the member joined', async () => {
    const body = {
      id: '0190a1b2-0000-7000-8000-000000000001',
      name: 'Once',
      email: 'once@shop.example',
      role: 'orders',
    }
    const add = (changes: object) => new StaffVisitor({}).ask('POST /members', { ...body, ...changes }, bearer())
    const join = async ({ data }: { data: unknown }) => {
      const invitation = String(Object(data).link).split('#')[1]
      return (await new StaffVisitor().ask('POST /invitation', { invitation, password: STAFF_PASSWORD })).status
    }
    const lost = await add({})
    expect((await add({ id: undefined })).code).toBe('Conflict')
    const again = await add({ role: 'butcher' })
    expect(Object(again.data).member).toMatchObject({ id: body.id, role: 'butcher' })
    expect([await join(lost), await join(again)]).toEqual([404, 200])
    expect((await add({})).code).toBe('Conflict')
  })

  test('an invitation ends after two days', async () => {
    const email = 'late@shop.example'
    const { data } = await new StaffVisitor({}).ask('POST /members', { name: 'Late', email, role: 'orders' }, bearer())
    await (
      await database()
    )
      .update(staff)
      .set({ inviteExpiresAt: new Date(Date.now() - 1) })
      .where(eq(staff.email, email))
    const invitation = String(Object(data).link).split('#')[1]
    expect((await new StaffVisitor().ask('POST /invitation', { invitation, password: STAFF_PASSWORD })).status).toBe(
      404,
    )
  })

  test('sessions end after 12 hours, before the second factor after 10 minutes', async () => {
    const member = await staffMember('orders')
    const pending = new StaffVisitor()
    await signIn(pending, member.email)
    const db = await database()
    const age = (minutes: number) =>
      db.update(staffSessions).set({ createdAt: sql`now() - make_interval(mins => ${minutes}::int)` })
    await age(9)
    expect(Object(await pending.ask('GET /session')).data).toMatchObject({ stage: 'code' })
    await age(11)
    expect((await pending.ask('GET /session')).data).toBeNull()
    expect((await member.ask('GET /orders')).status).toBe(200)
    await age(12 * 60 + 1)
    expect((await member.ask('GET /orders')).status).toBe(401)
  })

  test('own sessions are listed and revoked; those of others are not found', async () => {
    const [member, colleague] = [await staffMember('orders'), await staffMember('orders')]
    const list = async (visitor: StaffVisitor) =>
      StaffSessionWire.array().parse((await visitor.ask('GET /sessions')).data)
    const phone = new StaffVisitor()
    await signIn(phone, member.email)
    await phone.ask('POST /session/code', { code: member.code(1) })
    expect((await list(member)).map(({ current }) => current).sort()).toEqual([false, true])
    const [theirs] = await list(colleague)
    expect((await member.ask(`DELETE /sessions/${theirs?.id}`)).status).toBe(404)
    expect(await list(colleague)).toHaveLength(1)
    const other = (await list(member)).find(({ current }) => !current)
    expect((await member.ask(`DELETE /sessions/${other?.id}`)).status).toBe(204)
    expect((await phone.ask('GET /orders')).status).toBe(401)
    expect((await member.ask('DELETE /session')).status).toBe(204)
    expect(member.cookie).toBe('staff=')
  })

  test('a new password ends the other sessions; a new second factor needs the password', async () => {
    const member = await staffMember('orders')
    const phone = new StaffVisitor()
    await signIn(phone, member.email)
    await phone.ask('POST /session/code', { code: member.code(1) })
    expect((await phone.ask('GET /orders')).status).toBe(200)
    const password = 'another-camel-rests'
    expect(await member.ask('PUT /password', { current: 'wrong', password })).toMatchObject({
      code: 'WrongCredentials',
    })
    expect(await member.ask('PUT /password', { current: STAFF_PASSWORD, password: 'password' })).toMatchObject({
      status: 400,
    })
    expect((await member.ask('PUT /password', { current: STAFF_PASSWORD, password })).status).toBe(204)
    expect([(await phone.ask('GET /orders')).status, (await member.ask('GET /orders')).status]).toEqual([401, 200])
    expect(await member.ask('POST /second-factor', {})).toMatchObject({ code: 'WrongCredentials' })
    const [codes, old] = [member.recoveryCodes, member.secret]
    await member.enrol(password)
    expect(member.secret).not.toBe(old)
    await signIn(phone, member.email, password)
    expect(await phone.ask('POST /session/recovery', { code: codes[0] })).toMatchObject({ code: 'WrongCode' })
  })

  test('a password that is changed while its member is reset does not count', async () => {
    const member = await staffMember('orders')
    const change = member.ask('PUT /password', { current: STAFF_PASSWORD, password: 'another-camel-rests' })
    // While the new password is hashed, which takes some 30 ms.
    await setTimeout(5)
    const reset = await new StaffVisitor({}).ask(`POST /members/${member.id}/reset`, undefined, bearer())
    expect(reset.status).toBe(200)
    expect((await change).status).not.toBe(204)
    expect(await member.ask('POST /session', { email: member.email, password: 'another-camel-rests' })).toMatchObject({
      code: 'WrongCredentials',
    })
  })

  test('the shop keeps an owner who can sign in', async () => {
    const db = await database()
    const [owner] = await db.select().from(staff).where(eq(staff.role, 'owner'))
    const path = `/members/${owner?.id}`
    const token = new StaffVisitor({})
    expect((await token.ask(`PUT ${path}/role`, { role: 'manager' }, bearer())).status).toBe(409)
    expect((await token.ask(`PUT ${path}/disabled`, { disabled: true }, bearer())).status).toBe(409)
    const second = await staffMember('owner')
    const both = await Promise.all(
      [owner?.id, second.id].map((id) => token.ask(`PUT /members/${id}/role`, { role: 'manager' }, bearer())),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('the cookie is out of reach of scripts, other sites and other hosts', async () => {
    const member = await staffMember('orders')
    const secure = new StaffVisitor({ 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'https' })
    const { headers } = await signIn(secure, member.email)
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-staff=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    )
    // A cookie without the prefix, which another host of the domain could set, is ignored over https.
    const planted = Object.assign(new StaffVisitor(secure.headers), { cookie: member.cookie })
    expect((await planted.ask('GET /orders')).status).toBe(401)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin in an old browser', { origin: 'https://evil.example' }],
  ])('writes from %s are refused', async (_, headers: Record<string, string>) => {
    const member = await staffMember('owner')
    const forged = Object.assign(new StaffVisitor(headers), { cookie: member.cookie })
    expect((await forged.ask('PUT /shipping', { fee: 1 })).status).toBe(403)
    expect((await forged.ask('POST /session', { email: member.email, password: STAFF_PASSWORD })).status).toBe(403)
    expect((await member.ask('PUT /shipping', { fee: 1 })).status).toBe(200)
  })
})
