import { API_BASE } from '@/lib/contract/addresses'
import { brokenWords } from './broken-words'
import { publicPages } from './public-pages'
import type { Locator, Page } from '@playwright/test'
import { awake, bothLanguages, expect, inTurn, test } from './shop'
import { sidewaysScroll } from './sideways'

// Browser text size 200 %: rem lengths grow, media queries in rem included.
test.beforeEach(async ({ page, context }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
})

/** Expects the root font size to be doubled. */
const expectLarge = (page: Page) => expect(page.locator('html')).toHaveCSS('font-size', '32px')

for (const language of bothLanguages)
  test(
    `nothing is clipped with text at 200 % (${language})`,
    inTurn(language === 'en'),
    async ({ open, page, catalogue }) => {
      test.setTimeout(120_000)
      const [home = '/', ...others] = await publicPages(catalogue)
      for (const path of [
        home,
        // As long as a pasted URL.
        `/shop?keyword=${'zzzzqq'.repeat(12)}`,
        ...others.filter((one) => !/^\/(shop\?|settings|product-details)/.test(one)),
      ]) {
        await page.setViewportSize({ width: 320, height: 700 })
        await open(language, path)
        await expectLarge(page)
        await expect.poll(() => sidewaysScroll(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
        // As a sticky bar it would cover nearly half of the page.
        if (path.startsWith('/details/')) await expect(page.locator('.buy-row')).toHaveCSS('position', 'static')
        await page.setViewportSize({ width: 780, height: 700 })
        await expect.poll(() => sidewaysScroll(page), `${path} at 780 px`).toBeLessThanOrEqual(0)
      }
    },
  )

for (const language of bothLanguages)
  test(
    `menu, search and filters fit with text at 200 % (${language})`,
    inTurn(language === 'ar'),
    async ({ open, page }) => {
      const fits = (layer: Locator) => layer.evaluate((one) => one.scrollWidth - one.clientWidth)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 })
        await open(language, '/shop')
        await expectLarge(page)
        for (const id of ['menu', 'filters', 'search-drop']) {
          const layer = page.locator(`#${id}`)
          await page.locator(`button[popovertarget="${id}"]:visible`).first().click()
          await expect(layer).toBeVisible()
          if (id === 'search-drop') {
            await layer.getByRole('combobox').fill(language === 'en' ? 'feed' : 'علف')
            await expect(layer.getByRole('option').first()).toBeVisible()
          }
          expect.soft(await fits(layer), `${id} at ${width} px`).toBeLessThanOrEqual(0)
          await page.keyboard.press('Escape')
        }
      }
    },
  )

for (const language of bothLanguages)
  test(
    `nothing covers the sign-in heading with text at 200 % (${language})`,
    inTurn(language === 'ar'),
    async ({ open, page }) => {
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [680, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await open(language, '/signin')
        await expectLarge(page)
        const foot = await page.locator('.auth-top').evaluate((one) => one.getBoundingClientRect().bottom)
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
        expect(heading?.y, `${width} px`).toBeGreaterThanOrEqual(foot)
      }
    },
  )

for (const language of bothLanguages)
  test(
    `no word on the way to an order breaks with text at 150 % on a phone (${language})`,
    inTurn(language === 'en'),
    async ({ shop, catalogue, page, context }) => {
      // As many characters wide as 390 px with text of 24 px.
      await page.setViewportSize({ width: 520, height: 1000 })
      const [product] = await catalogue.plenty()
      const carcasses = (await catalogue.categories()).find(({ name }) => /carcass/i.test(name))
      const [carcass] = (await catalogue.products(`?category=${carcasses?._id}`)).data.filter(({ stock }) => stock > 2)
      const { t } = await shop.signedIn({ language, cart: [product._id, carcass?._id ?? ''] })
      for (const firstName of ['Maryam', 'Abdulrahman']) {
        const data = { firstName, address: 'Villa 12, Street 34, Al Jimi', city: 'ras-al-khaimah', link: '' }
        expect((await context.request.post(`${API_BASE}/customer/add-address`, { data })).status()).toBe(200)
      }
      const expectWhole = async (what: string) => {
        await expect
          .configure({ soft: true })
          .poll(() => sidewaysScroll(page), what)
          .toBeLessThanOrEqual(0)
        expect.soft(await brokenWords(page), what).toEqual([])
      }
      await page.goto('/cart')
      await awake(page)
      await expectLarge(page)
      await expectWhole('/cart')
      await page.goto('/demo')
      await awake(page)
      await expectWhole('/demo')
      await page.getByRole('button', { name: t('Checkout.addNewAddress') }).click()
      await page.getByRole('button', { name: t('Checkout.continueToPayment') }).click()
      await expect(page.getByText(t('Checkout.FirstNameIsRequired')).first()).toBeVisible()
      await expectWhole('/demo, with what is missing')
      await page.goto('/profile')
      await awake(page)
      await expectWhole('/profile')
      // A sticky footer would leave one cart line visible.
      await page.getByRole('link', { name: t('Cart.open', { count: 2 }) }).click()
      await expect(page.locator('.cart-foot')).toHaveCSS('position', 'static')
    },
  )

for (const language of bothLanguages)
  test(
    `no word of home and contact breaks with text at 125 % on a small phone (${language})`,
    inTurn(language === 'en'),
    async ({ open, page }) => {
      // As many characters wide as 360 px with text of 20 px.
      await page.setViewportSize({ width: 576, height: 1248 })
      for (const path of ['/', '/contact']) {
        await open(language, path)
        await expectLarge(page)
        await expect
          .configure({ soft: true })
          .poll(() => sidewaysScroll(page), path)
          .toBeLessThanOrEqual(0)
        expect.soft(await brokenWords(page), path).toEqual([])
      }
    },
  )
