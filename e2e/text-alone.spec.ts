import type { Locator } from '@playwright/test'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { staffPages } from '@/lib/contract/staff-rights'
import { invite, joinTeam } from './office'
import { publicPages } from './public-pages'
import { bothLanguages, expect, inTurn, own, sameEverywhere, test, words } from './shop'
import { sidewaysScroll } from './sideways'

const widths = [1280, 1024, 768, 390, 320]

// Safari and Firefox can zoom text only: rem lengths grow, breakpoints stay.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  ),
)

for (const language of bothLanguages)
  test(
    `no page is wider than its window with text-only zoom at 200 % (${language})`,
    inTurn(language === 'en'),
    async ({ open, page, catalogue }) => {
      test.setTimeout(120_000)
      const unrated = (await catalogue.everything()).find(({ ratingsCount, sale }) => ratingsCount === 0 && sale)
      const others = [`/details/${unrated?._id}`, '/shop?view=list', '/shop?page=5']
      for (const path of [...(await publicPages(catalogue)), ...others]) {
        await open(language, path)
        await expect(page.locator('html')).toHaveCSS('font-size', '32px')
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          await expect.poll(() => sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    },
  )

for (const language of bothLanguages)
  test(
    `no page of the back office is wider than its window with text-only zoom at 200 % (${language})`,
    inTurn(language === 'ar', own('An API host has a back office of its own.')),
    async ({ page, context, request, baseURL }) => {
      test.setTimeout(120_000)
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
      await joinTeam(page, (await invite(request, 'owner')).path, language)
      const firstOf = async (list: string) => {
        await page.goto(`/staff/${list}`)
        return page.locator(`#main .staff-row-link[href^="/staff/${list}/"]`).first().getAttribute('href')
      }
      const order = await firstOf('orders')
      const ones = [order, `${order}?edit=1`, await firstOf('products'), await firstOf('customers')]
      const settings = ['delivery', 'slots', 'preparations', 'tax', 'policies'].map(
        (tab) => `/staff/settings?tab=${tab}`,
      )
      for (const path of [...Object.keys(staffPages), ...ones, ...settings]) {
        await page.goto(path ?? '')
        await expect(page.locator('html')).toHaveCSS('font-size', '32px')
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          await expect
            .configure({ soft: true })
            .poll(() => sidewaysScroll(page), `${path} at ${width} px`)
            .toBeLessThanOrEqual(0)
        }
      }
    },
  )

test('hero and card texts fit with text-only zoom at 200 %', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await open('en', '/')
  const widthOf = (what: string) =>
    page
      .locator(what)
      .first()
      .evaluate((one) => one.getBoundingClientRect().width)
  expect(await widthOf('.hero-texts')).toBeGreaterThan(600)
  // With and without the carousel's script.
  expect(await widthOf('.carousel-row > li')).toBeGreaterThanOrEqual(250)
})

test('page headings stay whole and product pictures visible with text-only zoom at 200 %', async ({
  open,
  page,
  catalogue,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('en', '/offers')
  const lines = page.locator('h1').evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    return range.getClientRects().length
  })
  expect(await lines, 'one-word lines').toBe(1)
  const [product] = (await catalogue.products()).data.filter(({ stock }) => stock > 0)
  await open('en', `/details/${product?._id}`)
  await expect(page.locator('.buy-with-bar .buy-row'), 'no bar over half of the page').toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 1280, height: 844 })
  expect((await page.locator('.gallery-row').boundingBox())?.width, 'the picture').toBeGreaterThan(340)
})

for (const language of bothLanguages)
  test(
    `dialogs and lists fit with text-only zoom at 200 % (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page }) => {
      const t = words(language)
      const widthOf = async (one: Locator) => (await one.boundingBox())?.width ?? 0
      await page.setViewportSize({ width: 1280, height: 844 })
      await open(language, '/shop')
      const cards = page.locator('main article')
      expect(await widthOf(cards.first()), 'a card beside the filters').toBeGreaterThan(250)
      await cards.nth(1).locator('a[data-quick-view]').click()
      const layer = page.getByRole('dialog')
      await expect(layer.locator('.buy-button')).toBeVisible()
      expect(await widthOf(layer.locator('.quick-facts')), 'the texts of a quick view').toBeGreaterThan(400)
      await page.keyboard.press('Escape')
      await expect(layer).toBeHidden()

      await page.setViewportSize({ width: 390, height: 844 })
      const within = page.getByRole('form', { name: t('Shop.searchResults') }).getByRole('textbox')
      expect(await widthOf(within), 'the search within the results').toBeGreaterThan(120)
      const [heart, eye] = [cards.first().locator('button'), cards.first().locator('.card-view')]
      const [above, below] = [await heart.boundingBox(), await eye.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0), 'heart and eye').toBeLessThanOrEqual(below?.y ?? 0)
      await page.locator('button[popovertarget=menu]:visible').click()
      const close = page.locator('#menu').getByRole('button', { name: t('Header.closeMenu') })
      await expect(close).toBeInViewport({ ratio: 1 })
      // Measures in one step: the panel may still be sliding in.
      const outside = await close.evaluate((button) => {
        const [own, panel] = [button, button.closest('#menu') ?? button].map((one) => one.getBoundingClientRect())
        return own && panel ? Math.max(panel.left - own.left, own.right - panel.right) : NaN
      })
      expect(outside, 'the button is in the menu').toBeLessThanOrEqual(0)
    },
  )
