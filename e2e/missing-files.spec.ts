import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { awake, bothLanguages, expect, inTurn, sameEverywhere, test, words } from './shop'

const CHUNKS = '**/_next/static/chunks/**'

for (const language of bothLanguages)
  test(
    `a page whose scripts are gone reloads once and keeps what was typed (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ page, context, baseURL }) => {
      const t = words(language)
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
      let loads = 0
      page.on('domcontentloaded', () => loads++)
      const known = new Set<string>()
      page.on('response', (response) => response.ok() && known.add(response.url()))
      await page.goto('/contact')
      const message = page.getByRole('textbox', { name: t('Contact.message') })
      await awake(page)
      await message.fill('هل يصل اليوم؟')

      // What a page loads on demand belongs to a build that the server has no more.
      let refused = 0
      await page.route(CHUNKS, (route) => {
        if (known.has(route.request().url())) return route.continue()
        refused++
        return route.fulfill({ status: 404, body: 'gone' })
      })
      const search = page.locator('[popovertarget="search-drop"]:visible').first()
      // In one step: a pointer that comes near asks for scripts already, and its click would meet the page that follows.
      await search.dispatchEvent('click')
      await expect.poll(() => loads).toBe(2)
      await awake(page)
      await expect(message).toHaveValue('هل يصل اليوم؟')

      const before = refused
      await search.click()
      await expect.poll(() => refused).toBeGreaterThan(before)
      await page.keyboard.press('Escape')
      await message.fill('هل يصل غداً؟')
      await expect(message).toHaveValue('هل يصل غداً؟')
      expect(loads, 'never in a loop').toBe(2)
    },
  )
