import { publicPages } from './public-pages'
import { bothLanguages, expect, inTurn, test } from './shop'
import { sidewaysScroll } from './sideways'

// Safari and Firefox can enlarge text alone: what is counted in rem grows, and the window's breakpoints stay.
for (const language of bothLanguages)
  test(
    `no page is wider than its window where text alone is at 200 % (${language})`,
    inTurn(language === 'en'),
    async ({ open, page, catalogue }) => {
      test.setTimeout(120_000)
      for (const path of await publicPages(catalogue)) {
        await open(language, path)
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        for (const width of [1280, 768, 390]) {
          await page.setViewportSize({ width, height: 844 })
          expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    },
  )

test('the words of the hero and of cards keep their room where text alone is at 200 %', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await open('en', '/')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const { width } = (await page.locator('.hero-texts').boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThan(600)
  const card = (await page.locator('.carousel-row > li').first().boundingBox()) ?? { width: 0 }
  expect(card.width).toBeGreaterThanOrEqual(250)
})
