import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { invite, joinTeam, texts } from './office'
import { awake, bothLanguages, expect, inTurn, own, test } from './shop'

test.describe('the back office by keyboard', own('An API host has a back office of its own.'), () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

  for (const language of bothLanguages)
    test(`every page has a title of its own (${language})`, async ({ page, context, request, baseURL }) => {
      const t = texts[language]
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
      await joinTeam(page, (await invite(request, 'owner')).path, language)
      const links = await page.getByRole('navigation', { name: t.Nav.label }).getByRole('link').all()
      const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
      const more = ['/staff/orders/new', '/staff/orders/A1B2C3D4', '/staff/products/new', '/staff/second-factor']
      const titles = new Set()
      for (const path of [...paths, ...more]) {
        const [, title] = /<title>([^<]+)/.exec(await (await page.request.get(path)).text()) ?? []
        titles.add(title)
      }
      expect(titles.size).toBe(paths.length + more.length)
      expect(paths.length).toBeGreaterThan(12)
    })

  test('a page is reached past the navigation, and by a link', async ({ page, request }) => {
    const t = texts.en
    const main = page.locator('#main')
    await joinTeam(page, (await invite(request, 'manager')).path, 'en')
    await page.goto('/staff/customers')
    await awake(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t.Nav.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()
    const row = main.locator('.staff-row-link').first()
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: t.Customers.lastOrders })).toBeVisible()
    await expect(main).toBeFocused()
    await page.goBack()
    await expect(row).toBeFocused()
    await page.getByRole('link', { name: t.Nav.products, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: t.Products.title, exact: true })).toBeVisible()
    await expect(main).toBeFocused()
  })

  test('the focus goes on beside what is removed', async ({ page, request }) => {
    const t = texts.en
    await joinTeam(page, (await invite(request, 'manager')).path, 'en')
    await page.goto('/staff/settings?tab=slots')
    await awake(page)
    const add = page.getByRole('button', { name: t.Settings.addClosed })
    const press = async (button: typeof add) => {
      await button.focus()
      await page.keyboard.press('Enter')
    }
    const days = page.getByRole('group', { name: new RegExp(`^${t.Settings.closed} \\d`) })
    const remove = (day: typeof days) => press(day.getByRole('button', { name: t.Common.remove }))
    const count = await days.count()
    for (const n of [1, 2]) {
      await press(add)
      await expect(days).toHaveCount(count + n)
    }
    await remove(days.nth(count))
    await expect(days.last().getByLabel(t.Settings.date)).toBeFocused()
    await remove(days.last())
    await expect(add).toBeFocused()

    // A bar that goes with the selection.
    await page.goto('/staff/products')
    await awake(page)
    await page.getByRole('checkbox', { name: t.Products.selectAll }).focus()
    await page.keyboard.press('Space')
    await press(page.getByRole('button', { name: t.Products.clear, exact: true }))
    await expect(page.locator('#main :focus')).toBeVisible()
  })

  for (const language of bothLanguages)
    test(
      `on a phone the focus is in sight (${language})`,
      inTurn(language === 'ar'),
      async ({ page, context, request, baseURL }) => {
        const t = texts[language]
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
        await joinTeam(page, (await invite(request, 'manager')).path, language)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto('/staff/settings')
        await awake(page)
        const bar = page.locator('.staff-save')
        const top = (await bar.boundingBox())?.y ?? 0
        await page.getByRole('link', { name: t.Settings.tabs.facts, exact: true }).focus()
        for (let stop = 0; stop < 30; stop += 1) {
          await page.keyboard.press('Tab')
          const { x, y, width, height } = (await page.locator(':focus').boundingBox()) ?? {
            x: 0,
            y: 0,
            width: 0,
            height: 0,
          }
          expect.soft([x >= 0, x + width <= 390, y + height <= top], `stop ${stop}`).toEqual([true, true, true])
        }
      },
    )

  test('no bar covers half of the window at a zoom of 400 %', async ({ page, request }) => {
    await joinTeam(page, (await invite(request, 'manager')).path, 'en')
    const expectBar = async (bar: string, position: string) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await expect(page.locator(bar).first()).not.toHaveCSS('position', position)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.locator(bar).first()).toHaveCSS('position', position)
    }
    await page.goto('/staff/settings?tab=slots')
    await expectBar('.staff-save', 'sticky')
    await page.goto('/staff/products/new')
    await expectBar('.staff-editor-save', 'fixed')
    await page.goto('/staff/products')
    await expectBar('.staff-selection', 'sticky')
    await page.goto('/staff/orders?status=pending')
    await page.locator('#main .staff-row-link').first().click()
    await expectBar('.staff-foot', 'sticky')
  })

  test('a page that cannot be reached is waited for, which is said', async ({ page, request }) => {
    const t = texts.en
    await joinTeam(page, (await invite(request, 'manager')).path, 'en')
    // The network is there, the shop is not.
    await page.route('**/*', (route) => route.abort())
    await page.getByRole('link', { name: t.Nav.products, exact: true }).click()
    await expect(page.getByText(t.Common.offlineBar)).toBeVisible()
    await page.unroute('**/*')
    await expect(page.getByRole('heading', { name: t.Products.title, exact: true })).toBeVisible()
    await expect(page.getByText(t.Common.offlineBar)).toHaveCount(0)
  })
})
