import type { Locator } from '@playwright/test'
import { expectNoBarriers } from './axe'
import { bothLanguages, expect, inTurn, sameEverywhere, test, words } from './shop'
import { holdPages } from './slow-pages'
import { watchPaint } from './wire'

/** How long after a click layout shifts are excused, ms, with a margin. */
const EXCUSED = 600

for (const language of bothLanguages) {
  const t = words(language)

  test(
    `the header becomes compact after 100 px and marks the current page (${language})`,
    inTurn(language === 'ar'),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open(language, '/categories')
      const header = page.locator('header')
      const nav = page.getByRole('navigation', { name: t('Header.nav') }).first()
      await expect(nav.getByRole('link', { name: t('Header.shop') })).toHaveAttribute('aria-current', 'true')
      await page.evaluate(() => scrollTo(0, 100))
      await expect(header).not.toHaveAttribute('data-active')
      await page.evaluate(() => scrollTo(0, 101))
      await expect(header).toHaveAttribute('data-active', '')
      await expect(header).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 0))
      await expect(header).not.toHaveAttribute('data-active')
      const ways = (['signIn', 'createAccount'] as const).map((key) =>
        header.getByRole('link', { name: t(`Header.${key}`) }).first(),
      )
      for (const way of ways) await expect(way).toBeVisible()
      // As high as with ample room: still on one line.
      const heights = () =>
        Promise.all(ways.map((way) => way.evaluate((link) => (link instanceof HTMLElement ? link.offsetHeight : null))))
      const roomy = await heights()
      await page.setViewportSize({ width: 700, height: 800 })
      expect(await heights()).toEqual(roomy)
      await expect(header.getByText(t('Header.search'), { exact: true })).toHaveJSProperty(
        'scrollWidth',
        await header.getByText(t('Header.search'), { exact: true }).evaluate((words) => words.clientWidth),
      )
    },
  )

  test(
    `the search field names the shop in full to a customer (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ shop, page }) => {
      await shop.signedIn({ language })
      await page.goto('/categories')
      const name = words(language)('Header.searchPlaceholder', { shop: language === 'ar' ? 'واحة' : 'Oasis' })
      const field = page.locator('header').getByText(name)
      for (const width of [1440, 1280, 1200, 900]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(field).toBeVisible()
        const cut = await field.evaluate((one) => one.scrollWidth - one.clientWidth)
        expect(cut, `${width} px`).toBeLessThanOrEqual(0)
      }
    },
  )

  test(`the phone menu is a dialog with links (${language})`, async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(language, '/company-info')
    // The strip above the bar is one line on the smallest phone, too.
    const strip = page.getByRole('banner').locator('p').first()
    const room = await strip.locator('xpath=..').boundingBox()
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(room?.height ?? 0)
    await page.setViewportSize({ width: 390, height: 844 })
    const menu = page.getByRole('dialog', { name: t('Header.menu') })
    await page.getByRole('button', { name: t('Header.menu'), exact: true }).click()
    await expect(menu.getByRole('link', { name: t('Header.about') })).toHaveAttribute('aria-current', 'true')
    await expect(menu.getByRole('link', { name: t('Footer.categories') })).toHaveAttribute('href', '/categories')
    const carcasses = menu.getByRole('link', { name: t('Footer.carcasses') })
    await expect(carcasses).toHaveAttribute('href', '/settings-product/carcasses')
    await expectNoBarriers(page, 'menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: t('Header.menu'), exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: t('Header.offers') }).click()
    await expect(page).toHaveURL(/\/offers$/)
    await expect(menu).toBeHidden()
  })

  test(
    `a new page starts at its top with focus; Back restores the scroll position (${language})`,
    inTurn(language === 'en'),
    async ({ open, page }) => {
      await open(language, '/shop')
      const last = page.locator('main article').last().getByRole('heading').getByRole('link')
      await last.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      expect(place).toBeGreaterThan(200)
      await last.click()
      await expect(page).toHaveURL(/\/details\//)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.locator('main')).toBeFocused()
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 120)
      // Scrolls so little that the next page's top is in view.
      await page.evaluate(() => scrollTo(0, 8))
      await last.evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(/\/details\//)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    },
  )

  test(
    `no layout shift when the header hides and returns (${language})`,
    inTurn(language === 'ar'),
    async ({ open, page, shop, catalogue }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await watchPaint(page)
      await open(language, '/')
      /** Follows a link to a page that arrives after the click's grace period, ms. */
      const lead = async (link: Locator, to: RegExp) => {
        const release = await holdPages(page)
        await link.click()
        await page.waitForTimeout(EXCUSED)
        release()
        await expect(page).toHaveURL(to)
        await expect(page.locator('main')).toBeFocused()
        expect(await page.evaluate(() => window.paint?.shift)).toBeLessThan(0.01)
      }
      await page.getByRole('button', { name: t('Header.menu'), exact: true }).click()
      const menu = page.getByRole('dialog', { name: t('Header.menu') })
      await lead(menu.getByRole('link', { name: t('Header.signIn') }), /\/signin/)
      await lead(page.getByRole('link', { name: t('Account.back') }), /\/$/)
      await shop.signedIn({ language, cart: [(await catalogue.plenty())[0]._id] })
      await open(language, '/cart')
      await lead(page.getByRole('main').getByRole('link', { name: t('Cart.proceed') }), /\/demo$/)
      await lead(page.getByRole('main').getByRole('link', { name: t('Checkout.stepCart'), exact: true }), /\/cart$/)
    },
  )

  test(
    `Back restores the scroll position after a slow page (${language})`,
    inTurn(language === 'en'),
    async ({ open, page }) => {
      await open(language, '/shop')
      const last = page.locator('main article').last().getByRole('heading').getByRole('link')
      await last.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      const release = await holdPages(page)
      await last.click()
      await expect(page.locator('[data-awaited] .aspect-square').filter({ visible: true }).last()).toBeInViewport()
      await expect(last).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(place)
      release()
      await expect(page).toHaveURL(/\/details\//)
      await expect(page.locator('[data-awaited]')).toHaveCount(0)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 120)
    },
  )

  test(`the footer has all contact links (${language})`, inTurn(language === 'ar'), async ({ open, page }) => {
    await open(language, '/about')
    const footer = page.locator('footer')
    for (const name of ['instagram', 'facebook', 'tiktok', 'whatsapp'] as const)
      await expect(footer.getByRole('link', { name: t(`Footer.${name}`) })).toBeVisible()
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
    await expect(footer.getByRole('list', { name: t('Footer.payments') })).toBeVisible()
    const map = footer.locator('[data-map]')
    await expect(map).toHaveAttribute('data-map', 'drawn')
    await footer.scrollIntoViewIfNeeded()
    await map.scrollIntoViewIfNeeded()
    // A map, or the drawn one without a tile server: never a gap.
    await expect(map).toHaveAttribute('data-map', /shown|lost/)
    await expect(map.locator('a[href*="openstreetmap"]').first()).toBeVisible()
  })
}

test.describe('with the worker that keeps the offline page', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const language of bothLanguages) {
    const t = words(language)
    test(`an unreachable page says so (${language})`, async ({ page, context }) => {
      await page.goto(`/about?lang=${language}`)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      // One language runs without the browser's `online` event.
      if (language === 'ar')
        await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
      await context.setOffline(true)
      await page.goto('/shop').catch(() => undefined)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Offline.title'))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoBarriers(page, 'offline')
      await context.setOffline(false)
      await expect(page.locator('main article').first()).toBeVisible()
      expect(await page.evaluate(async () => (await (await caches.open('offline-2')).keys()).length)).toBe(1)
    })
  }
})

for (const language of bothLanguages) {
  const t = words(language)
  test(
    `the page survives a lost connection, and pending requests complete when it is back (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page, context, complaints }) => {
      complaints.expectNoConnection()
      const heading = page.getByRole('heading', { level: 1 })
      const note = page.locator('.plain-toast').filter({ hasText: t('Offline.waits') })
      const cards = page.locator('main article')
      await page.setViewportSize({ width: language === 'ar' ? 390 : 1280, height: 800 })
      await open(language, '/shop')
      const first = await cards.first().innerText()
      await context.setOffline(true)
      await expect(note).toBeVisible()
      await page.locator('main nav a[href*="page=2"]').first().click()
      await expect(page.locator('[data-progress]')).toBeVisible()
      // Longer than the delay of the skeletons.
      await page.waitForTimeout(400)
      expect(await cards.first().innerText(), 'the products stay').toBe(first)
      await expect(cards.first()).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: t('Offline.waits') }), 'announced').toBeAttached()
      await expectNoBarriers(page, 'without a connection')
      await context.setOffline(false)
      await expect(page).toHaveURL('/shop?page=2')
      await expect(note).toBeHidden()
      await expect(cards.first()).not.toHaveText(first)

      // Opens a product and goes back before it arrives.
      const link = cards.nth(4).locator('a.card-link')
      await context.setOffline(true)
      await link.click()
      await expect(page).toHaveURL(/\/details\//)
      await page.goBack()
      await expect(page).toHaveURL('/shop?page=2')
      await expect(heading).toHaveText(t('Shop.title'))
      await expect(note, 'the reconnect is announced before the next loss').toBeVisible()
      await context.setOffline(false)
      await expect(note).toBeHidden()

      // Lazily loaded code waits as well.
      const cold = page.getByRole('dialog')
      await context.setOffline(true)
      await expect(note).toBeVisible()
      await page.locator('main article a[data-quick-view]').nth(3).click()
      await page.waitForTimeout(400)
      await context.setOffline(false)
      await expect(cold.locator('.buy-button')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(cold).toBeHidden()

      // The dialog's code is loaded by now: the product loads without a retry.
      const eyes = page.locator('main article a[data-quick-view]')
      const layer = page.getByRole('dialog')
      await eyes.nth(2).click()
      await expect(layer.locator('.buy-button')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(layer).toBeHidden()
      await context.setOffline(true)
      await expect(note).toBeVisible()
      await eyes.nth(4).click()
      await expect(layer.getByText(t('QuickView.failed'))).toBeVisible()
      await expect(note, 'also over the dialog').toBeInViewport()
      await context.setOffline(false)
      await expect(layer.locator('.buy-button')).toBeVisible()
    },
  )
}

test('the offline page, opened directly, stays', async ({ page }) => {
  await page.clock.install()
  const requested: string[] = []
  await page.goto('/offline.html')
  page.on('request', (request) => requested.push(request.url()))
  await page.clock.runFor(10_000)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
  expect(requested).toEqual([])
})
