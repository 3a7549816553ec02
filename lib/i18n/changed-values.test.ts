import { expect, test } from '@jest/globals'
import { changedValues } from './changed-values'
import { wordsOf } from './audit-words'
import shopArabic from '@/messages/ar.json'
import shopEnglish from '@/messages/en.json'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

const inEnglish = (call: string) => wordsOf(call, { language: 'en', messages: english, cityNames: shopEnglish.City })
const inArabic = (call: string) => wordsOf(call, { language: 'ar', messages: arabic, cityNames: shopArabic.City })

test.each<[string, unknown, unknown, string]>([
  ['a value alone', 'pending', 'processing', 'pending'],
  ['what differs', { price: 40, stock: 5, visible: true }, { price: 36, stock: 5, visible: true }, 'Price: 40'],
  [
    'values of several products',
    { hay: { price: 40 }, oats: { price: 9.5 } },
    { hay: { price: 40 }, oats: { price: 10 } },
    'oats › Price: 9.5',
  ],
  ['lists of words', { colors: ['Red', 'Blue'], pictures: [] }, null, 'Colours: Red, Blue\nPictures: —'],
  ['lists of things', [{ name: 'S' }, { name: null }], [{ name: 'S' }, { name: 'L' }], '2 › Name: —'],
  ['empty texts', { note: '' }, { note: 'Ring' }, 'Note: —'],
  ['yes and no', { visible: false }, { visible: true }, 'Shown: No'],
  [
    'one of a list',
    { status: 'shipped', role: 'owner', vat: 'zero' },
    null,
    'Status: Out for delivery\nRole: Owner\nVAT: Zero rate',
  ],
  [
    'cities',
    { city: 'dubai', zones: { alain: { served: true } } },
    null,
    'City: Dubai\nCities › Al Ain › We deliver here: Yes',
  ],
  [
    'weekdays and kinds of questions',
    { windows: [{ days: ['Mon', 'Tue'] }], preparations: [{ kind: 'offal' }] },
    null,
    'Windows › 1 › Days: Monday, Tuesday\nQuestions › 1 › Kind: Offal and feet',
  ],
  [
    'messages, groups and networks',
    { template: 'order-status', groups: { bestSeller: ['hay'] }, socials: { tiktok: null } },
    null,
    'Message: Order status\nGroups of products › Best sellers: hay\nSocial networks › TikTok: —',
  ],
  [
    'slots and groups of payments',
    { slot: '2026-12-03 16:00-20:00 alain', payment: 'cash' },
    null,
    'Delivery slot: 2026-12-03 16:00-20:00 Al Ain\nPayment: Cash',
  ],
  ['nothing', null, { price: 1 }, ''],
  ['the same on both sides', { a: 1 }, { a: 1 }, ''],
])('%s', (_, value, other, text) => {
  expect(changedValues(value, other, inEnglish('PUT /products'))).toBe(text)
})

test.each([
  ['POST /orders', { total: 9400, phone: '971501234567' }, 'Total: AED 94.00\nPhone: 971501234567'],
  [
    'PUT /orders/:id',
    { subtotal: 6900, shipping: 0, refunded: null },
    'Subtotal: AED 69.00\nDelivery: AED 0.00\nPaid back: —',
  ],
  [
    'PUT /categories/:named/preparations',
    { choices: [{ id: 'bags', fee: 250 }] },
    'Choices › 1 › Id: bags\nChoices › 1 › Fee: AED 2.50',
  ],
  ['POST /import', { hay: { price: 4000, stock: 5 } }, 'hay › Price: AED 40.00\nhay › Stock: 5'],
  ['PUT /shipping', { fee: 25 }, 'Fee: 25'],
  ['PUT /products', { price: 40 }, 'Price: 40'],
])('amounts are in AED: %s', (call, after, text) => {
  expect(changedValues(after, null, inEnglish(call))).toBe(text)
})

test('is written in Arabic', () => {
  const text = changedValues(
    { status: 'delivered', payment: 'cod_collected', city: 'dubai', zones: ['dubai', 'alain'] },
    null,
    inArabic('PUT /orders/:id/status'),
  )
  expect(text).toBe(
    `الحالة: ${arabic.Status.delivered}\nالدفع: ${arabic.Payment.cod_collected}\nالمدينة: دبي\nالمدن: دبي، العين`,
  )
})

test.each([
  ['PUT /shop/info', 'shopInfo', ''],
  ['DELETE /session', '/session', ''],
  ['PUT /shop/policies/:name', 'policy.terms', arabic.Settings.policies.terms],
  ['PUT /reviews/:id/answer', 'review 12', '12'],
  ['PUT /stock', 'hay', 'hay'],
])('the subject of %s', (call, subject, text) => {
  expect(inArabic(call).subject(subject)).toBe(text)
})
