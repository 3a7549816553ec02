import { publicPages } from './public-pages'
import { bothLanguages, expect, inTurn, test } from './shop'
import { sidewaysScroll } from './sideways'

// Safari and Firefox can enlarge text alone: what is counted in rem grows, and the window's breakpoints stay.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  ),
)

for (const language of bothLanguages)
  test(
    `no page is wider than its window where text alone is at 200 % (${language})`,
    inTurn(language === 'en'),
    async ({ open, page, catalogue }) => {
      test.setTimeout(120_000)
      for (const path of [...(await publicPages(catalogue)), '/shop?view=list']) {
        await open(language, path)
        await expect(page.locator('html')).toHaveCSS('font-size', '32px')
        for (const width of [1280, 1024, 768, 390]) {
          await page.setViewportSize({ width, height: 844 })
          await expect.poll(() => sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    },
  )

test('the words of the hero and of cards keep their room where text alone is at 200 %', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await open('en', '/')
  const widthOf = (what: string) =>
    page
      .locator(what)
      .first()
      .evaluate((one) => one.getBoundingClientRect().width)
  expect(await widthOf('.hero-texts')).toBeGreaterThan(600)
  // With and without what moves them.
  expect(await widthOf('.carousel-row > li')).toBeGreaterThanOrEqual(250)
})
