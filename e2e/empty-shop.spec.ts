import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupNames } from '@/lib/contract/settings'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { expectNoBarriers } from './axe'
import { freePort } from './free-port'
import { inLanguage } from './public-pages'
import { bothLanguages, expect, test, words } from './shop'

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
  shop = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
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
      if (path === '/') await expect(page.locator('.app-phone svg')).toBeVisible()
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
    expect(html, path).toContain(`<meta property="og:site_name" content="${path.endsWith('ar') ? 'كثبان' : 'Dunes'}"`)
  }
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Dunes · كثبان' })
})
