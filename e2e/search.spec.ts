import type { Page } from '@playwright/test'
import { fromAed } from '@/lib/contract/money'
import { KEYWORD_MAX } from '@/lib/contract/product-query'
import { formatPrice } from '@/lib/i18n/price'
import { expectNoBarriers } from './axe'
import { holdPages } from './slow-pages'
import { bothLanguages, expect, inTurn, own, sameEverywhere, test, words } from './shop'

function drop(page: Page) {
  return page.locator('#search-drop')
}

for (const language of bothLanguages) {
  const t = words(language)
  for (const width of [390, 1280]) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test(
        'the search answers as one types, and is gone through by keyboard',
        inTurn((language === 'en') === (width === 390)),
        async ({ open, page, catalogue }) => {
          const asked = await catalogue.word(language)
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await open(language, '/about')
          await page.locator('[popovertarget="search-drop"]:visible').first().click()
          const field = page.getByRole('combobox', { name: t('Header.searchField') })
          await expect(field).toBeFocused()
          await expect(drop(page).getByRole('heading', { name: t('Search.categories') })).toBeVisible()
          await expectNoBarriers(page, 'search, empty')
          if (width === 390) {
            const circles = drop(page).locator('a.search-circle')
            await expect(circles.first()).toBeVisible()
            const boxes = await circles.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON()))
            const shown = boxes.map((box) => (box ? Math.min(box.x + box.width, width) - Math.max(box.x, 0) : 0))
            const cut = shown.map((part, at) => part / (boxes[at]?.width ?? 1)).filter((part) => part > 0 && part < 1)
            expect(cut, 'one circle is shown in part, so that one sees that more follow').toHaveLength(1)
            expect(Math.abs((cut[0] ?? 0) - 0.5)).toBeLessThan(0.3)
          }

          await field.fill(asked)
          const found = await catalogue.products(`?keyword=${encodeURIComponent(asked)}&lang=${language}`)
          const options = page.getByRole('option')
          await expect(options).toHaveCount(Math.min(6, found.data.length))
          await expect(drop(page).locator('mark').first()).toBeVisible()
          // What one chooses by is heard first, and not all that stands there at once.
          const [first] = found.data
          if (!first) throw new Error('nothing was found')
          const [title, told] =
            language === 'ar' ? [first.titleAr, first.descriptionAr] : [first.titleEn, first.descriptionEn]
          const price = (aed: number) => formatPrice(fromAed(aed), language)
          const heard = [
            title,
            ...(first.oldPrice === null ? [] : [t('Price.now')]),
            price(first.newPrice),
            ...(first.oldPrice === null ? [] : [t('Price.before', { price: price(first.oldPrice) })]),
            ...(first.averageRating === null
              ? []
              : [t('Stars.words', { value: first.averageRating.toFixed(1), count: -1 })]),
          ]
          // Where a title is cut before a comma, the rest of it follows after a space.
          const name = heard.join(' ').replace(/[$()*+.?[\]^{|}\\]/g, '\\$&')
          await expect(options.first()).toHaveAccessibleName(new RegExp(`^${name.replaceAll(',', ' ?,')}$`))
          expect(await options.first().getAttribute('aria-describedby')).toContain('description')
          await expect(page.locator(`#${await options.first().getAttribute('id')}-description`)).toContainText(
            told.slice(0, 20),
          )
          await expect(drop(page).getByRole('link', { name: t('Search.all', { count: found.results }) })).toBeVisible()
          await expectNoBarriers(page, 'search, results')

          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('ArrowDown')
          const second = options.nth(1)
          await expect(second).toHaveAttribute('aria-selected', 'true')
          await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
          await page.keyboard.press('Enter')
          await expect(page).toHaveURL(new RegExp(`/details/${found.data[1]?._id}$`))
          await expect(drop(page)).toBeHidden()
        },
      )
    })
  }

  test(
    `a slip of the finger and another spelling find what was meant (${language})`,
    own('how much a search forgives is up to whoever made it'),
    async ({ open, page }) => {
      const [slip, meant] = language === 'ar' ? ['الابل', /إبل/] : ['camle', /camel/i]
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(language, '/shop')
      await expect(drop(page)).toHaveAttribute('data-ready', '')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: t('Header.searchField') }).fill(slip)
      await expect(page.getByRole('option').first()).toContainText(meant)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/shop\?keyword=/)
      await expect(page.locator('main article').first()).toContainText(meant)
    },
  )

  test(
    `what is not found leads on, and what cannot be asked can be asked again (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ page, catalogue }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/about?lang=${language}`)
      await expect(drop(page)).toHaveAttribute('data-ready', '')
      await page.keyboard.press('Control+k')
      const field = page.getByRole('combobox', { name: t('Header.searchField') })
      await field.fill('qqzzxx')
      await expect(
        drop(page)
          .getByText(t('Search.noneTitle', { keyword: 'qqzzxx' }))
          .last(),
      ).toBeVisible()
      await expect(drop(page).getByRole('status')).toHaveText(t('Search.noneTitle', { keyword: 'qqzzxx' }))
      await expectNoBarriers(page, 'search, nothing')
      await page.context().setOffline(true)
      await field.fill('qqzzxxy')
      await expect(drop(page).getByText(t('Search.offline'))).toBeVisible()
      await expect(drop(page).getByText(t('Search.noneText')), 'nothing was asked').toBeHidden()
      await page.context().setOffline(false)

      await page.route('**/api/v1.0/product?**', (route) => route.fulfill({ status: 429, json: { message: 'no' } }))
      await field.fill(await catalogue.word(language))
      await expect(drop(page).getByRole('alert')).toContainText(t('Search.failed'))
      await page.unroute('**/api/v1.0/product?**')
      await drop(page)
        .getByRole('button', { name: t('Search.retry') })
        .click()
      await expect(field, 'the button is gone').toBeFocused()
      await expect(page.getByRole('option').first()).toBeVisible()
      await field.press('Escape')
      await expect(drop(page)).toBeHidden()
      await expect(page.locator('#search-field'), 'what was typed is not lost').not.toHaveValue('')
    },
  )

  test(
    `Enter leads to all results, which are remembered (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page, catalogue }) => {
      const word = await catalogue.word(language)
      // As long as one may be: it is cut where its line ends.
      const asked = Array.from({ length: KEYWORD_MAX / (word.length + 1) }, () => word).join(' ')
      await open(language, '/about')
      await expect(drop(page)).toHaveAttribute('data-ready', '')
      await page.keyboard.press('Control+k')
      const field = page.getByRole('combobox', { name: t('Header.searchField') })
      await field.fill(asked)
      const release = await holdPages(page)
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-progress]'), 'it is on its way').toBeVisible()
      release()
      await expect(page).toHaveURL(/\/shop\?keyword=/)
      await expect(drop(page)).toBeHidden()
      await page.keyboard.press('Control+k')
      await field.fill('')
      await expect(drop(page).getByRole('link', { name: asked, exact: true })).toBeVisible()
      expect(await drop(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      await drop(page)
        .getByRole('button', { name: t('Search.forget') })
        .click()
      await expect(drop(page).getByRole('link', { name: asked, exact: true })).toBeHidden()
    },
  )
}

test(
  'the page stays where it is beneath the search, and goes back without it',
  sameEverywhere,
  async ({ open, page }) => {
    await open('ar', '/categories')
    await page
      .getByRole('link', { name: words('ar')('Header.offers'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL('/offers')
    await expect(drop(page)).toHaveAttribute('data-ready', '')
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await page.keyboard.press('Control+k')
    await expect(drop(page)).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(500)
    await page.goBack()
    await expect(page).toHaveURL('/categories')
    await expect(drop(page)).toBeHidden()
  },
)

test(
  'results are opened in tabs of their own one after the other; who comes back to the search chooses anew',
  sameEverywhere,
  async ({ open, page, context, catalogue }) => {
    const word = await catalogue.word('en')
    await open('en', '/about')
    await expect(drop(page)).toHaveAttribute('data-ready', '')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: words('en')('Header.searchField') })
    await field.fill(word)
    const option = page.getByRole('option').first()
    for (const tabs of [2, 3]) {
      await Promise.all([context.waitForEvent('page'), option.click({ modifiers: ['ControlOrMeta'] })])
      expect(context.pages()).toHaveLength(tabs)
      await expect(drop(page)).toBeVisible()
    }
    await field.press('ArrowDown')
    await expect(field).toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(option).toBeVisible()
    await expect(field).not.toHaveAttribute('aria-activedescendant', /./)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search leads to its results', sameEverywhere, async ({ open, page }) => {
    await open('en', '/about')
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('camel')
    await page.getByRole('searchbox', { name: 'Search the shop' }).press('Enter')
    await expect(page).toHaveURL(/\/shop\?keyword=camel$/)
  })
})
