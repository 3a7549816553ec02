import type { Page } from '@playwright/test'
import { expectNoBarriers } from './axe'
import { publicPages } from './public-pages'
import { bothLanguages, expect, test, widths } from './shop'

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, where).toBeLessThanOrEqual(0)
}

/** One page of each kind. Home, details, search, list view and every open state are looked at where their journeys are. */
const seen = /^\/$|^\/details\/|^\/shop\?|settings-product\/(?!feed)/

for (const language of bothLanguages) {
  for (const half of [0, 1]) {
    test(`no page has a barrier (${language}, ${half === 0 ? 'first' : 'second'} half)`, async ({
      open,
      page,
      catalogue,
    }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const paths = (await publicPages(catalogue)).filter((path) => !seen.test(path))
      for (const path of paths.filter((_, at) => at % 2 === half)) {
        await open(language, path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoBarriers(page, `${path} at ${width} px`)
          await expectNoSidewaysScroll(page, `${path} at ${width} px`)
        }
      }
    })
  }

  test(`nothing is cut at 320 px, nor with text at 200 % (${language})`, async ({ open, page, catalogue }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of (await publicPages(catalogue)).filter((one) => one === '/' || !/^\/shop\?|settings/.test(one))) {
      await page.setViewportSize({ width: 320, height: 700 })
      await open(language, path)
      await expectNoSidewaysScroll(page, `${path} at 320 px`)
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
      await expectNoSidewaysScroll(page, `${path} at 320 px and 200 %`)
      await page.setViewportSize({ width: 780, height: 900 })
      await expectNoSidewaysScroll(page, `${path} at 780 px and 200 %`)
    }
  })
}
