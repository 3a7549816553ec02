import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cities } from '@/lib/contract/address'
import { AuditPage, type AuditVerdict } from '@/lib/contract/staff-accounts'
import type { ProductContent } from '@/lib/contract/staff-products'
import { exportingCalls, readingCalls, staffCalls } from '@/lib/contract/staff-rights'
import { database, transaction } from '@/lib/db/database'
import { auditLog, counters, outbox, ratings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addToCart } from '@/lib/shop/cart/edit'
import { addCategory, addProduct, addRatings } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { asStaff } from '@/lib/shop/audit/actor'
import { verifyAudit } from '@/lib/shop/audit/read'
import { audited, eraseFromAudit } from '@/lib/shop/audit/record'
import { csv, older } from '@/lib/shop/import/testing/csv'
import { png } from '@/lib/shop/import/testing/picture'
import { startBucket } from '@/lib/shop/media/testing/bucket'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { changeProducts } from '@/lib/shop/staff/product/change-many'
import { editedProduct } from '@/lib/shop/staff/product/edited'
import { staffToken } from '@/lib/shop/staff/token'
import { dubaiDate } from '@/lib/utils/dubai-time'
import { setEnvironment } from '@/lib/testing/environment'
import { STAFF_PASSWORD, staffMember, StaffVisitor } from '../testing/staff-visitor'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

type Member = Awaited<ReturnType<typeof staffMember>>
type Request = [call: string, body?: unknown]

/** One request of each call that changes something or hands out personal data. A new call needs one here. */
const samples: Record<string, (owner: Member) => Promise<Request | null>> = {
  'PUT /stock': async () => [
    'PUT /stock',
    { product: await addProduct({ title: { en: 'Hay', ar: 'تبن' } }), stock: 7 },
  ],
  'POST /products': async () => ['POST /products', { ...content, id: randomUUID() }],
  'PUT /products': async () => [
    'PUT /products',
    { products: [await addProduct({ title: { en: 'Lead', ar: 'رسن' } })], price: { percent: 10 } },
  ],
  'POST /products/undo': async () => {
    const product = await addProduct({ title: { en: 'Comb', ar: 'مشط' } })
    const { undo } = await changeProducts({ products: [product], visible: false })
    return ['POST /products/undo', undo]
  },
  'PUT /products/:id': async () => {
    const id = await addProduct({ title: { en: 'Bowl', ar: 'وعاء' } })
    return [`PUT /products/${id}`, { ...content, version: (await editedProduct(id)).version }]
  },
  'PUT /orders/:id/status': async () => [`PUT /orders/${(await placed()).code}/status`, { status: 'processing' }],
  'PUT /orders/status': async () => ['PUT /orders/status', { orders: [(await placed()).code], status: 'processing' }],
  'PUT /orders/:id': async () => {
    const { code, lines } = await placed()
    return [`PUT /orders/${code}`, { lines: [{ id: lines[0]?.id, quantity: 1 }] }]
  },
  'POST /orders': async () => {
    const productId = await addProduct({ title: { en: 'Brush', ar: 'فرشاة' }, price: 4_550 })
    const line = { productId, quantity: 1, color: null, size: null, preparation: null }
    const { firstName, address, city } = orderRequest().address
    return [
      'POST /orders',
      {
        ...{ phone: '971509876543', email: '', language: 'en', lines: [line], slot: null, total: 4_550 },
        address: { firstName, address, city, link: '', appartement: '' },
      },
    ]
  },
  'PUT /shipping': async () => ['PUT /shipping', { fee: 12 }],
  'PUT /products/:named/feeds': async () => [
    `PUT /products/${await addProduct({ title: { en: 'Oat', ar: 'شوفان' } })}/feeds`,
    { inFeeds: false },
  ],
  'PUT /categories/:named/feeds': async () => [
    `PUT /categories/${(await addCategory({ en: 'Feed', ar: 'علف' })).id}/feeds`,
    { inFeeds: false },
  ],
  'PUT /categories': async () => {
    await addCategory({ en: 'Toys', ar: 'ألعاب' })
    return ['PUT /categories', { category: 'Toys', en: 'Games' }]
  },
  'POST /categories': async () => ['POST /categories', { en: 'Saddles', ar: 'سروج' }],
  'PUT /categories/order': async () => {
    const { id } = await addCategory({ en: 'Halters', ar: 'لجم' })
    return ['PUT /categories/order', { order: [id] }]
  },
  'PUT /categories/:named/picture': async () => [
    `PUT /categories/${(await addCategory({ en: 'Birds', ar: 'طيور' })).id}/picture`,
    { image: null },
  ],
  'PUT /reviews/:id/hidden': async () => [`PUT /reviews/${await review()}/hidden`, { reason: 'Not about the hay' }],
  'PUT /reviews/:id/answer': async () => [`PUT /reviews/${await review()}/answer`, { answer: 'Thank you' }],
  'DELETE /categories': async () => {
    await addCategory({ en: 'Empty', ar: 'فارغ' })
    return ['DELETE /categories', { category: 'Empty' }]
  },
  'PUT /home': async () => ['PUT /home', { freeShippingNote: false }],
  'PUT /synonyms': async () => ['PUT /synonyms', null],
  'PUT /categories/:named/preparations': async () => [
    `PUT /categories/${(await addCategory({ en: 'Meat', ar: 'لحم' })).id}/preparations`,
    { preparations: [] },
  ],
  'PUT /products/:named/selling': async () => [`PUT /products/${await falcon()}/selling`, { sale: 'enquiry' }],
  'PUT /products/:named/facts': async () => [`PUT /products/${await falcon()}/facts`, { facts: [] }],
  // Files of a kind that only its own test makes.
  'PUT /products/:named/video': async () => null,
  'DELETE /products/:named/video': async () => [`DELETE /products/${await falcon()}/video`],
  'PUT /categories/:named/live': async () => [
    `PUT /categories/${(await addCategory({ en: 'Falcons', ar: 'صقور' })).id}/live`,
    { live: true },
  ],
  'PUT /products/:named/vat': async () => [
    `PUT /products/${await addProduct({ title: { en: 'Rice', ar: 'أرز' } })}/vat`,
    { vat: 'zero' },
  ],
  'PUT /delivery': async () => ['PUT /delivery', { delivery: {}, dryRun: false }],
  'PUT /delivery/zones/:city': async () => ['PUT /delivery/zones/dubai', { changes: { fee: 20 }, dryRun: false }],
  'PUT /slots/dates/:date': async () => ['PUT /slots/dates/2031-01-01', { open: false, name: null, dryRun: false }],
  'PUT /slots/eid': async () => ['PUT /slots/eid', { eid: [], dryRun: false }],
  'PUT /shop/info': async () => ['PUT /shop/info', { changes: { since: 2001 } }],
  'PUT /shop/vat': async () => ['PUT /shop/vat', { rate: 5 }],
  'PUT /shop/policies/:name': async () => ['PUT /shop/policies/terms', { en: 'Terms', ar: 'شروط' }],
  'PUT /customers/:customer/blocked': async () => [
    `PUT /customers/${(await addCustomer()).id}/blocked`,
    { blocked: true },
  ],
  'POST /customers/:customer/erase': async () => [`POST /customers/${(await addCustomer()).id}/erase`],
  'POST /messages/:id/resend': async () => {
    const [{ id } = { id: '' }] = await (
      await database()
    )
      .insert(outbox)
      .values({
        ...{ id: 'lost', channel: 'email', recipient: 'a@example.com', template: 'order-status', language: 'en' },
        ...{ payload: { code: 'A1' }, nextAttemptAt: new Date(), failedAt: new Date() },
      })
      .returning({ id: outbox.id })
    return [`POST /messages/${id}/resend`]
  },
  'POST /seed': async () => ['POST /seed', { products: 3 }],
  'POST /import': async () => ['POST /import', importForm()],
  'POST /media': async () => ['POST /media?name=hay.png', new Uint8Array(await png(64))],
  // As above.
  'POST /media/videos': async () => null,
  'POST /members': async () => ['POST /members', { name: 'New', email: 'new@shop.example', role: 'orders' }],
  'PUT /members/:member/role': async () => [
    `PUT /members/${(await staffMember('orders')).id}/role`,
    { role: 'butcher' },
  ],
  'PUT /members/:member/disabled': async () => [
    `PUT /members/${(await staffMember('orders')).id}/disabled`,
    { disabled: true },
  ],
  'POST /members/:member/reset': async () => [`POST /members/${(await staffMember('orders')).id}/reset`],
  'POST /session': async ({ email }) => ['POST /session', { email, password: STAFF_PASSWORD }],
  'PUT /password': async () => ['PUT /password', { current: STAFF_PASSWORD, password: STAFF_PASSWORD }],
  // Walked by `staffMember` and by the test below.
  'POST /invitation': async () => null,
  'POST /second-factor/confirm': async () => null,
  'POST /session/code': async () => null,
  'POST /session/recovery': async () => null,
  'DELETE /sessions/:id': async () => null,
  'DELETE /session': async () => null,
  'POST /first-owner': async () => null,
  // Only prepares: the second factor counts once it is confirmed.
  'POST /second-factor': async () => null,
  'POST /restore': async () => null,
  'POST /media/move': async () => null,
  'GET /audit/export': async () => ['GET /audit/export'],
  'GET /backup': async () => ['GET /backup'],
  'GET /customers/:customer/data': async () => [`GET /customers/${(await addCustomer()).id}/data`],
  'GET /invoices/export': async () => ['GET /invoices/export'],
}

const falcon = () => addProduct({ title: { en: 'Falcon', ar: 'صقر' } })

/** An order of two pieces. */
async function placed() {
  const product = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: 4_550 })
  const { id } = await addCustomer()
  await addToCart(id, { productId: product, color: null }, 2)
  return placeCashOrder(id, orderRequest({ total: 9_100 }))
}

async function review(): Promise<string> {
  const product = await addProduct({ title: { en: 'Rope', ar: 'حبل' } })
  await addRatings(product, [{ rating: 4, comment: 'Strong', by: 'Noura' }])
  const [row] = await (await database()).select().from(ratings).where(eq(ratings.productId, product))
  return row?.id ?? ''
}

const content: ProductContent = {
  title: { en: 'Water bowl', ar: 'وعاء ماء' },
  description: { en: '', ar: '' },
  ...{ price: 25, oldPrice: null, sizes: [], colors: [], category: null, subcategory: null, sale: 'cart' },
  ...{ leadTime: null, facts: [], vat: 'standard', visible: true, inFeeds: null, pictures: [] },
}

/** The names of the fields in a value of the audit log; those of products and cities are not among them. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const here = Array.isArray(value) ? [] : Object.keys(value).filter((name) => !names.has(name) && !isUuid(name))
  return [...here, ...Object.values(value).flatMap(fieldsOf)]
}
const names: ReadonlySet<string> = new Set([...cities, 'kitten', 'puppy'])
const isUuid = (name: string) => z.uuid().safeParse(name).success

function importForm(): FormData {
  const parts = new FormData()
  parts.set('json', JSON.stringify({ pictures: null }))
  parts.set('file', new File([new Uint8Array(csv([older('kitten'), older('puppy')]))], 'products.csv'))
  return parts
}

describeOnEngines('the audit log', () => {
  let owner: Member
  beforeAll(async () => {
    owner = await staffMember('owner')
    await addCategory({ en: 'Pets', ar: 'حيوانات' })
  })
  const newest = async () => (await database()).$count(auditLog)
  const since = async (seq: number) =>
    (await database()).select().from(auditLog).where(gt(auditLog.seq, seq)).orderBy(asc(auditLog.seq))

  const changing = Object.keys(staffCalls).filter((call) => !call.startsWith('GET ') && !readingCalls.has(call))
  const writing = [...changing, ...exportingCalls]

  test.each(writing)('%s is recorded in its own transaction', async (call: string) => {
    const sample = samples[call]
    if (!sample) throw new Error(`Add a request of ${call} to the samples of this test`)
    const request = await sample(owner)
    if (!request) return
    const before = await newest()
    const visitor = call === 'POST /session' ? new StaffVisitor() : owner
    const { status, text } = await visitor.ask(...request)
    expect([status, text]).toEqual([expect.any(Number), expect.not.stringMatching(/"type":"error"/)])
    expect(status).toBeLessThan(300)
    const rows = await since(before)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row).toMatchObject({ call, via: 'browser', role: 'owner', actorId: owner.id })
      expect(row.subject).not.toBe('')
      // Entries that the service did not write itself have no values.
      const { before: was, after } = JSON.parse(row.data ?? '{}')
      expect(after).not.toBeNull()
      for (const language of [english, arabic])
        expect([...fieldsOf(was), ...fieldsOf(after)].filter((field) => !(field in language.Audit.fields))).toEqual([])
    }
  })

  test('moving pictures to a bucket is recorded', async () => {
    const bucket = await startBucket()
    try {
      setEnvironment('MEDIA_STORE', 's3://oasis')
      const before = await newest()
      const { text } = await owner.ask('POST /media/move', { to: 'store', dryRun: false, remove: false })
      expect(text).toContain('"type":"done"')
      expect(await since(before)).toMatchObject([{ call: 'POST /media/move', subject: 'media', actorId: owner.id }])
    } finally {
      await bucket.drop()
    }
  })

  test('signing in and out is recorded, without secrets', async () => {
    const before = await newest()
    const member = await staffMember('orders')
    const phone = new StaffVisitor()
    await phone.ask('POST /session', { email: member.email, password: STAFF_PASSWORD })
    await phone.ask('POST /session/recovery', { code: member.recoveryCodes[0] })
    const sessions: { id: string; current: boolean }[] = Object((await member.ask('GET /sessions')).data)
    await member.ask(`DELETE /sessions/${sessions.find(({ current }) => !current)?.id}`)
    await phone.ask('POST /session', { email: member.email, password: STAFF_PASSWORD })
    await phone.ask('POST /session/code', { code: member.code(1) })
    await phone.ask('DELETE /session')
    const rows = await since(before)
    expect(rows.map(({ call }) => call)).toEqual([
      'POST /members',
      'POST /invitation',
      'POST /second-factor/confirm',
      'POST /session',
      'POST /session/recovery',
      'DELETE /sessions/:id',
      'POST /session',
      'POST /session/code',
      'DELETE /session',
    ])
    expect(new Set(rows.slice(1).map(({ actorId }) => actorId))).toEqual(new Set([member.id]))
    const text = JSON.stringify(rows)
    for (const secret of [STAFF_PASSWORD, member.secret, ...member.recoveryCodes, member.cookie.split('=')[1] ?? ''])
      expect(text).not.toContain(secret)
  })

  test('a refused or failed call records nothing', async () => {
    const before = await newest()
    expect((await owner.ask('PUT /stock', { product: 'no-such', stock: 1 })).status).toBe(404)
    expect((await owner.ask('PUT /orders/NOSUCH12/status', { status: 'processing' })).status).toBe(404)
    expect(await newest()).toBe(before)
  })

  test('the token is recorded as such; entries are searched by word, and paged', async () => {
    const bearer = { authorization: `Bearer ${await staffToken()}` }
    const shop = new StaffVisitor({})
    for (const fee of [31, 32]) await shop.ask('PUT /shipping', { fee }, bearer)
    const list = async (query: string) => AuditPage.parse((await owner.ask(`GET /audit?${query}`)).data)
    const [entry] = (await list('search=SHIPPING')).entries
    expect(entry).toMatchObject({ actor: { name: 'token', role: 'owner' }, via: 'token', call: 'PUT /shipping' })
    expect(entry?.data).toMatchObject({ before: { fee: 31 }, after: { fee: 32 } })
    for (const words of ['Delivery fee changed', arabic.Audit.calls['PUT /shipping'], arabic.Audit.token])
      expect((await list(`search=${encodeURIComponent(words)}`)).entries[0]).toMatchObject({ seq: entry?.seq })
    const { id, email } = await staffMember('orders')
    await owner.ask(`PUT /members/${id}/role`, { role: 'catalogue' })
    for (const words of [english.Roles.catalogue, arabic.Roles.catalogue])
      expect((await list(`search=${encodeURIComponent(words)}`)).entries[0]).toMatchObject({ subject: email })
    const first = await list('limit=2')
    expect((await list(`limit=2&before=${first.next}`)).entries[0]?.seq).toBe((first.entries[1]?.seq ?? 0) - 1)
    expect((await list('to=2001-01-01')).entries).toEqual([])
    const [to, from] = first.entries.map(({ at }) => dubaiDate(new Date(at)))
    expect((await list(`from=${from}&to=${to}&limit=2`)).entries).toEqual(first.entries)
    const lines = (await owner.ask('GET /audit/export')).text.trim().split('\n')
    expect(lines).toHaveLength(await newest())
  })

  test('50 changes at once make one unbroken chain', async () => {
    const before = await newest()
    const call = { actor: { id: 'm', name: 'M', role: 'owner', via: 'browser' }, address: '', call: 'PUT /x' } as const
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        asStaff({ ...call, written: 0 }, () => transaction((tx) => audited(tx, { subject: `s${n}`, after: n }))),
      ),
    )
    expect(await newest()).toBe(before + 50)
    expect(await verifyAudit()).toMatchObject({ entries: before + 50, broken: null })
  })

  test('a long name is cut between two characters, or what is stored would not be what was hashed', async () => {
    const before = await newest()
    const name = encodeURIComponent(`${'h'.repeat(254)}🐪.png`)
    expect((await owner.ask(`POST /media?name=${name}`, new Uint8Array(await png(65)))).status).toBe(200)
    const call = { actor: { id: 'm', name: 'M', role: 'owner', via: 'browser' }, address: '', call: 'PUT /x' } as const
    await asStaff({ ...call, written: 0 }, () => transaction((tx) => audited(tx, { subject: `${'c'.repeat(299)}🐪` })))
    expect(await verifyAudit()).toMatchObject({ broken: null })
    const subjects = (await since(before)).map(({ subject }) => subject)
    expect(subjects).toEqual(['h'.repeat(254), 'c'.repeat(299)])
  })

  test('a customer’s data is erased, and who did what stays', async () => {
    const call = { actor: { id: 'm', name: 'M', role: 'owner', via: 'browser' }, address: '', call: 'PUT /x' } as const
    await asStaff({ ...call, written: 0 }, async () => {
      await transaction((tx) => audited(tx, { subject: 'c', after: { phone: '971501234567' }, customerId: 'c1' }))
      await transaction((tx) => eraseFromAudit(tx, 'c1'))
    })
    const rows = await (await database()).select().from(auditLog).where(eq(auditLog.customerId, 'c1'))
    expect(rows).toMatchObject([{ data: null, actorName: 'M' }])
    expect(await verifyAudit()).toMatchObject({ erased: 1, broken: null })
  })

  test('the database refuses changes, and the chain finds those made behind its back', async () => {
    const db = await database()
    const target = Math.floor((await newest()) / 2)
    const at = eq(auditLog.seq, target)
    await expect(db.update(auditLog).set({ actorName: 'X' }).where(at)).rejects.toThrow()
    await expect(db.delete(auditLog).where(at)).rejects.toThrow()
    const [row] = await db.select().from(auditLog).where(at)
    if (!row) throw new Error('no entry')
    await db.execute(sql`alter table audit_log disable trigger audit_log_kept`)
    const tampered = async (change: Partial<typeof row>): Promise<AuditVerdict['broken']> => {
      await db.update(auditLog).set(change).where(at)
      const { broken } = await verifyAudit()
      await db.update(auditLog).set(row).where(at)
      return broken
    }
    // Without its values, which have a hash of their own.
    const { seq: _seq, data: _data, hash: _hash, ...sealed } = row
    for (const column of Object.keys(sealed))
      expect([column, await tampered({ [column]: column === 'at' ? new Date(0) : 'x', data: null })]).toEqual([
        column,
        { seq: target, reason: 'chain' },
      ])
    expect(await tampered({ data: '{}' })).toEqual({ seq: target, reason: 'changed' })
    expect(await tampered({ data: null })).toEqual({ seq: target, reason: 'erased' })
    await db.delete(auditLog).where(at)
    expect((await verifyAudit()).broken).toEqual({ seq: target, reason: 'missing' })
    await db.insert(auditLog).values(row)
    expect((await verifyAudit()).broken).toBeNull()
    // The end cut off.
    await db
      .update(counters)
      .set({ next: sql`${counters.next} + 1` })
      .where(eq(counters.name, 'audit'))
    expect((await verifyAudit()).broken).toMatchObject({ reason: 'end' })
  })
})
