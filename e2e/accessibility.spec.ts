import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { allProducts, publicPages } from './public-pages'
import { bothLanguages, expect, test, widths, words } from './shop'

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map((one) => `${where} ${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, where).toBeLessThanOrEqual(0)
}

for (const language of bothLanguages) {
  for (const half of [0, 1]) {
    test(`no page has a barrier (${language}, ${half === 0 ? 'first' : 'second'} half)`, async ({
      open,
      page,
      catalogue,
    }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const soldOut = (await allProducts(catalogue)).find(({ stock }) => stock === 0)
      const paths = [
        ...(await publicPages(catalogue)),
        '/shop?view=list&rating=4',
        '/shop?keyword=qqqqqq',
        ...(soldOut ? [`/details/${soldOut._id}`] : []),
      ]
      for (const path of paths.filter((_, at) => at % 2 === half)) {
        await open(language, path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page, `${path} at ${width} px`)
          await expectNoSidewaysScroll(page, path)
        }
      }
    })
  }

  test(`the filter sheet has no barrier (${language})`, async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(language, '/shop?rating=4')
    await page.getByRole('button', { name: words(language)('Shop.filters') }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expectAccessible(page, 'filters')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox').first()).toBeHidden()
  })

  test(`nothing is cut at 320 px, nor with text at 200 % (${language})`, async ({ open, page, catalogue }) => {
    const [product] = (await catalogue.products()).data
    for (const path of ['/', '/shop', `/details/${product?._id}`]) {
      await page.setViewportSize({ width: 320, height: 700 })
      await open(language, path)
      await expectNoSidewaysScroll(page, `${path} at 320 px`)
      await page.setViewportSize({ width: 780, height: 900 })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await expectNoSidewaysScroll(page, `${path} at 200 %`)
    }
  })
}
