import { readdirSync } from 'node:fs'
import { API_BASE } from '@/lib/contract/addresses'
import { STAFF_BASE } from '@/lib/contract/staff'
import { staffCalls, staffPages } from '@/lib/contract/staff-rights'
import { failureWords } from '@/lib/i18n/failure-words'
import { BROWSER_ENCODINGS, fetchRaw } from './bench/http'
import { fillSignIn } from './customers'
import { awake, bothLanguages, expect, test, words } from './shop'

// The shop on a realistic API host: see e2e/reference-host. Runs serially, because its faults affect every test.
test.describe.configure({ mode: 'default' })

/** Compressed bytes of /shop. Standards 25. */
const HTML_MAX = 25 * 1024

/** Sets switches of the host and resets all others. */
async function turn(host: string | null, switches: Record<string, unknown>): Promise<void> {
  // Keeps the pictures at 500 kB each.
  await fetch(`${host}/__switches`, { method: 'PUT', body: JSON.stringify({ side: 410, ...switches }) })
}

test.beforeEach(({ referenceHost }) => turn(referenceHost, {}))
// Later tests need no heavy pictures.
test.afterAll(({ referenceHost }) => turn(referenceHost, { side: 60 }))

for (const language of bothLanguages) {
  test(`the catalogue: pages are light although pictures are base64, and everything is there (${language})`, async ({
    open,
    page,
    request,
    baseURL,
  }) => {
    const t = words(language)
    for (const path of ['/', '/shop', '/offers', '/details/1001']) {
      const answer = await fetchRaw(`${baseURL}${path}?lang=${language}`, {
        'accept-encoding': BROWSER_ENCODINGS,
        accept: 'text/html',
      })
      const html = answer.text
      expect(answer.status, path).toBe(200)
      if (path === '/shop') expect(answer.body.byteLength).toBeLessThan(HTML_MAX)
      expect(html).not.toMatch(/[A-Za-z0-9+/]{3000}/)
      const preview = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const image = await request.get(new URL(preview).pathname)
      expect([image.status(), image.headers()['content-type']], preview).toEqual([200, 'image/jpeg'])
    }
    await open(language, '/shop?category=105')
    await expect(page.locator('main article')).toHaveCount(6)
    const image = page.locator('main article img').first()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
    await page.goto('/details/1081')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'ar' ? 'طوق نايلون' : 'Nylon collar')
    await page.goto('/details/1144')
    await expect(page.getByText(t('Product.available')).filter({ visible: true }).first()).toBeVisible()
    expect((await request.get('/details/4711')).status()).toBe(404)
    expect((await request.get('/policies/returns')).status()).toBe(404)
    await expect(page.locator('a[href^="/policies/"]')).toHaveCount(0)
    expect((await request.get('/shop?page=9')).status()).toBe(404)
  })
}

test('a customer signs in, orders through a restart and a lost answer once, and rates; no database is made', async ({
  shop,
  page,
  request,
  referenceHost,
}) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { t, customer, page: same } = await shop.signedIn({ language: 'en' })
  await same.context().clearCookies({ name: 'customerToken' })
  await page.goto('/signin?next=%2Fdetails%2F1001')
  await fillSignIn(page, 'en', customer)
  await expect(page).toHaveURL(/\/details\/1001$/)
  await awake(page)
  const added = page.waitForResponse((response) => response.url().includes('/customer/add-cart'))
  await page
    .getByRole('button', { name: t('Buy.add'), exact: true })
    .first()
    .click()
  expect((await added).status()).toBe(200)

  await page.goto('/demo')
  await awake(page)
  await page.getByLabel(t('Checkout.email'), { exact: true }).fill('m@example.ae')
  await page.getByLabel(t('Checkout.firstName'), { exact: true }).fill('Maryam')
  await page.getByLabel(t('Checkout.address'), { exact: true }).fill('Villa 7')
  await page.getByLabel(t('Checkout.city'), { exact: true }).selectOption('alain')
  await page.getByRole('radio', { name: t('Checkout.cash') }).check()
  const order = page.getByRole('button', { name: t('Checkout.continue') })
  const counts = async () => (await request.get(`${referenceHost}/__counts`)).json()
  const { orders } = await counts()
  // Away for longer than reads are retried: the customer sees an error and keeps the input.
  await request.put(`${referenceHost}/__restart/4000`)
  await order.click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(page.getByLabel(t('Checkout.address'), { exact: true })).toHaveValue('Villa 7')
  await expect.poll(async () => (await fetch(`${referenceHost}/__counts`).catch(() => null))?.status ?? 0).toBe(200)
  await turn(referenceHost, { loseOrderAnswers: true, failReads: 0.3 })
  await expect(async () => {
    if (!page.url().includes('/thank-you')) await order.click()
    await expect(page).toHaveURL(/\/thank-you\?order=/, { timeout: 5000 })
  }).toPass({ timeout: 30_000 })
  expect((await counts()).orders).toBe(orders + 1)
  await turn(referenceHost, {})

  const taken = await page.request.get(`${API_BASE}/order/customer-orders`)
  const [{ orderId }] = (await taken.json()).data
  await request.put(`${referenceHost}/__status/${orderId}`, { data: '"delivered"' })
  await page.goto('/profile?tab=orders')
  await awake(page)
  const card = page.getByRole('article')
  await expect(card).toContainText('Your order has arrived. Thank you!')
  await card.getByRole('button', { name: t('Orders.addRatingOf', { title: 'Leather falcon hood' }) }).click()
  const dialog = page.getByRole('dialog', { name: t('Rating.title') })
  await dialog.getByText(t('Rating.star4')).click({ force: true })
  await dialog.getByRole('button', { name: t('Rating.submit') }).click()
  await expect(card.getByText(t('Orders.yourRating'))).toBeVisible()
})

test('there is no back office: its pages and calls answer 404', async ({ request }) => {
  const entries = [
    '/staff/sign-in',
    '/staff/first',
    '/staff/join',
    '/staff/second-factor',
    '/staff/orders/1',
    '/staff/no',
  ]
  for (const path of [...Object.keys(staffPages), ...entries])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404])
  for (const call of Object.keys(staffCalls)) {
    const [method, path = ''] = call.replaceAll(/:\w+/g, '1').split(' ')
    expect([call, (await request.fetch(`${STAFF_BASE}${path}`, { method })).status()]).toEqual([call, 404])
  }
})

test('a slow host, a failing one, one that stalls, and a session that is over', async ({
  shop,
  page,
  referenceHost,
  request,
}) => {
  test.setTimeout(90_000)
  await shop.signedIn({ language: 'ar' })
  await page.goto('/shop')
  await expect(page.locator('main article')).toHaveCount(12)
  await turn(referenceHost, { delay: 2000 })
  await page.goto('/shop?category=103')
  await expect(page.locator('main article')).toHaveCount(5)
  await turn(referenceHost, { failReads: 0.3 })
  for (const id of [1041, 1042, 1043, 1061, 1062, 1063])
    expect((await request.get(`/details/${id}`)).status()).toBe(200)
  await turn(referenceHost, { stall: true })
  const begun = Date.now()
  expect((await request.get('/shop')).status()).toBe(200)
  expect(Date.now() - begun).toBeLessThan(4000)
  const unseen = await request.get('/shop?category=102&lang=ar')
  expect(unseen.status()).toBe(503)
  expect(unseen.headers()['retry-after']).toBe('5')
  const said = (await unseen.text()).replaceAll(/<script[^]*?<\/script>/g, '')
  expect(said).toContain(`${failureWords.ar.title}</h1>`)
  expect(said).toMatch(/<html lang="ar" dir="rtl"[^]*<footer/)
  expect(Date.now() - begun).toBeLessThan(20_000)
  expect((await request.get('/healthz')).status()).toBe(200)
  await turn(referenceHost, { tokensOver: true })
  // The circuit stays open for three seconds after a stall, not longer.
  await expect
    .poll(async () => (await (await request.get('/readyz')).json()).host, { timeout: 4000, intervals: [100] })
    .toBe('ok')
  await page.goto('/cart')
  await expect(page).toHaveURL(/\/signin\?next=%2Fcart$/)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('customerToken')
  const folder = process.env.E2E_HOST_DATA_DIR
  if (folder) expect(readdirSync(folder)).toEqual(['pictures', 'static'])
})
