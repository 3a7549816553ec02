import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { staffPages } from '@/lib/contract/staff-rights'
import { expectNoBarriers } from './axe'
import { codeOf, invite, joinTeam, PASSWORD, texts } from './office'
import { awake, bothLanguages, expect, inTurn, own, test, widths } from './shop'
import { sidewaysScroll } from './sideways'
import { nextSlot } from './slots'
import type { APIRequestContext } from '@playwright/test'

const heights: Record<number, number> = { 390: 844, 1280: 900 }

/** Places a cash order of the cart; returns its code. */
async function placeOrder(request: APIRequestContext, phone: string): Promise<string> {
  // Priced for the city of the order.
  const offer = await (await request.get(`${API_BASE}/delivery?city=dubai`)).json()
  const address = { firstName: 'Huda', address: 'Villa 7', city: 'dubai', link: '', appartement: '' }
  const order = { ...address, finaltotal: offer.data.cart.finalTotal, email: `huda-${Date.now()}@example.ae`, phone }
  const body = { ...order, payment: false, slot: await nextSlot(request, 'dubai') }
  const ordered = await request.post(`${API_BASE}/order`, { data: body })
  expect(ordered.status(), await ordered.text()).toBe(200)
  const orders = await (await request.get(`${API_BASE}/order/customer-orders`)).json()
  return z.object({ data: z.array(z.object({ orderId: z.string() })) }).parse(orders).data[0]?.orderId ?? ''
}

test.describe('the back office', own('An API host has a back office of its own.'), () => {
  for (const language of bothLanguages)
    for (const width of widths)
      test(
        `second factor, sign in, confirm an order, find it in the log (${language}, ${width})`,
        inTurn((language === 'ar') === (width === 390)),
        async ({ page, context, baseURL, request, shop, catalogue, complaints }) => {
          test.setTimeout(120_000)
          const t = texts[language]
          await page.setViewportSize({ width, height: heights[width] ?? 900 })
          // An order to confirm.
          const [product] = await catalogue.plenty()
          const { customer } = await shop.signedIn({ language, cart: [product._id] })
          const code = await placeOrder(context.request, customer.phone)
          await context.clearCookies()
          await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])

          const { email, path } = await invite(request, 'manager')
          const secret = await joinTeam(page, path, language)
          await page.goto('/staff/account')
          await expectNoBarriers(page, page.url())
          await page.getByRole('button', { name: t.Account.signOut }).first().click()
          await expect(page).toHaveURL(/sign-in/)
          await expectNoBarriers(page, page.url())

          await page.goto(`/staff/orders/${code}`)
          await page.getByLabel(t.Common.email).fill(email)
          await page.getByLabel(t.Common.password).fill(PASSWORD)
          await page.getByRole('button', { name: t.SignIn.submit, exact: true }).click()
          await page.getByLabel(t.SignIn.code).fill(codeOf(secret, 1))
          await page.getByRole('button', { name: t.SignIn.submit, exact: true }).click()
          await expect(page).toHaveURL(new RegExp(`/staff/orders/${code}$`))
          await expectNoBarriers(page, page.url())
          const confirm = page.getByRole('button', { name: t.Order.action.processing, exact: true })
          if (width === 390) {
            // Where it goes comes first, and the next step is in reach of the thumb.
            const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? NaN
            expect(await top(t.Order.deliver)).toBeLessThan(await top(t.Order.history))
            await expect(confirm).toBeInViewport({ ratio: 1 })
          }
          // A second tap before the page is read anew does nothing.
          let sent = 0
          page.on('request', (one) => (sent += one.method() === 'PUT' && one.url().endsWith('/status') ? 1 : 0))
          let show = () => {}
          const held = new Promise<void>((resolve) => (show = resolve))
          const reading = (url: URL) => url.searchParams.has('_rsc')
          let reads = 0
          await page.route(reading, async (route) => {
            reads++
            await held
            await route.continue()
          })
          const answered = page.waitForResponse((response) => response.url().endsWith('/status'))
          await confirm.click()
          await answered
          await expect.poll(() => reads).toBeGreaterThan(0)
          await page.keyboard.press('Enter')
          show()
          await expect(page.getByText(t.Status.processing).first()).toBeVisible()
          expect(sent).toBe(1)

          for (const [at, heading] of [
            ['/staff', null],
            ['/staff/orders?status=processing', t.Orders.title],
            [`/staff/audit?search=${code}`, t.Audit.title],
          ] as const) {
            await page.goto(at)
            if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
            await expectNoBarriers(page, at)
          }
          await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText(t.Status.processing)
          expect(complaints.all()).toEqual([])
        },
      )

  for (const language of bothLanguages)
    test(
      `no page is wider than its window, and none fails for text that no database stores (${language})`,
      inTurn(language === 'en'),
      async ({ page, context, baseURL, request, shop, catalogue }) => {
        test.setTimeout(120_000)
        const [product] = await catalogue.plenty()
        const { customer } = await shop.signedIn({ language, cart: [product._id] })
        const code = await placeOrder(context.request, customer.phone)
        await context.clearCookies()
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
        await joinTeam(page, (await invite(request, 'owner')).path, language)
        for (const path of [...Object.keys(staffPages), `/staff/orders/${code}`, `/staff/products/${product._id}`]) {
          await page.goto(path)
          await awake(page)
          for (const width of [320, 360, 390, 700, 901, 1024, 1200, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            await expect
              .configure({ soft: true })
              .poll(() => sidewaysScroll(page), `${path} at ${width} px`)
              .toBeLessThanOrEqual(0)
          }
        }
        for (const path of ['/staff/customers?search=%00', '/staff/products/a%00b', '/staff/reviews?after=%00'])
          expect.soft((await page.goto(path))?.status(), path).toBe(404)
      },
    )

  test('is neither indexed nor kept, and loads nothing from elsewhere', async ({ request }) => {
    const { headers, status } = await request.get('/staff/sign-in').then(async (answer) => ({
      headers: answer.headers(),
      status: answer.status(),
    }))
    expect(status).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).not.toMatch(/https?:\/\/|unsafe-inline'(?!;)/)
    const missing = await request.get('/staff/no-such-page')
    expect(missing.status()).toBe(404)
    expect((await missing.text()).includes('<main')).toBe(true)
    expect((await request.get('/no-such-page')).status()).toBe(404)
  })

  test('a role is refused what it must not see, and ends with its member', async ({
    page,
    request,
    baseURL,
    context,
  }) => {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: baseURL ?? '' }])
    const { path } = await invite(request, 'butcher')
    await joinTeam(page, path, 'en')
    for (const hidden of ['/staff/members', '/staff/audit']) {
      const answer = await page.goto(hidden)
      expect(answer?.status()).toBe(403)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.Forbidden.title)
    }
    await page.goto('/staff/orders')
    await expect(page.getByRole('table')).not.toContainText('AED')
    const signedOut = await context.browser()?.newContext({ baseURL })
    const stranger = await signedOut?.newPage()
    await stranger?.goto('/staff/orders')
    expect(stranger?.url()).toContain('/staff/sign-in?next=%2Fstaff%2Forders')
    await signedOut?.close()
  })
})
