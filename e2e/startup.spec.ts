import type { Page } from '@playwright/test'
import { bothLanguages, expect, inTurn, sameEverywhere, test, widths, words } from './shop'
import { expectNoBarriers } from './axe'

test.use({ welcome: true })

/** Stops the time of the next pages, so that the loader stays. Returns a function that goes on by 4 s, the longest it may stay. */
async function holdLoader(page: Page): Promise<() => Promise<void>> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return async () => {
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await page.clock.runFor(4000)
    await page.clock.resume()
  }
}

for (const language of bothLanguages) {
  const t = words(language)

  test(
    `a visit starts with the loader and two choices (${language})`,
    inTurn(language === 'ar'),
    async ({ open, page, catalogue }) => {
      const goOn = await holdLoader(page)
      await open(language, '/', 'commit')
      await expect(page.locator('#loader')).toBeVisible()
      await goOn()
      const splash = page.getByRole('dialog', { name: t('Welcome.tagline') })
      await expect(splash).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await expect
        .poll(() =>
          splash
            .locator('img')
            .evaluateAll((all) =>
              all.every((one) => 'complete' in one && one.complete && one.getBoundingClientRect().width > 0),
            ),
        )
        .toBe(true)
      const [carcasses] = (await catalogue.categories()).filter((one) => one.value === 'carcasses')
      await splash.getByRole('link', { name: t('Welcome.carcasses') }).click()
      await expect(splash).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`/shop\\?category=${carcasses?._id}$`))

      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#loader')).toBeHidden()
      await expect(splash).toBeHidden()
    },
  )

  test(
    `the welcome has no axe violation (${language})`,
    inTurn(language === 'en', sameEverywhere),
    async ({ open, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(language, '/')
      const splash = page.getByRole('dialog', { name: t('Welcome.tagline') })
      await expect(splash).toBeVisible()
      await expect(page.locator('#loader')).toBeHidden()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoBarriers(page, `welcome at ${width} px`)
      }
      await page.keyboard.press('Tab')
      await expect(splash.getByRole('button', { name: t('Welcome.skip') })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(splash).toBeHidden()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.locator('#main'), 'keyboard navigation continues in the page').toBeFocused()
    },
  )
}

test('the language can be switched before the choice, which keeps it', sameEverywhere, async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('en', '/')
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click()
  const splash = page.getByRole('dialog', { name: words('ar')('Welcome.tagline') })
  await expect(splash).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await splash.getByRole('link', { name: words('ar')('Welcome.animals') }).click()
  await expect(splash).toBeHidden()
  await expect(page).toHaveURL(/\/(\?lang=ar)?$/)
})

test('a deep link skips the welcome for the whole visit', sameEverywhere, async ({ open, page, catalogue }) => {
  const [product] = (await catalogue.products()).data
  await open('en', `/details/${product?._id}`)
  await expect(page.locator('#loader')).toHaveCount(0)
  await page.goto('/')
  await expect(page.locator('#loader')).toBeHidden()
  await expect(page.locator('#splash')).toBeHidden()
})

test('the first key press closes the loader', sameEverywhere, async ({ open, page }) => {
  await holdLoader(page)
  await open('en', '/', 'commit')
  await expect(page.locator('#loader')).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-loader', 'leaving', { timeout: 1000 })
  await expect(page.getByRole('dialog', { name: words('en')('Welcome.tagline') })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing covers the page', sameEverywhere, async ({ open, page }) => {
    await open('en', '/')
    await expect(page.locator('#loader')).toBeHidden()
    await expect(page.locator('#splash')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
