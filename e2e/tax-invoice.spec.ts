import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { LANGUAGE_COOKIE, STARTUP_COOKIE } from '@/lib/config/constants'
import { API_BASE } from '@/lib/contract/addresses'
import { STAFF_BASE } from '@/lib/contract/staff'
import { expectNoBarriers } from './axe'
import { freePort } from './free-port'
import { awake, bothLanguages, expect, own, test, words } from './shop'

/** A demo shop of its own: with a TRN, every order of it gets documents. */
let shop: ChildProcess
let origin = ''
let dataDir = ''
const TRN = '100123456700003'

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dataDir = mkdtempSync(join(tmpdir(), 'oasis-vat-'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  shop = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, SHOP_URL: origin, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 110_000 }).toBe(200)
  await staff('GET', '')
  await staff('PUT', '/shop/info', { changes: { trn: TRN } })
})

test.afterAll(async () => {
  shop.kill('SIGTERM')
  await once(shop, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

async function staff(method: string, path: string, body?: unknown) {
  const ask = () =>
    fetch(`${origin}${STAFF_BASE}${path}`, {
      method,
      headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const answer = await ask()
  // The first call makes the shop write its token.
  const told = answer.status === 401 ? await ask() : answer
  expect(told.status, `${method} ${path}: ${await told.clone().text()}`).toBe(200)
  return told
}

function token(): string {
  try {
    return readFileSync(join(dataDir, 'staff-token'), 'utf8').trim()
  } catch {
    return 'none'
  }
}

async function move(order: string, ...path: string[]) {
  for (const status of path) await staff('PUT', `/orders/${order}/status`, { status })
}

/** Signs the demo customer in and puts a product into the cart. */
async function ready(page: Page, language: 'en' | 'ar'): Promise<APIRequestContext> {
  const { request } = page.context()
  await page.context().addCookies([
    { name: LANGUAGE_COOKIE, value: language, url: origin },
    { name: STARTUP_COOKIE, value: 'seen', url: origin },
  ])
  const data = { phone: '971500000001', password: 'oasis-demo' }
  expect((await request.post(`${origin}${API_BASE}/auth/customer/signin`, { data })).status()).toBe(200)
  const query = '?sort=priceAsc&size=40'
  const products = (await (await request.get(`${origin}${API_BASE}/product${query}`)).json()).data
  const plain = products.find(({ stock, newPrice }: { stock: number; newPrice: number }) => stock > 10 && newPrice > 5)
  const line = { productId: plain._id, quantity: 2, color: plain.colors?.[0] ?? null }
  const added = await request.post(`${origin}${API_BASE}/customer/add-cart`, { data: line })
  expect(added.status(), await added.text()).toBe(200)
  return request
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
  for (const text of [TRN, 'AED', '5%', ...texts]) await expect(page.getByRole('main')).toContainText(text)
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
  const t = words(language)
  const [en, ar] = [words('en'), words('ar')]

  test(
    `a card order for a company: paid, invoiced, returned, credited (${language})`,
    own('an own TRN'),
    async ({ page }) => {
      test.setTimeout(120_000)
      const request = await ready(page, language)
      await page.goto(`${origin}/demo`)
      await awake(page)
      await expect(page.getByText(language === 'ar' ? /شامل ضريبة القيمة المضافة/ : /Includes VAT/)).toBeVisible()
      await page.getByRole('checkbox', { name: t('Checkout.taxInvoice') }).check()
      await page.getByRole('radio', { name: t('Checkout.card') }).check()
      await page.getByRole('button', { name: t('Checkout.continueToPayment') }).click()
      const name = page.getByLabel(t('Checkout.buyerName'))
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(RegExp(t('Checkout.BuyerNameIsRequired')))
      await name.fill('Falcon Farms LLC')
      const trn = page.getByLabel(t('Checkout.buyerTrn'))
      await trn.fill('123')
      await page.getByRole('button', { name: t('Checkout.continueToPayment') }).click()
      await expect(trn).toHaveAccessibleDescription(RegExp(t('Checkout.InvalidTrn')))
      await trn.fill('١٠٠ ٩٩٩٩ ٩٩٩٠ ٠٠٠٣')
      await expectNoBarriers(page, 'checkout with a buyer')
      await page.reload()
      await expect(page.getByLabel(t('Checkout.buyerName')), 'what was typed is kept').toHaveValue('Falcon Farms LLC')
      await page.getByRole('button', { name: t('Checkout.continueToPayment') }).click()
      await page.getByRole('button', { name: RegExp(`^${t('Sandbox.pay')} `) }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('ThankYou.paidTitle') })).toBeVisible()

      const [order] = (await (await request.get(`${origin}${API_BASE}/order/customer-orders`)).json()).data
      expect(order.documents).toMatchObject([{ kind: 'invoice', number: expect.stringMatching(/^INV-\d{6}$/) }])
      await page.goto(`${origin}/profile?tab=orders`)
      await awake(page)
      const link = page.getByRole('link', { name: order.documents[0].number })
      await expect(link).toHaveAttribute('href', order.documents[0].url)
      const texts = ['Falcon Farms LLC', '100999999900003', order.orderId, order.documents[0].number]
      await expectDocument(page, origin + order.documents[0].url, [en('Invoice.title'), ar('Invoice.title')], texts)

      await move(order.orderId, 'processing', 'shipped', 'delivered', 'returned')
      await page.goto(`${origin}/profile?tab=orders`)
      await awake(page)
      const card = page.getByRole('article', { name: order.orderId })
      const note = card.getByRole('link', { name: /CN-\d{6}/ })
      const url = origin + (await note.getAttribute('href'))
      await expectDocument(
        page,
        url,
        [en('Invoice.creditTitle'), ar('Invoice.creditTitle')],
        [order.documents[0].number],
      )
      expect((await page.request.get(url.replace(/.{4}$/, 'AAAA'))).status()).toBe(404)
    },
  )

  test(
    `a cash order is invoiced at delivery, and the mail links it (${language})`,
    own('an own TRN'),
    async ({ page }) => {
      const request = await ready(page, language)
      const cart = await (await request.get(`${origin}${API_BASE}/customer/get-cart`)).json()
      expect(cart.vat).toBeGreaterThan(0)
      const email = `cash-${language}@example.com`
      const address = { firstName: 'Maryam', address: 'Villa 7', city: 'dubai' }
      const data = { ...address, email, finaltotal: cart.finalTotal, payment: false }
      const placed = await request.post(`${origin}${API_BASE}/order?lang=${language}`, { data })
      const order = (await placed.json()).data
      expect([order.vat, order.documents]).toEqual([cart.vat, undefined])
      await move(order.orderId, 'processing', 'shipped', 'delivered')
      const folder = join(dataDir, 'outbox')
      const mail = () =>
        readdirSync(folder)
          .filter((file) => file.endsWith('.json'))
          .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
          .findLast(({ to, text }) => to === email && text.includes('/invoice/'))
      await expect.poll(mail, { timeout: 20_000 }).toBeTruthy()
      const [url = ''] = /http\S+\/invoice\/\S+/.exec(mail().text) ?? []
      expect(mail().html).toContain(url)
      await expectDocument(page, url, [en('Invoice.title'), ar('Invoice.title')], [order.orderId])
      await expect(page.getByText('Buyer')).toHaveCount(0)
    },
  )
}
