import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { StaffMessages } from '@/lib/i18n/staff'
import { API_BASE } from '@/lib/contract/addresses'
import { LANGUAGE_COOKIE, type Language } from '@/lib/config/constants'
import { Invited, type StaffRole } from '@/lib/contract/staff-accounts'
import { expectNoBarriers } from './axe'
import { bothLanguages, expect, own, test, widths } from './shop'
import { nextSlot } from './slots'
import type { APIRequestContext, Page } from '@playwright/test'

const textsOf = (language: Language): StaffMessages =>
  JSON.parse(readFileSync(`messages/staff.${language}.json`, 'utf8'))
const texts = { en: textsOf('en'), ar: textsOf('ar') }
const PASSWORD = 'camel-under-the-palm'
const heights: Record<number, number> = { 390: 844, 1280: 900 }

let members = 0

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

/** Invites a member with the staff token; returns the path to join. */
async function invite(request: APIRequestContext, role: StaffRole): Promise<{ email: string; path: string }> {
  const token = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'staff-token'), 'utf8').trim()
  const email = `e2e${process.pid}.${++members}@shop.example`
  const answer = await request.post('/api/staff/members', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Rashid', email, role },
  })
  const { link } = z.object({ data: Invited }).parse(await answer.json()).data
  return { email, path: link.slice(link.indexOf('/staff')) }
}

/** Joins by the invitation, sets up the second factor, and returns its secret. */
async function joinTeam(page: Page, path: string, language: Language): Promise<string> {
  const t = texts[language]
  await page.goto(path)
  await page.getByLabel(t.Account.newPassword).fill(PASSWORD)
  await page.getByRole('button', { name: t.Join.submit }).click()
  await page.getByRole('button', { name: t.Enrol.start }).click()
  const secret = (await page.locator('bdi.select-all').textContent()) ?? ''
  await page.getByLabel(t.Enrol.code).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: t.Enrol.confirm }).click()
  await expect(page.locator('.staff-codes li')).toHaveCount(10)
  await page.getByRole('button', { name: t.Enrol.codesDone }).click()
  await expect(page).toHaveURL(/\/staff$/)
  return secret
}

function codeOf(secret: string, steps: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

test.describe('the back office', own('An API host has a back office of its own.'), () => {
  for (const language of bothLanguages)
    for (const width of widths)
      test(`second factor, sign in, confirm an order, find it in the log (${language}, ${width})`, async ({
        page,
        context,
        baseURL,
        request,
        shop,
        catalogue,
        complaints,
      }) => {
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
        await page.getByRole('button', { name: t.Order.action.processing, exact: true }).click()
        await expect(page.getByText(t.Status.processing).first()).toBeVisible()

        for (const [at, heading] of [
          ['/staff', null],
          ['/staff/orders?status=processing', t.Orders.title],
          [`/staff/audit?search=${code}`, t.Audit.title],
        ] as const) {
          await page.goto(at)
          if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          await expectNoBarriers(page, at)
        }
        await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('processing')
        expect(complaints.all()).toEqual([])
      })

  test('is neither indexed nor kept, and loads nothing from elsewhere', async ({ request }) => {
    const { headers, status } = await request.get('/staff/sign-in').then(async (answer) => ({
      headers: answer.headers(),
      status: answer.status(),
    }))
    expect(status).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).not.toMatch(/https?:\/\/|unsafe-inline'(?!;)/)
    expect((await request.get('/staff/no-such-page')).status()).toBe(404)
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
