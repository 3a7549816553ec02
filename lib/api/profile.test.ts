import { beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '@/lib/db/database'
import { customers, media, rateLimits } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { hashPassword } from '@/lib/shop/customers/passwords'
import { addCustomer, somePhone } from '@/lib/shop/customers/testing/fixture'
import { readMediaFile } from '@/lib/shop/media/store'
import { lastSecret, messagesTo } from '@/lib/shop/messages/testing/mailbox'
import { Visitor } from './testing/visitor'

const password = 'camel-and-date'
const plain = { username: 'Maryam', email: 'maryam@example.com', gender: 'female', language: 'ar' }

async function pngWithPlace(): Promise<Blob> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#1C5638' } })
  const bytes = await picture
    .withExif({ IFD0: { Artist: 'GPS-SECRET' }, IFD3: { GPSLatitude: '24/1 12/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('GPS-SECRET')).toBe(true)
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

describeOnEveryEngine('the profile', () => {
  let passwordHash: string
  beforeAll(async () => {
    passwordHash = await hashPassword(password)
  })

  async function signedIn() {
    const { id, phone, token } = await addCustomer({ passwordHash, username: 'Before' })
    const visitor = new Visitor()
    visitor.cookies.set('customerToken', token)
    return { id, phone, visitor }
  }
  const signin = async (phone: string, word: string) => {
    const visitor = new Visitor()
    const { status } = await visitor.ask('POST /auth/customer/signin', { phone, password: word })
    return { status, visitor }
  }
  const save = (visitor: Visitor, fields: Record<string, unknown>, image?: Blob) =>
    visitor.ask('PUT /auth/customer/profile', { ...plain, ...fields }, { image })

  test('saves every field and returns the saved profile', async () => {
    const { phone, visitor } = await signedIn()
    const { status, body } = await save(visitor, {})
    expect([status, body.data]).toEqual([200, { ...plain, phone, _id: expect.any(String), imageBase64: null }])
    expect((await visitor.ask('GET /auth/customer/profile')).body.data).toEqual(body.data)
    const cleared = await save(visitor, { email: '', gender: '' })
    expect(cleared.body.data).toMatchObject({ email: '', gender: '' })
  })

  test.each([
    [{ username: '' }, 'username', 'Username is required.'],
    [{ username: '   ' }, 'username', 'Username is required.'],
    [{ password: '   ' }, 'password', 'Password is required.'],
    [{ password: 'short' }, 'password', 'This password is too short.'],
    [{ password: 'Football1' }, 'password', 'This password is one of the most common ones. Please choose another.'],
    [{ password: 'sand-and-sea-7' }, 'currentPassword', 'Enter your current password to set a new one.'],
    [
      { password: 'sand-and-sea-7', currentPassword: 'a guess at it' },
      'currentPassword',
      'This is not your current password.',
    ],
    [{ email: 'nobody' }, 'email', 'This value is not valid.'],
    [{ gender: 'x' }, 'gender', 'This value is not valid.'],
    [{ language: 'fr' }, 'language', 'This value is not valid.'],
  ])('%j is refused at its field', async (fields, path, msg) => {
    const { visitor } = await signedIn()
    const { status, body } = await save(visitor, fields)
    expect([status, body.errors]).toEqual([400, [{ path, msg }]])
    expect((await visitor.ask('GET /auth/customer/profile')).body.data).toMatchObject({ username: 'Before' })
  })

  test('a blank or unchanged password ends no session', async () => {
    const { phone, visitor } = await signedIn()
    const elsewhere = (await signin(phone, password)).visitor
    for (const word of [undefined, '', password]) expect((await save(visitor, { password: word })).status).toBe(200)
    expect((await elsewhere.ask('GET /auth/customer/profile')).status).toBe(200)
    expect((await signin(phone, password)).status).toBe(200)
    expect(await messagesTo(phone)).toEqual([])
  })

  test('a new password ends all other sessions and is reported to the phone', async () => {
    const { phone, visitor } = await signedIn()
    const elsewhere = (await signin(phone, password)).visitor
    expect((await save(visitor, { password: 'sand-and-sea-7', currentPassword: password })).status).toBe(200)
    expect((await visitor.ask('GET /auth/customer/profile')).status).toBe(200)
    expect((await elsewhere.ask('GET /auth/customer/profile')).status).toBe(401)
    expect([(await signin(phone, password)).status, (await signin(phone, 'sand-and-sea-7')).status]).toEqual([401, 200])
    const told = await messagesTo(phone)
    expect(told).toMatchObject([{ template: 'password-changed', language: 'ar' }])
    expect(told[0]?.payload).toEqual({})
  })

  test('signing in by a temporary password requires a new one, which voids temporary passwords', async () => {
    const { phone } = await signedIn()
    await new Visitor().ask('POST /auth/customer/send-password', { phone })
    const { visitor } = await signin(phone, await lastSecret(phone))
    const { status, body } = await save(visitor, {})
    expect([status, body.errors]).toEqual([400, [{ path: 'password', msg: 'Password is required.' }]])
    expect((await save(visitor, { password: 'sand-and-sea-7' })).status).toBe(200)
    expect((await save(visitor, {})).status).toBe(200)
    await (await database()).delete(rateLimits)
  })

  test('limits profile updates to sixty an hour per customer', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    expect((await save(one.visitor, {})).status).toBe(200)
    const saved = eq(rateLimits.key, `profilesPerCustomer:3600:${one.id}`)
    await (await database()).update(rateLimits).set({ points: 59 }).where(saved)
    expect((await save(one.visitor, {})).status).toBe(200)
    const { status, headers } = await save(one.visitor, {})
    expect([status, Number(headers.get('retry-after')) > 3000]).toEqual([429, true])
    expect((await save(other.visitor, {})).status).toBe(200)
  })

  test('the e-mail address alone, before ordering', async () => {
    const { visitor } = await signedIn()
    const { status, body } = await visitor.ask('PUT /auth/customer/email', { email: 'new@example.com' })
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ email: 'new@example.com', username: 'Before' }),
    ])
    expect((await visitor.ask('PUT /auth/customer/email', { email: 'x' })).status).toBe(400)
  })

  test('invariant 12: no request reads or writes another customer’s profile', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    await save(one.visitor, { _id: other.id, id: other.id, phone: other.phone, customerId: other.id })
    const db = await database()
    const [row] = await db.select().from(customers).where(eq(customers.id, other.id))
    expect(row).toMatchObject({ username: 'Before', phone: other.phone })
    const [mine] = await db.select().from(customers).where(eq(customers.id, one.id))
    expect(mine).toMatchObject({ username: 'Maryam', phone: one.phone })
  })

  describe('invariant 20: the avatar', () => {
    test('is re-encoded in the shop’s sizes without location data', async () => {
      const { visitor } = await signedIn()
      const { status, body } = await save(visitor, {}, await pngWithPlace())
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({ imageBase64: expect.stringMatching(/^\/media\/[0-9a-f]{24}$/) }),
      ])
      const [{ hash } = { hash: '' }] = await (await database()).select().from(media)
      const kept = await readMediaFile({ hash, width: 160 })
      expect(kept?.subarray(8, 12).toString()).toBe('WEBP')
      expect(kept?.includes('GPS-SECRET')).toBe(false)
      expect((await save(visitor, {})).body.data).toEqual(body.data)
    })

    test('may come with a sign-up', async () => {
      const [visitor, phone] = [new Visitor(), somePhone()]
      const given = { username: 'Maryam', phone, password }
      expect((await visitor.ask('POST /auth/customer/signup', given, { image: await pngWithPlace() })).status).toBe(200)
      const { body } = await visitor.ask('POST /auth/customer/verification', {
        phone,
        whatsappCode: await lastSecret(phone),
      })
      expect(body.data).toMatchObject({ imageBase64: expect.stringMatching(/^\/media\//) })
    })

    test('an empty file input counts as no avatar', async () => {
      const { visitor } = await signedIn()
      expect((await save(visitor, {}, new File([], ''))).status).toBe(200)
    })

    const gif = 'GIF89a/*<script>*/=1;alert(1)'
    test.each([
      ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 400],
      ['a script dressed as a picture', gif, 400],
      ['a document', '%PDF-1.7 …', 400],
      ['a picture that breaks off', '\x89PNG\r\n\x1a\n\x00\x00', 400],
      ['an empty file', '', 400],
      ['5 MB and a bit', 'x'.repeat(5 * 1024 ** 2 + 1), 413],
      ['11 MB', 'x'.repeat(11 * 1024 ** 2), 413],
    ])('%s is refused at its field without saving the profile', async (_, content, expected) => {
      const { visitor } = await signedIn()
      const image = new Blob([Buffer.from(content, 'latin1')], { type: 'image/png' })
      const { status, body } = await save(visitor, {}, image)
      const message = expected === 413 ? 'This is too large.' : 'This is not a picture the shop can use.'
      expect([status, body.message, body.errors]).toEqual([expected, message, [{ path: 'image', msg: message }]])
      const signup = { username: 'Maryam', phone: somePhone(), password }
      const begun = await new Visitor().ask('POST /auth/customer/signup', signup, { image })
      expect([begun.status, begun.body.errors]).toEqual([expected, body.errors])
      expect((await visitor.ask('GET /auth/customer/profile')).body.data).toMatchObject({ username: 'Before' })
    })
  })
})
