import type { Page, Request } from '@playwright/test'
import type { Catalogue } from './catalogue'
import { awake, bothLanguages, expect, inTurn, sameEverywhere, test, words } from './shop'

/** Each language at one width: what differs between the widths is held where it stands. */
const width = { en: 1280, ar: 390 }

/** A category of the home page whose first product has pictures to go through. */
async function shelfWithPictures(catalogue: Catalogue) {
  for (const category of await catalogue.categories()) {
    const [product] = (await catalogue.products(`?category=${category._id}`)).data
    if (category.value !== 'carcasses' && product && product.imagesBase64.length > 1) return { category, product }
  }
  throw new Error('some product that is first in its category has several pictures')
}

for (const language of bothLanguages) {
  test.describe(language, () => {
    test.use({ viewport: { width: width[language], height: 844 } })
    const t = words(language)

    test(
      'from home to a category to a product, whose pictures can be gone through',
      inTurn(language === 'en'),
      async ({ open, catalogue }) => {
        const page = await open(language, '/')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { category, product } = await shelfWithPictures(catalogue)
        const name = language === 'ar' ? category.nameAr : category.name
        await page.locator('main').getByRole('link', { name, exact: true }).first().click()
        await expect(page).toHaveURL(new RegExp(`/shop\\?category=${category._id}$`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

        const title = language === 'ar' ? product.titleAr : product.titleEn
        await page.locator('main').getByRole('link', { name: title, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

        const row = page.getByRole('list', { name: t('Details.gallery', { title }) })
        await row.focus()
        await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
        await expect.poll(() => row.evaluate((one) => Math.round(Math.abs(one.scrollLeft) / one.clientWidth))).toBe(1)
      },
    )

    test(
      'a search finds what is there, and every picture of it arrives',
      inTurn(language === 'en'),
      async ({ open, catalogue }) => {
        const word = await catalogue.word(language)
        const page = await open(language, '/shop')
        await page
          .getByRole('form', { name: t('Shop.searchResults') })
          .getByRole('textbox')
          .fill(word)
        await expect(page).toHaveURL(/keyword=/)
        const chosen = page.getByRole('list', { name: t('Shop.chosen') }).getByRole('link')
        await expect(chosen).toHaveCount(1)
        const cards = page.locator('main article')
        const { data } = await catalogue.products(`?keyword=${encodeURIComponent(word)}`)
        await expect(cards).toHaveCount(data.length)
        for (const card of await cards.all()) {
          await card.scrollIntoViewIfNeeded()
          const image = card.locator('img').first()
          const arrived = () => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
          await expect.poll(arrived, { timeout: 15_000 }).toBe(true)
        }
        await chosen.click()
        await expect(page).toHaveURL(/\/shop$/)
      },
    )
  })
}

test('the language toggle keeps the place, and the choice stays', sameEverywhere, async ({ open, page }) => {
  await open('en', '/shop?page=2')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL(/page=2/)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test(
  'Back to before the language was changed leads to that page in the language chosen',
  sameEverywhere,
  async ({ open, page }) => {
    await open('ar', '/shop')
    await page.locator('a[hreflang="en"]:visible').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await awake(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/shop/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  },
)

test(
  'a language chosen in one tab is that of the next page in the other, whole',
  sameEverywhere,
  async ({ open, page, context }) => {
    await open('en', '/shop')
    const inArabic = words('ar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const other = await context.newPage()
    await other.goto('/about?lang=ar')
    await other.close()

    await page
      .locator('header')
      .getByRole('link', { name: words('en')('Header.offers'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/offers$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(
      page.locator('header').getByRole('link', { name: inArabic('Header.offers'), exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inArabic('Header.offers'))
  },
)

for (const language of bothLanguages)
  test(
    `Back leads the keyboard to the link that was followed, after the way past the header too (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page }) => {
      const place = () => page.evaluate(() => Math.round(scrollY))
      await page.setViewportSize({ width: width[language], height: 700 })
      await open(language, '/shop?page=2')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()

      const card = page.locator('main article').nth(6)
      for (const link of [card.locator('a.card-link'), card.locator('a[data-quick-view]')]) {
        await card.hover()
        await link.focus()
        const before = await place()
        expect(before, 'the page is scrolled').toBeGreaterThan(0)
        const opensLayer = (await link.getAttribute('data-quick-view')) !== null
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/details\//)
        if (opensLayer) {
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.keyboard.press('Escape')
        } else {
          // The page itself: its skeleton may stand beside it for a moment.
          await expect(page.locator('#main .facts:not(.min-h-140)')).toBeVisible()
          await page.goBack()
        }
        await expect(page).toHaveURL('/shop?page=2')
        await expect(link).toBeFocused()
        await expect.poll(place).toBe(before)
      }
      await card.locator('a.card-link').click()
      await expect(page.locator('#main')).toBeFocused()
      await page.goBack()
      await expect(page.locator('#main'), 'by mouse: a card with the focus looks as under the mouse').toBeFocused()
      await page.locator('header a[href="/"]').first().click()
      await expect(page).toHaveURL('/')
      await expect(page.locator('#main'), 'a page that was not gone back to is begun').toBeFocused()
    },
  )

test('the way to the reviews leaves the address as it is', sameEverywhere, async ({ open, page, catalogue }) => {
  const product = (await catalogue.everything()).find((one) => one.ratingsCount > 3)
  if (!product) throw new Error('the demo has reviews')
  const path = `/details/${product._id}`
  await page.setViewportSize({ width: 390, height: 700 })
  const ways = {
    link: async () => {
      await open('en', path)
      await page.locator('main a[href="#reviews"]').click()
    },
    address: async () => {
      await page.goto('about:blank')
      await page.goto(`${path}#reviews`)
    },
  }
  for (const follow of Object.values(ways)) {
    await follow()
    await expect(page.locator('#reviews')).toBeInViewport()
    await expect(page).toHaveURL(path)
    await page.keyboard.press('Tab')
    await expect(page.locator('#reviews :focus'), 'the keyboard goes on there').toBeVisible()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY), 'a reload stays there').toBeGreaterThan(0)
  }
})

test.describe('looking ahead', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  /** Fetches of product pages, not counting the one by which a document learns once where such pages live. Standards 27. */
  function productFetches(page: Page) {
    const fetches: Request[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (!searchParams.has('_rsc') || !pathname.startsWith('/details/')) return
      if (request.headers()['next-router-segment-prefetch'] !== '/_tree') fetches.push(request)
    })
    return {
      paths: () => fetches.map((fetch) => new URL(fetch.url()).pathname),
      allCome: () => Promise.all(fetches.map(async (fetch) => (await fetch.response())?.finished())),
    }
  }

  test(
    'a product is fetched once, on intent, and is complete after the tap',
    sameEverywhere,
    async ({ open, page }) => {
      const fetches = productFetches(page)
      await open('en', '/shop')
      const cards = page.locator('main article a.card-link')
      const intended: string[] = []
      for (const at of [0, 1, 2]) {
        intended.push((await cards.nth(at).getAttribute('href')) ?? '')
        await cards.nth(at).hover()
        await expect.poll(fetches.paths).toEqual(intended)
      }
      await fetches.allCome()
      const title = await cards.nth(1).innerText()
      await cards.nth(1).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.trim())
      // What stands below the first screen follows by itself.
      await expect(page.locator('#reviews, #related').first()).toBeAttached()
      expect(fetches.paths()).toEqual(intended)
      await page.goBack()
      await expect(cards.first()).toBeVisible()
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.trim())
      await expect(page.locator('#reviews, #related').first()).toBeAttached()
    },
  )

  test('nothing is fetched ahead for those who save data', sameEverywhere, async ({ open, page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    const fetches = productFetches(page)
    await open('en', '/shop')
    const card = page.locator('main article a.card-link').first()
    await card.hover()
    await page.waitForTimeout(700)
    expect(fetches.paths()).toEqual([])
    await card.click()
    await expect(page).toHaveURL(/\/details\//)
    await expect.poll(() => fetches.paths()).toHaveLength(1)
  })
})
