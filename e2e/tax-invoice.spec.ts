import type { Page } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import { expectNoBarriers } from './axe'
import { Mailbox } from './mailbox'
import { bothLanguages, expect, inTurn, own, test, words } from './shop'
import { Staff } from './staff'

const reason = 'an API host issues no tax invoices'
const moves = async (staff: Staff, order: string, path: string[]) => {
  for (const status of path) await staff.setOrderStatus(order, status)
}

/** Opens a document as a page, checks what the law asks for in both languages, and fetches its PDF. */
async function expectDocument(page: Page, url: string, titles: [string, string], texts: string[]) {
  const answer = await page.goto(url)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const [english, arabic] = titles
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(english)
  await expect(heading).toContainText(arabic)
  for (const text of [/TRN\d{15}/, 'AED', '5%', ...texts]) await expect(page.getByRole('main')).toContainText(text)
  await expectNoBarriers(page, titles[0])
  const pdf = await page.request.get(`${url}?format=pdf`)
  expect([pdf.status(), pdf.headers()['content-type'], pdf.headers()['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

for (const language of bothLanguages) {
  const [t, en, ar] = [words(language), words('en'), words('ar')]

  test(
    `a card order for a company: paid, invoiced, returned, credited (${language})`,
    inTurn(language === 'ar', own(reason)),
    async ({ shop, catalogue, page, context, request: anyone }) => {
      test.setTimeout(120_000)
      const { request } = context
      const [product] = await catalogue.plenty()
      await shop.signedIn({ language, cart: [product._id] })
      const saved = { firstName: 'Maryam', address: 'Villa 7', city: 'dubai', link: '', appartement: '' }
      expect((await request.post(`${API_BASE}/customer/add-address`, { data: saved })).status()).toBe(200)
      await page.goto('/demo')
      await expect(page.getByText(language === 'ar' ? /شامل ضريبة القيمة المضافة/ : /Includes VAT/)).toBeVisible()
      await page.getByLabel(t('Checkout.email'), { exact: true }).fill(`company-${language}@example.com`)
      await page.getByRole('checkbox', { name: t('Checkout.taxInvoice') }).check()
      await page.getByRole('radio', { name: t('Checkout.card') }).check()
      const pay = page.getByRole('button', { name: t('Checkout.continueToPayment') })
      await pay.click()
      const name = page.getByLabel(t('Checkout.buyerName'))
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(RegExp(t('Checkout.BuyerNameIsRequired')))
      await name.fill('Falcon Farms LLC')
      const trn = page.getByLabel(t('Checkout.buyerTrn'))
      await trn.fill('123')
      await pay.click()
      await expect(trn).toHaveAccessibleDescription(RegExp(t('Checkout.InvalidTrn')))
      await trn.fill('١٠٠ ٩٩٩٩ ٩٩٩٠ ٠٠٠٣')
      await expectNoBarriers(page, 'checkout with a buyer')
      await page.reload()
      await expect(name, 'what was typed is kept').toHaveValue('Falcon Farms LLC')
      await pay.click()
      await page.getByRole('button', { name: RegExp(`^${t('Sandbox.pay')} `) }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('ThankYou.paidTitle') })).toBeVisible()

      const [order] = (await (await request.get(`${API_BASE}/order/customer-orders`)).json()).data
      const number = order.documents[0].number
      expect(order.documents).toMatchObject([{ kind: 'invoice', number: expect.stringMatching(/^INV-\d{6}$/) }])
      await page.goto('/profile?tab=orders')
      await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', order.documents[0].url)
      const texts = ['Falcon Farms LLC', '100999999900003', order.orderId, number]
      await expectDocument(page, order.documents[0].url, [en('Invoice.title'), ar('Invoice.title')], texts)

      await moves(new Staff(anyone), order.orderId, ['processing', 'shipped', 'delivered', 'returned'])
      await page.goto('/profile?tab=orders')
      const url = (await page.getByRole('link', { name: /CN-\d{6}/ }).getAttribute('href')) ?? ''
      await expectDocument(page, url, [en('Invoice.creditTitle'), ar('Invoice.creditTitle')], [number])
      expect((await request.get(url.replace(/.{4}$/, 'AAAA'))).status()).toBe(404)
    },
  )

  test(
    `a cash order is invoiced at delivery, and the mail links it (${language})`,
    inTurn(language === 'en', own(reason)),
    async ({ shop, catalogue, page, context, request: anyone }) => {
      const { request } = context
      const [product] = await catalogue.plenty()
      await shop.signedIn({ language, cart: [product._id] })
      const address = { firstName: 'Maryam', address: 'Villa 7', city: 'dubai' }
      expect((await request.post(`${API_BASE}/customer/add-address`, { data: address })).status()).toBe(200)
      const cart = await (await request.get(`${API_BASE}/customer/get-cart`)).json()
      const { data: delivery } = await (await request.get(`${API_BASE}/delivery?city=dubai`)).json()
      const days: { slots: { id: string; state: string }[] }[] = delivery?.days ?? []
      const slot = days.flatMap(({ slots }) => slots).find(({ state }) => state === 'free')
      expect(cart.vat).toBeGreaterThan(0)
      const email = `cash-${language}-${Date.now()}@example.com`
      const form = { ...address, email, finaltotal: cart.finalTotal, payment: false, slot: slot?.id ?? null }
      const placed = await request.post(`${API_BASE}/order?lang=${language}`, { data: form })
      expect(placed.status(), await placed.text()).toBe(200)
      const order = (await placed.json()).data
      expect([order.vat, order.documents]).toEqual([cart.vat, undefined])
      await moves(new Staff(anyone), order.orderId, ['processing', 'shipped', 'delivered'])
      const linked = () => new Mailbox(email).all().find(({ text }) => text.includes('/invoice/'))
      await expect.poll(linked, { timeout: 20_000 }).toBeTruthy()
      const [, path = ''] = /https?:\/\/[^/]+(\/invoice\/\S+)/.exec(linked()?.text ?? '') ?? []
      await expectDocument(page, path, [en('Invoice.title'), ar('Invoice.title')], [order.orderId])
      await expect(page.getByText(en('Invoice.buyer')), 'simplified').toHaveCount(0)
    },
  )
}
