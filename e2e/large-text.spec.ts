import { chromiumArgs, ensureShell } from './chromium'
import { publicPages } from './public-pages'
import type { Locator } from '@playwright/test'
import { bothLanguages, expect, test } from './shop'
import { sidewaysScroll } from './sideways'

// A reader whose browser writes twice as large: what the page counts in rem grows, its media queries included.
test.use({
  launchOptions: { executablePath: ensureShell(), args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'] },
})

for (const language of bothLanguages)
  test(`nothing is cut with text at 200 % (${language})`, async ({ open, page, catalogue }) => {
    test.setTimeout(120_000)
    const [home = '/', ...others] = await publicPages(catalogue)
    for (const path of [
      home,
      '/shop?keyword=zzzzqq',
      ...others.filter((one) => !/^\/(shop\?|settings|product-details)/.test(one)),
    ]) {
      await page.setViewportSize({ width: 320, height: 700 })
      await open(language, path)
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      expect(await sidewaysScroll(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
      // As a bar it would cover nearly half of the page.
      if (path.startsWith('/details/')) await expect(page.locator('.buy-row')).toHaveCSS('position', 'static')
      await page.setViewportSize({ width: 780, height: 700 })
      expect(await sidewaysScroll(page), `${path} at 780 px`).toBeLessThanOrEqual(0)
    }
  })

for (const language of bothLanguages)
  test(`menu, search and filters fit with text at 200 % (${language})`, async ({ open, page }) => {
    const fits = (layer: Locator) => layer.evaluate((one) => one.scrollWidth - one.clientWidth)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await open(language, '/shop')
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
  })

for (const language of bothLanguages)
  test(`nothing stands over the heading of signing in with text at 200 % (${language})`, async ({ open, page }) => {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [680, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(language, '/signin')
      const foot = await page.locator('.door-top').evaluate((one) => one.getBoundingClientRect().bottom)
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(heading?.y, `${width} px`).toBeGreaterThanOrEqual(foot)
    }
  })
