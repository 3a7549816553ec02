import { expectNoBarriers } from './axe'
import { publicPages } from './public-pages'
import { bothLanguages, expect, inTurn, sameEverywhere, test, widths, words } from './shop'
import { sidewaysScroll } from './sideways'

/** Pages that other journeys check with axe: home, details, the list view and every open state. */
const seenElsewhere = /^\/$|^\/details\/|^\/shop\?|settings-product\/(?!feed)/
/** Pages like one that is already measured. */
const likeAnother = /^\/(shop\?|settings|product-details|sign|change)/

for (const language of bothLanguages) {
  for (const half of [0, 1]) {
    test(
      `no page has an axe violation or clipped content at any width (${language}, ${half === 0 ? 'first' : 'second'} half)`,
      inTurn((language === 'en') === (half === 0), sameEverywhere),
      async ({ open, page, catalogue }) => {
        test.setTimeout(120_000)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const paths = (await publicPages(catalogue)).filter(
          (path) => !(seenElsewhere.test(path) && likeAnother.test(path)),
        )
        for (const path of paths.filter((_, at) => at % 2 === half)) {
          await open(language, path)
          for (const width of seenElsewhere.test(path) ? [] : widths) {
            await page.setViewportSize({ width, height: 900 })
            await expectNoBarriers(page, `${path} at ${width} px`)
          }
          for (const width of likeAnother.test(path) ? [] : [320, 390, 700, 900, 1100]) {
            await page.setViewportSize({ width, height: 700 })
            await expect.poll(() => sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
          }
        }
      },
    )
  }
}

test('selected options are visible in forced colours', sameEverywhere, async ({ open, page, catalogue }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const t = words('en')
  await open('en', '/')
  await expect(page.locator('.hero .frond')).toBeHidden()
  await open('en', '/shop?rating=4&minPrice=10')
  await expect(
    page
      .getByRole('list', { name: t('Shop.chosen') })
      .getByRole('link')
      .first(),
  ).toHaveCSS('outline-style', 'solid')
  await expect(page.locator(':has(> .price-handle) > span').first()).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('link', { name: t('Shop.grid') })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('link', { name: t('Shop.list') })).toHaveCSS('outline-style', 'none')
  await expect(page.locator('main .stars').first()).toHaveCSS('forced-color-adjust', 'none')
  await page.locator('main [aria-pressed]').first().click()
  await expect(page.locator('[data-sonner-toast] > div')).toHaveCSS('outline-style', 'solid')
  const coloured = (await catalogue.everything()).find(({ colors, stock }) => colors.length > 1 && stock > 0)
  await open('en', `/product-details/${coloured?._id}`)
  await expect(page.locator('.gallery-open + span')).toHaveCSS('forced-color-adjust', 'none')
  const swatches = page.locator('.buy .swatch')
  await expect(swatches.nth(0)).toHaveCSS('outline-style', 'solid')
  await expect(swatches.nth(1)).toHaveCSS('outline-style', 'none')
  await expect(swatches.nth(1).locator('.swatch-dot')).toHaveCSS('forced-color-adjust', 'none')
})

for (const language of bothLanguages)
  test(
    `no bar covers half of the window at a zoom of 400 % (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page, catalogue }) => {
      const [product] = (await catalogue.products()).data.filter(({ stock }) => stock > 0)
      await page.setViewportSize({ width: 320, height: 256 })
      await open(language, `/details/${product?._id}`)
      await expect(page.locator('.buy-row')).toHaveCSS('position', 'static')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.locator('.buy-row')).toHaveCSS('position', 'fixed')
    },
  )
