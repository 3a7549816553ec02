import { describe, expect, test } from '@jest/globals'
import { languages, type Language } from '@/lib/config/constants'
import { policyNames } from '@/lib/contract/policy'
import { orderStatuses } from '@/lib/contract/order'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { plainLine } from '@/lib/contract/selling'
import english from '@/messages/en.json'
import type { NewOrderNotice, OrderNotice } from '../../orders/notices'
import type { Template } from '../template'
import * as templates from './order'

const inShop = (template: Template) => (payload: Record<string, unknown>, language: Language) =>
  template(payload, language, defaultShopInfo)
const [newOrder, orderConfirmation, orderStatus] = [
  inShop(templates.newOrder),
  inShop(templates.orderConfirmation),
  inShop(templates.orderStatus),
]

const order: OrderNotice = {
  code: 'K7QM2RXA',
  status: 'pending',
  cash: true,
  subtotal: 9_100,
  shipping: 1_500,
  total: 10_600,
  refund: 0,
  vat: null,
  documents: [],
  firstName: '<b>Salma</b>',
  address: 'Villa "12" & garden',
  city: 'alain',
  withHead: null,
  cuts: null,
  leadTime: null,
  placedAt: null,
  pickup: false,
  slot: null,
  lines: [
    { title: { en: 'Walking collar', ar: 'طوق للمشي' }, quantity: 2, color: '#155E66', ...plainLine, total: 9_100 },
    { title: { en: 'Alfalfa', ar: 'برسيم' }, quantity: 1, color: null, ...plainLine, total: 0 },
  ],
}

describe('the confirmation of an order', () => {
  test('lists the order, in English', async () => {
    const { subject, text, html } = await orderConfirmation(order, 'en')
    expect(subject).toBe('Your order K7QM2RXA is placed')
    expect(text).toContain('2 × \u2066Walking collar (Teal)\u2069: AED 91.00')
    expect(text).toContain('Total, cash on delivery: AED 106.00')
    expect(text).toContain('Al Ain')
    expect(html).toContain('<html dir="ltr" lang="en">')
  })

  test('reads from right to left in Arabic', async () => {
    const { subject, text, html } = await orderConfirmation({ ...order, cash: false, shipping: 0 }, 'ar')
    expect(subject).toContain('K7QM2RXA')
    expect(text).toContain('طوق للمشي (أزرق مخضر)')
    expect(text).toContain('\u2068<b>Salma</b>\u2069، \u2068Villa "12" & garden\u2069، العين')
    expect(text).toContain('التوصيل: مجاناً')
    expect(text).toContain('مدفوع بالبطاقة')
    expect(html).toContain('<html dir="rtl" lang="ar">')
    // Latin text does not turn its surroundings: neither the address nor the phone number.
    expect(html).toContain(
      '<span dir="auto">\u2068Villa &quot;12&quot; &amp; garden\u2069</span><br/><span dir="auto">العين</span>',
    )
    expect(text).toMatch(/على \u2066\+971[\d ]+\u2069 أو راسلنا على \u2066\S+@\S+\u2069\.\n(?:.*\n){4}واحة$/)
  })

  test('a Latin brand at the start does not turn an Arabic title', async () => {
    const [line] = order.lines
    const given = line ? [{ ...line, title: { en: 'Royal Canin 12 kg', ar: 'Royal Canin طعام كلاب' }, color: null }] : []
    const { text, html } = await orderConfirmation({ ...order, lines: given }, 'ar')
    expect(html).toContain('<span dir="rtl">Royal Canin طعام كلاب</span>')
    expect(text).toContain('2 × \u2067Royal Canin طعام كلاب\u2069: 91.00')
  })

  test('names size and preparation of a line; what the customer typed holds no link', async () => {
    const [line] = order.lines
    const cut = { kind: 'cut', id: 'biryani', name: { en: 'Biryani cut', ar: 'قطع برياني' }, fee: 0 } as const
    const prepared = { choices: [cut], behalf: '', note: 'see evil.example/x' }
    const lines = line ? [{ ...line, color: null, sizeName: { en: '12 kg', ar: '12 كجم' }, prepared }] : []
    const english = await orderConfirmation({ ...order, lines }, 'en')
    expect(english.text).toContain('Walking collar (12 kg\u00A0· Biryani cut\u00A0· ')
    expect(english.html).not.toContain('evil.example/x')
    const arabic = await orderConfirmation({ ...order, lines }, 'ar')
    expect(arabic.text).toContain('طوق للمشي (\u206812 كجم\u2069\u00A0· \u2068قطع برياني\u2069')
  })

  test('a message queued before there were sizes is still sent', async () => {
    const lines = order.lines.map(({ title, quantity, color, total }) => ({ title, quantity, color, total }))
    const { text } = await orderConfirmation({ ...order, lines }, 'en')
    expect(text).toContain('Walking collar (Teal)')
  })

  test('says when it is delivered, in every message until it has been', async () => {
    const slot = { date: '2026-12-01', from: '16:00', to: '20:00' }
    const confirmed = await orderConfirmation({ ...order, slot }, 'en')
    expect(confirmed.text).toContain('Delivery time: Tuesday 1 December, 4 pm – 8 pm')
    expect(confirmed.html).toContain('Tuesday 1 December, 4\u00a0pm – 8\u00a0pm')
    expect((await orderConfirmation(order, 'en')).text).not.toContain('Delivery time')
    const onTheWay = await orderStatus({ ...order, status: 'shipped', slot }, 'ar')
    expect(onTheWay.text).toContain('موعد التوصيل: الثلاثاء 1 ديسمبر، من 4 عصراً إلى 8 مساءً')
    expect(onTheWay.parameters?.[1]).toMatch(/ \(الثلاثاء 1 ديسمبر، من 4\u00a0عصراً إلى 8\u00a0مساءً\)$/)
    for (const status of ['delivered', 'cancelled', 'returned'] as const) {
      const ended = await orderStatus({ ...order, status, slot }, 'en')
      expect(ended.parameters?.[1]?.toLowerCase()).toBe(status)
      expect(ended.text).not.toContain('Delivery time')
    }
  })

  test('says what goes back to the card because the order was changed', async () => {
    const changed = { ...order, cash: false, refund: 8_000 }
    const told = await orderStatus(changed, 'en')
    expect(told.text).toContain('AED 80.00 goes back to your card within 3 to 7 working days.')
    expect(told.parameters?.[1]).toMatch(/ \(AED 80\.00 back to your card\)$/)
    expect((await orderStatus(changed, 'ar')).text).toContain('سيُعاد 80.00 د.إ إلى بطاقتك')
    const { refund: _, ...older } = order
    expect((await orderStatus(older, 'en')).text).not.toContain('card')
  })

  test('escapes typed text', async () => {
    const { html } = await orderConfirmation(order, 'en')
    expect(html).toContain('&lt;b&gt;Salma&lt;/b&gt;')
    expect(html).toContain('Villa &quot;12&quot; &amp; garden')
    expect(html).not.toContain('<b>Salma')
  })

  test('has contact details and a preview text', async () => {
    const { text, html } = await orderConfirmation(order, 'en')
    const { phone, phoneShown, email } = defaultShopInfo
    expect(text).toContain(`Call \u2066${phoneShown}\u2069 or write to \u2066${email}\u2069.`)
    expect(html).toContain(`href="tel:${phone}"`)
    expect(html).toContain(`href="mailto:${email}"`)
    expect(html).toMatch(/<div style="display:none[^>]*>[^<]*delivered\. Total, cash on delivery: AED 106\.00/)
  })

  test('links the policies, in its language', async () => {
    const { text, html } = await orderConfirmation(order, 'ar')
    for (const name of policyNames) {
      const link = `http://localhost:3000/policies/${name}?lang=ar`
      expect(text).toContain(`: ${link}\n`)
      expect(html).toContain(`href="${link}"`)
    }
  })

  test('states how a carcass is prepared', async () => {
    const carcass = await orderConfirmation({ ...order, withHead: true, cuts: 8 }, 'en')
    expect(carcass.text).toContain('Carcass: With head, 8 pieces')
    expect(carcass.html).toContain('With head, 8 pieces')
    expect((await orderConfirmation(order, 'en')).text).not.toContain('Carcass')
  })

  test('a name adds no line, link or direction', async () => {
    const firstName = 'Salma\nYou won\u202e http://evil.example/x www.evil.example 050 123 4567'
    for (const language of languages) {
      const { text, html = '' } = await orderConfirmation(
        { ...order, firstName, address: 'evil.example\r\nCall me' },
        language,
      )
      expect(text.split('\n')[0]).toMatch(/\u2068Salma You won http: \/ \/evil\. example\/x w…\u2069$/)
      expect(text).toContain('\u2068evil. example Call me\u2069')
      expect(`${text}${html}`).not.toMatch(/evil\.example|:\/\/evil|050 123|\u202e|\nYou won|\nCall me/)
    }
  })

  test.each([
    ['en', 2, 'Delivery time: Delivered within 2 days'],
    ['ar', 'arrangement', 'موعد التوصيل: التوصيل بالاتفاق: نتصل بك لتحديد الموعد'],
  ] as const)('says when it is delivered (%s)', async (language, leadTime, line) => {
    const { text, html } = await orderConfirmation({ ...order, leadTime }, language)
    expect(text).toContain(line)
    expect(html).toContain(line.split(': ').slice(1).join(': '))
    expect((await orderStatus({ ...order, leadTime, status: 'delivered' }, language)).text).not.toContain(line)
    expect((await orderConfirmation(order, language)).text).not.toMatch(/^(?:Delivery time|موعد التوصيل)/m)
  })

  test.each([
    [1, 'Delivered by the next day'],
    [2, 'Delivered today'],
    [3, ''],
  ])('counts the lead time from the day of the order when it is sent %i days later', async (days, promise) => {
    const placedAt = new Date(Date.now() - days * 86_400_000).toISOString()
    const { text } = await orderStatus({ ...order, leadTime: 2, placedAt, status: 'shipped' }, 'en')
    expect(/Delivery time: (.*)/.exec(text)?.[1] ?? '').toBe(promise)
  })

  test('says where it is collected', async () => {
    expect((await orderConfirmation({ ...order, pickup: true }, 'en')).text).toContain('Collect at: ')
    expect((await orderConfirmation({ ...order, pickup: true }, 'ar')).text).toContain('الاستلام من: ')
  })

  test('reads notices that were queued before lead times', async () => {
    const { leadTime: _, pickup: __, ...old } = order
    expect((await orderConfirmation(old, 'en')).text).toContain('Delivery to: ')
  })

  test('refuses another payload', async () => {
    await expect(async () => orderConfirmation({}, 'en')).rejects.toThrow()
  })
})

describe('the notice of a status', () => {
  test.each(orderStatuses)('reports %s in both languages', async (status) => {
    const [en, ar] = await Promise.all([
      orderStatus({ ...order, status }, 'en'),
      orderStatus({ ...order, status }, 'ar'),
    ])
    expect(en.subject).toBe(`Order K7QM2RXA: ${english.OrderStatus[status]}`)
    expect(ar.parameters).toHaveLength(5)
    expect(ar.parameters?.[1]).toMatch(/[\u0600-\u06ff]/)
    expect(en.html).not.toBe(ar.html)
    expect(/Rate what you bought: \S+tab=orders/.test(en.text)).toBe(status === 'delivered')
  })

  test('a cancelled card order mentions the refund', async () => {
    const cancelled: OrderNotice = { ...order, status: 'cancelled' }
    expect((await orderStatus({ ...cancelled, cash: false }, 'en')).text).toContain('goes back to your card')
    expect((await orderStatus(cancelled, 'en')).text).not.toContain('your card')
  })

  test('states the payment method until the order is cancelled or returned', async () => {
    const totals = { en: [/^Total, cash on delivery:/m, /^Total:/m], ar: [/^الإجمالي، نقداً عند الاستلام:/m, /^الإجمالي:/m] }
    for (const language of languages)
      for (const status of orderStatuses) {
        const over = status === 'cancelled' || status === 'returned'
        const { text, html = '' } = await orderStatus({ ...order, status }, language)
        expect(totals[language].map((line) => line.test(text))).toEqual([!over, over])
        expect(/cash|نقداً/.test(html)).toBe(!over)
      }
  })
})

describe('the shop’s own e-mail about an order', () => {
  const given: NewOrderNotice = {
    ...order,
    lastName: 'Al Ketbi',
    phone: '971501234567',
    email: 'salma@example.com',
    note: 'Ring\n<twice>',
    link: 'https://maps.example/1',
    withHead: false,
    cuts: 8,
  }

  test('has the phone and the notes for driver and butcher, and no link to customer pages', async () => {
    const { subject, text, html } = await newOrder(given, 'en')
    expect(subject).toBe('New order K7QM2RXA: AED 106.00')
    for (const part of ['To be paid in cash on delivery.', 'Walking collar (Teal)', 'Al Ketbi'])
      expect(text).toContain(part)
    expect(text).toContain('Phone: \u2066+971 50 123 4567\u2069')
    expect(text).toContain('For the driver: \u2068Ring <twice>\u2069')
    expect(text).toContain('Map: \u2066https://maps.example/1\u2069')
    expect(text).toContain('Carcass: Without head, 8 pieces')
    expect(html).toContain('href="tel:+971501234567"')
    expect(html).toContain('href="https://maps.example/1"')
    expect((await newOrder({ ...given, link: 'javascript:alert(1)' }, 'en')).html).not.toContain('href="javascript')
    expect(html).toContain('&lt;twice&gt;')
    expect(`${text}${html}`).not.toMatch(/\/profile|Questions/)
  })

  test('an e-mail address adds no header to the reply; a note has no links but keeps its phone number', async () => {
    const email = 'a?bcc=all@b.example&x#%'
    const note = 'Call 050 123 4567\nor open pay.evil.example'
    const { text, html } = await newOrder({ ...given, email, note }, 'en')
    expect(html).toContain('href="mailto:a%3Fbcc%3Dall@b.example%26x%23%25"')
    expect(text).toContain('For the driver: \u2068Call 050 123 4567 or open pay. evil. example\u2069\n')
    expect(html).not.toContain('evil.example')
  })

  test('is in Arabic when so configured, without empty fields', async () => {
    const bare = { ...given, cash: false, lastName: '', email: '', note: '', link: '', withHead: null, cuts: null }
    const { subject, text, html } = await newOrder(bare, 'ar')
    expect(subject).toBe('طلب جديد K7QM2RXA بقيمة 106.00 د.إ')
    expect(text).toContain('مدفوع بالبطاقة.\n')
    expect(html).toContain('<html dir="rtl" lang="ar">')
    expect(text).not.toMatch(/البريد|السائق|الخريطة|الذبيحة/)
  })
})
