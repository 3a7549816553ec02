import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { LANGUAGE_COOKIE, STARTUP_COOKIE } from '@/lib/config/constants'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { API_BASE } from '@/lib/contract/addresses'
import { groupNames } from '@/lib/contract/settings'
import { expectNoBarriers } from './axe'
import { fillIn } from './checkout-form'
import { TestCustomer } from './customers'
import { freePort } from './free-port'
import { Mailbox } from './mailbox'
import { inLanguage } from './public-pages'
import { awake, bothLanguages, expect, test, words } from './shop'

/** A new shop: the built pages and an empty catalogue. */
let shop: ChildProcess
let origin = ''
let dataDir = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(90_000)
  dataDir = mkdtempSync(join(tmpdir(), 'oasis-empty-'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  shop = spawn(process.execPath, ['--import', 'tsx/esm', 'lib/cli/start.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SHOP_DEMO: 'off',
      SHOP_URL: origin,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 80_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  shop.kill('SIGTERM')
  await once(shop, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

for (const language of bothLanguages) {
  test(`every page of an empty shop works and offers a next step (${language})`, async ({ page }) => {
    const t = words(language)
    const said = {
      '/': t('Home.emptyTitle'),
      '/shop': t('Shop.bareTitle'),
      '/offers': t('Offers.emptyTitle'),
      '/categories': t('Categories.emptyTitle'),
      ...Object.fromEntries(groupNames.map((name) => [`/settings-product/${name}`, t('Group.emptyTitle')])),
      '/about': t('About.figures', { shop: defaultShopInfo.name[language] }),
      '/company-info': t('Company.whoTitle'),
      '/contact': t('Contact.formTitle'),
    }
    for (const [path, words] of Object.entries(said)) {
      const answer = await fetch(origin + inLanguage(path, language))
      const html = await answer.text()
      expect(answer.status, path).toBe(200)
      expect(html, path).toContain(words)
      // Search engines do not index an empty list.
      const isList = /^\/(shop|offers|settings-product)/.test(path)
      expect(html.includes('<meta name="robots" content="noindex'), path).toBe(isList)
      expect(html.includes('rel="canonical"'), path).toBe(!isList)
    }
    expect((await fetch(`${origin}/details/unknown`)).status).toBe(404)
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(200)

    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    for (const path of ['/shop', '/']) {
      await page.goto(origin + inLanguage(path, language))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoBarriers(page, `empty ${path}`)
      await expect(page.locator('a[href^="/settings-product/"]'), 'no link to nothing').toHaveCount(0)
      await expect(
        page.locator('a[href*="oasis.example"]:not([href^="mailto:"])'),
        "none of the demo's links",
      ).toHaveCount(0)
      await expect(page.locator('.app-phone')).toHaveCount(0)
      const marks = page.getByRole('list', { name: t('Footer.payments') }).getByRole('listitem')
      await expect(marks, 'cards are not accepted').toHaveText([t('Footer.cash')])
    }
    await expect(page.getByRole('region', { name: t('Home.service') })).toContainText(t('Home.secureCash'))
    expect(complaints).toEqual([])
  })
}

test("a new phone number is on pages that were cached, and none of the demo's official numbers", async () => {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const paths = ['/contact', '/', '/policies/returns', '/contact?lang=ar']
  for (const path of paths) {
    // The second answer comes from the cache.
    await read(path)
    const html = await read(path)
    expect(html, path).toContain(`href="tel:${defaultShopInfo.phone}"`)
    expect(html, path).not.toMatch(/CN-0000000|100000000000003/)
    expect(html, path).toContain(path.endsWith('ar') ? 'word-ar' : 'word-en')
  }
  const token = readFileSync(join(dataDir, 'staff-token'), 'utf8').trim()
  const answer = await fetch(`${origin}/api/staff/shop/info`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ changes: { phone: '+97167654321', name: { en: 'Dunes', ar: 'كثبان' } } }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  for (const path of paths) {
    const html = await read(path)
    expect(html, path).toContain('href="tel:+97167654321"')
    expect(html, path).toContain('+971 6 765 4321')
    expect(html, path).not.toContain(defaultShopInfo.phone)
    const name = path.endsWith('ar') ? 'كثبان' : 'Dunes'
    expect(html, path).toContain(`<meta property="og:site_name" content="${name}"`)
    // Neither logo nor share picture says another name.
    expect(html, path).toContain(`<span class="shop-name">${name}</span>`)
    expect(html, path).not.toMatch(/word-(en|ar)\b/)
    expect(html, path).toMatch(/<meta property="og:image" content="[^"]*\/share\/offers-/)
  }
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Dunes · كثبان' })
})

for (const language of bothLanguages)
  test(`an order promises no messages that are not sent (${language})`, async ({ browser }) => {
    const t = words(language)
    const token = readFileSync(join(dataDir, 'staff-token'), 'utf8').trim()
    const staff = { baseURL: origin, extraHTTPHeaders: { authorization: `Bearer ${token}` } }
    const desk = await request.newContext(staff)
    const csv = 'Handle,Title,Variant Price,Variant Inventory Qty\nhay,Hay,20,100\n'
    const json = JSON.stringify({ pictures: null, dryRun: false })
    const file = { name: 'hay.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    const imported = await desk.post('/api/staff/import', { multipart: { json, file } })
    expect(await imported.text()).toContain('"type":"done"')
    const { data } = await (await desk.get('/api/staff/products/hay')).json()
    await desk.dispose()

    const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } })
    await context.addCookies([
      { name: LANGUAGE_COOKIE, value: language, url: origin },
      { name: STARTUP_COOKIE, value: 'seen', url: origin },
    ])
    const signUpCode = (phone: string) => new Mailbox(phone, dataDir).code()
    await new TestCustomer().signUp(context.request, language, { signUpCode })
    const line = { productId: data.id, quantity: 1, color: null }
    expect((await context.request.post(`${API_BASE}/customer/add-cart`, { data: line })).status()).toBe(200)
    const page = await context.newPage()
    await page.goto('/demo')
    await awake(page)
    await expect(page.getByText(t('Checkout.phoneWhy'))).toBeVisible()
    await expect(page.getByText(t('Checkout.emailHint'))).toHaveCount(0)
    await expectNoBarriers(page, 'checkout without messages')
    await fillIn(page, t, { city: 'alain', email: 'maryam@example.ae' })
    await page.getByRole('button', { name: t('Checkout.continue') }).click()
    await expect(page).toHaveURL(/thank-you/)
    await expect(page.getByText(t('ThankYou.textAlone'))).toBeVisible()
    const next = page.getByRole('region', { name: t('ThankYou.nextTitle') }).getByRole('listitem')
    await expect(next.first()).toContainText(t('ThankYou.nextOne'))
    await expect(next).toHaveCount(2)
    await expectNoBarriers(page, 'thanks without messages')
    await context.close()
  })
