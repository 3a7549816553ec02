import { beforeAll, expect, test } from '@jest/globals'
import { defaultFacts, oasisFacts } from '@/lib/config/shop-info'
import { database } from '@/lib/db/database'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { getShopInfo, SHOP_INFO } from '@/lib/shop/catalogue/shop-info'
import { vatTerms } from '@/lib/shop/catalogue/vat'
import { writeSetting } from '@/lib/shop/setting-rows'
import { staffToken } from '@/lib/shop/staff/token'
import { shopState } from '@/lib/shop/state'
import { staffApi } from './app'

describeOnEngines('the settings of the shop', () => {
  let token: string
  const call = async (method: 'GET' | 'PUT', path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(`http://shop.test/api/staff${path}`, { method, headers, body: JSON.stringify(body) })
    const response = await staffApi.fetch(request)
    return { status: response.status, body: await response.json() }
  }
  const setFacts = (changes: unknown, dryRun = false) => call('PUT', '/shop/info', { changes, dryRun })

  beforeAll(async () => {
    token = await staffToken()
  })

  test('facts are the defaults at first, without numbers of authorities', async () => {
    expect(await call('GET', '/shop/info')).toEqual({ status: 200, body: { data: defaultFacts } })
    expect(await getShopInfo()).toMatchObject({ phoneShown: '+971 3 000 0000', trn: null, licence: null, hours: [] })
  })

  test('a change is seen at once and keeps the rest', async () => {
    await getShopInfo()
    const state = await shopState()
    const changed = await setFacts({ phone: '+971501234567', name: { en: 'Dunes' }, socials: oasisFacts.socials })
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { before: defaultFacts, after: { email: 'hello@oasis.example' } } },
    })
    const info = await getShopInfo()
    expect(info).toMatchObject({
      phone: '+971501234567',
      phoneShown: '+971 50 123 4567',
      name: { en: 'Dunes', ar: 'واحة' },
    })
    expect(info.socials.map(({ name }) => name)).toEqual(['instagram', 'facebook', 'tiktok', 'whatsapp'])
    // Drops the cached pages.
    expect(await shopState()).not.toBe(state)
    await setFacts({ name: { ar: 'كثبان' }, socials: { tiktok: null } })
    const after = await getShopInfo()
    expect(after.name).toEqual({ en: 'Dunes', ar: 'كثبان' })
    expect(after.socials.map(({ name }) => name)).toEqual(['instagram', 'facebook', 'whatsapp'])
  })

  test('a dry run changes nothing', async () => {
    const before = await getShopInfo()
    expect(await setFacts({ since: 1990 }, true)).toMatchObject({ body: { data: { after: { since: 1990 } } } })
    expect(await getShopInfo()).toEqual(before)
  })

  test.each([
    [{ phone: '0501' }, 'changes.phone: A phone number in international form'],
    [{ trn: '123' }, 'changes.trn: A TRN has 15 digits.'],
    [{ fax: '1' }, 'fax'],
    [{ name: null }, 'changes.name: '],
    [{ hours: [{ days: ['Fri'], from: '9:00', to: '25:00' }] }, 'changes.hours.0.from: A time such as 09:00'],
    [{ apps: { appStore: 'javascript:alert(1)' } }, 'changes.apps.appStore: An address'],
  ])('%j is refused', async (changes, why) => {
    const before = await getShopInfo()
    expect(await setFacts(changes)).toMatchObject({ status: 400, body: { message: expect.stringContaining(why) } })
    expect(await getShopInfo()).toEqual(before)
  })

  test('an invalid stored fact does not take the others along', async () => {
    await writeSetting(await database(), { key: SHOP_INFO, value: { trn: '100000000000003', phone: 5, fax: '1' } })
    expect((await call('GET', '/shop/info')).body).toEqual({ data: { ...defaultFacts, trn: '100000000000003' } })
  })

  test('VAT is 5 % until it is set', async () => {
    await setFacts({ trn: null })
    expect(await vatTerms(await database())).toEqual({ rate: 500, trn: null })
    expect(await call('PUT', '/shop/vat', { rate: 7.25 })).toEqual({
      status: 200,
      body: { data: { rate: 7.25, trn: null } },
    })
    await setFacts({ trn: '100000000000003' })
    expect(await vatTerms(await database())).toEqual({ rate: 725, trn: '100000000000003' })
    for (const rate of [-1, 101, 5.001, '5'])
      expect(await call('PUT', '/shop/vat', { rate })).toMatchObject({ status: 400 })
  })

  test('a zone’s amounts have whole fils', async () => {
    for (const changes of [{ fee: 10.005 }, { freeFrom: 99.999 }, { smallestOrder: 0.001 }])
      expect(await call('PUT', '/delivery/zones/dubai', { changes })).toMatchObject({ status: 400 })
    expect(await call('GET', '/delivery')).toEqual({ status: 200, body: { data: null } })
  })

  test('a policy is read, set and restored', async () => {
    const starting = await call('GET', '/shop/policies/terms')
    expect(starting).toMatchObject({ status: 200, body: { data: { own: false } } })
    const text = { en: 'Be kind.', ar: 'كن لطيفاً.' }
    expect(await call('PUT', '/shop/policies/terms', text)).toEqual({
      status: 200,
      body: { data: { ...text, own: true } },
    })
    expect(await call('PUT', '/shop/policies/terms', null)).toEqual(starting)
    expect(await call('GET', '/shop/policies/cookies')).toMatchObject({ status: 400 })
    expect(await call('PUT', '/shop/policies/terms', { en: 'Only English' })).toMatchObject({ status: 400 })
  })
})
