import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { LANGUAGE_COOKIE, type Language } from '@/lib/config/constants'
import { fromAed } from '@/lib/contract/money'
import { formatAmount, formatPrice } from '@/lib/i18n/price'
import { expectNoBarriers } from './axe'
import { fillIn } from './checkout-form'
import { Mailbox } from './mailbox'
import { invite, joinTeam, texts } from './office'
import { awake, expect, inTurn, own, test } from './shop'
import { nextSlot } from './slots'
import { sidewaysScroll } from './sideways'
import { expectTargets } from './targets'

/** A phone in English, a desk in Arabic. */
const places: [Language, { width: number; height: number }][] = [
  ['en', { width: 390, height: 844 }],
  ['ar', { width: 1280, height: 900 }],
]
const SCRIPT_MAX = 250 * 1024
const Paid = z.object({ data: z.array(z.object({ orderId: z.string(), finaltotal: z.number() })) })
const Code = z.object({ data: z.array(z.object({ orderId: z.string() })) })

/** Places a cash order of the signed-in customer's cart; returns its code. */
async function placeOrder(request: APIRequestContext, phone: string): Promise<string> {
  // Priced for the city of the order.
  const offer = await (await request.get(`${API_BASE}/delivery?city=dubai`)).json()
  const address = { firstName: 'Huda', address: 'Villa 7', city: 'dubai', link: '', appartement: 'Ring twice' }
  const order = { ...address, finaltotal: offer.data.cart.finalTotal, email: `huda-${Date.now()}@example.ae`, phone }
  const ordered = await request.post(`${API_BASE}/order`, {
    data: { ...order, payment: false, slot: await nextSlot(request, 'dubai') },
  })
  expect(ordered.status(), await ordered.text()).toBe(200)
  return Code.parse(await (await request.get(`${API_BASE}/order/customer-orders`)).json()).data[0]?.orderId ?? ''
}

/** Joins as a member of this role in a browser context of its own, so that customer and staff act side by side. */
async function office(customer: BrowserContext, place: (typeof places)[number], role: 'manager' | 'butcher') {
  const [language, viewport] = place
  const baseURL = new URL(customer.pages()[0]?.url() ?? '').origin
  const context = await customer.browser()!.newContext({ baseURL, viewport })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL }])
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await joinTeam(page, (await invite(context.request, role)).path, language)
  return { page, errors, context }
}

/** Script of the page, bytes over the wire. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((one): one is PerformanceResourceTiming => one instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
}

test.describe('orders in the back office', own('An API host has a back office of its own.'), () => {
  for (const place of places) {
    const [language, { width }] = place
    const t = texts[language]
    const less = RegExp(t.Edit.less.replace('{title}', ''))

    test(
      `a new order appears within a second and goes out (${language}, ${width})`,
      inTurn(language === 'en'),
      async ({ page: shopPage, context, shop, catalogue }) => {
        test.setTimeout(180_000)
        const [product] = await catalogue.plenty()
        const { customer } = await shop.signedIn({ language, cart: [product._id] })
        await shopPage.goto('/')
        const { page, errors, context: desk } = await office(context, place, 'manager')
        const listening = page.waitForRequest((request) => request.url().includes('/api/staff/events'))
        await page.goto('/staff')
        await listening
        await expectNoBarriers(page, 'today')
        await expectTargets(page, 'today')
        const script = await scriptBytes(page)
        expect(script).toBeGreaterThan(0)
        expect(script).toBeLessThan(SCRIPT_MAX)
        await page.getByRole('button', { name: t.Live.sound }).click()
        await expect(page.getByRole('button', { name: t.Live.sound })).toHaveAttribute('aria-pressed', 'true')

        const code = await placeOrder(context.request, customer.phone)
        const placed = Date.now()
        await page.locator('.staff-live').filter({ hasText: code }).waitFor()
        expect(Date.now() - placed).toBeLessThan(1_000)
        await expect(page).toHaveTitle(/^\(\d+\) /)
        // The list of the page itself too, without a reload.
        const waiting = page.getByRole('listitem').filter({ hasText: code })
        await expect(waiting).toBeVisible()
        await expectNoBarriers(page, 'today with a new order')

        // From the list: confirmed and sent out by two taps.
        await page.locator('.staff-live-show').click()
        const row = page.getByRole('row').filter({ hasText: code })
        await row.getByRole('button', { name: t.Order.action.processing, exact: true }).click()
        // The page may be read before the change is committed.
        await page.goto(`/staff/orders?search=${code}`)
        await expect(row.getByText(t.Status.processing)).toBeVisible()
        await expectNoBarriers(page, 'a search')
        await expectTargets(page, 'a search')
        await row.getByRole('button', { name: t.Order.action.shipped, exact: true }).click()
        await expect(row.getByText(t.Status.shipped)).toBeVisible()

        await page.goto(`/staff/orders/${code}`)
        await expectNoBarriers(page, 'an order')
        await expect(page.getByRole('link', { name: t.Order.cutSheet }), 'nothing to cut').toHaveCount(0)
        for (const [name, sheet] of [
          [t.Order.picking, 'picking-list'],
          [t.Order.label, 'label'],
        ] as const) {
          const href = await page.getByRole('link', { name, exact: true }).getAttribute('href')
          expect(href).toContain(sheet)
          const answer = await desk.request.get(href ?? '')
          expect(answer.status()).toBe(200)
          expect(await answer.text()).toContain(code)
          const printed = await desk.newPage()
          await printed.goto(href ?? '')
          expect(await sidewaysScroll(printed), sheet).toBeLessThanOrEqual(0)
          await printed.close()
        }
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('main .button').filter({ visible: true })).toHaveCount(0)
        await page.emulateMedia({ media: 'screen' })
        await page.getByRole('button', { name: t.Order.action.delivered, exact: true }).click()
        await expect(page.getByText(t.Status.delivered).first()).toBeVisible()
        const invoice = page.getByRole('link', { name: t.Order.invoice.replace('{number}', '') })
        if (await invoice.count()) {
          const href = await invoice.first().getAttribute('href')
          expect((await desk.request.get(href ?? '')).status()).toBe(200)
        }
        // Taken back, with the money.
        await page.getByRole('button', { name: t.Order.action.returned, exact: true }).click()
        await expectNoBarriers(page, 'a return')
        await expect(page.getByRole('checkbox', { name: t.Order.refundCash })).toBeChecked()
        await page.getByRole('alertdialog').getByRole('button', { name: t.Order.action.returned, exact: true }).click()
        await expect(page.getByText(t.Status.returned).first()).toBeVisible()
        await expect(page.getByText(t.Order.event.refunded).first()).toBeVisible()
        expect(errors).toEqual([])
        await desk.close()
      },
    )

    test(
      `a new order moves nothing under a mouse that is about to press (${language}, ${width})`,
      inTurn(language === 'ar'),
      async ({ page: shopPage, context, shop, catalogue }) => {
        const [product] = await catalogue.plenty()
        const { customer } = await shop.signedIn({ language, cart: [product._id] })
        await shopPage.goto('/')
        const { page, context: desk } = await office(context, place, 'manager')
        await page.goto('/staff/orders', { waitUntil: 'networkidle' })
        // By the page's own clock: a busy machine would stop the mouse, but not the page.
        const moving = await page.evaluateHandle(() => {
          const move = () => dispatchEvent(new PointerEvent('pointermove'))
          move()
          return window.setInterval(move, 60)
        })
        // What came before is shown.
        await page.waitForLoadState('networkidle')
        const step = page.getByRole('row').getByRole('button').first()
        const pressed = (await step.boundingBox())!
        const code = await placeOrder(context.request, customer.phone)
        await page.waitForTimeout(1_000)
        expect(await step.boundingBox()).toEqual(pressed)
        await moving.evaluate((timer) => clearInterval(timer))
        // Seen as soon as the hand rests.
        await expect(page.locator('.staff-live').filter({ hasText: code })).toBeVisible()
        await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible()
        await desk.close()
      },
    )

    test(
      `an order is changed, several at once get their next status (${language}, ${width})`,
      inTurn(language === 'ar'),
      async ({ page: shopPage, context, shop, catalogue }) => {
        test.setTimeout(180_000)
        const [product] = await catalogue.plenty()
        const { customer } = await shop.signedIn({ language, cart: [product._id, product._id] })
        await shopPage.goto('/')
        const first = await placeOrder(context.request, customer.phone)
        const { page, errors, context: desk } = await office(context, place, 'manager')
        await page.goto(`/staff/orders/${first}`)
        await page.getByRole('link', { name: t.Order.edit }).click()
        await expect(page).toHaveURL(/edit=1/)
        await expectNoBarriers(page, 'the change of an order')
        await page.getByRole('button', { name: less }).first().click()
        await page.getByLabel(t.Edit.note).fill('The green gate')
        await page.getByRole('button', { name: t.Edit.save }).click()
        await expect(page).toHaveURL(new RegExp(`/staff/orders/${first}$`))
        await expect(page.getByText('The green gate')).toBeVisible()
        await expect(page.getByText('1 ×')).toBeVisible()
        await expect(page.getByText(t.Order.event.edited)).toBeVisible()

        await page.goto(`/staff/orders?search=${customer.phone.slice(-9)}`)
        await page.getByRole('checkbox', { name: t.Orders.select.replace('{code}', first) }).check()
        await expectNoBarriers(page, 'a selection')
        const bar = page.locator('.staff-bulk-orders')
        // Confirmed elsewhere before the page has heard of it: it is told.
        await page.route('**/api/staff/orders/status', async (route) => {
          await desk.request.put(`/api/staff/orders/${first}/status`, { data: { status: 'processing' } })
          await route.continue()
        })
        await bar.getByRole('button', { name: t.Order.action.processing, exact: true }).click()
        await expect(page.getByRole('status').filter({ hasText: first })).toBeVisible()
        await page.keyboard.press('Escape')
        await page.evaluate(() =>
          document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null,
        )
        await page.keyboard.press('j')
        await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`/staff/orders/${first}$`))
        expect(errors).toEqual([])
        await desk.close()
      },
    )

    test(
      `an order paid by card gets smaller: its customer gets money back and a credit note (${language}, ${width})`,
      inTurn(language === 'ar'),
      async ({ page: shopPage, context, shop, catalogue }) => {
        test.setTimeout(180_000)
        // Two are below the limit for free delivery: the fee stays.
        const product = (await catalogue.plenty()).find(({ newPrice }) => newPrice > 5 && newPrice < 190)
        const price = product?.newPrice ?? 0
        const { t: words } = await shop.signedIn({ language, cart: [product?._id ?? '', product?._id ?? ''] })
        const email = `card-${language}-${Date.now()}@example.ae`
        await shopPage.goto('/demo')
        await awake(shopPage)
        await fillIn(shopPage, words, { city: 'dubai', email })
        await shopPage.getByRole('radio', { name: words('Checkout.card') }).check()
        await shopPage.getByRole('button', { name: words('Checkout.continueToPayment') }).click()
        await shopPage.getByRole('button', { name: RegExp(`^${words('Sandbox.pay')} `) }).click()
        await expect(shopPage.getByRole('heading', { level: 1, name: words('ThankYou.paidTitle') })).toBeVisible()
        const paid = Paid.parse(await (await context.request.get(`${API_BASE}/order/customer-orders`)).json()).data[0]
        const { page, errors, context: desk } = await office(context, place, 'manager')
        await page.goto(`/staff/orders/${paid?.orderId}?edit=1`)
        await expectNoBarriers(page, 'the change of an order paid by card')
        await page.getByRole('button', { name: less }).first().click()
        await page.getByRole('button', { name: t.Edit.save }).click()
        await expect(page).toHaveURL(new RegExp(`/staff/orders/${paid?.orderId}$`))
        const sum = (label: string) => page.locator('.staff-sums div').filter({ hasText: label })
        const shown = (amount: number) => formatAmount(fromAed(amount))
        await expect(sum(t.Order.paid).first()).toContainText(shown(paid?.finaltotal ?? 0))
        await expect(sum(t.Order.refunded)).toContainText(shown(price))
        await expect(sum(t.Order.remains)).toContainText(shown((paid?.finaltotal ?? 0) - price))
        await expectNoBarriers(page, 'an order of which a part is paid back')
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
        const credit = page.getByRole('link', { name: /CN-\d{6}/ })
        const note = await desk.request.get((await credit.getAttribute('href')) ?? '')
        expect(await note.text()).toContain(shown(price))
        const told = await new Mailbox(email).next('order-status')
        expect(told.text).toContain(words('Outbox.order.refundText', { amount: formatPrice(fromAed(price), language) }))
        // The payments sweep pays it back.
        await expect(async () => {
          await page.reload()
          await expect(page.getByText(t.Payment.partially_refunded)).toBeVisible({ timeout: 500 })
        }).toPass({ timeout: 90_000 })
        await expect(page.getByText(t.Order.event.refunded).first()).toBeVisible()
        expect(errors).toEqual([])
        await desk.close()
      },
    )

    test(
      `an order by phone outlives a reload and a refusal (${language}, ${width})`,
      inTurn(language === 'en'),
      async ({ page: shopPage, context, catalogue }) => {
        test.setTimeout(180_000)
        const [product] = await catalogue.plenty()
        await shopPage.goto('/')
        const { page, errors, context: desk } = await office(context, place, 'manager')
        await page.goto('/staff/orders/new')
        await expectNoBarriers(page, 'an empty order by phone')
        await page.getByLabel(t.Phone.phone).fill(`05${String(Date.now()).slice(-8)}`)
        await expect(page.getByText(t.Phone.unknown)).toBeVisible()
        await page.getByPlaceholder(t.Phone.search).fill(product.titleEn)
        await page
          .getByRole('button', { name: new RegExp(`^${t.Phone.add} `) })
          .first()
          .click()
        await page.getByLabel(t.Edit.firstName).fill('Moza')
        await page.reload()
        await expect(page.getByLabel(t.Edit.firstName)).toHaveValue('Moza')
        const place_ = page.locator('form button[type=submit]').last()
        // Without an address it is refused, and what was typed stays.
        await place_.click()
        await expect(page.getByRole('alert').filter({ hasText: t.Errors.BadRequest })).toBeVisible()
        await page.getByLabel(t.Edit.street, { exact: true }).fill('Villa 3, Zakher')
        const slot = page.getByLabel(t.Phone.slot)
        if (await slot.count()) await slot.selectOption({ index: 1 })
        await expectNoBarriers(page, 'an order by phone')
        await place_.click()
        await expect(page).toHaveURL(/\/staff\/orders\/[A-Z\d]{8}$/)
        await expect(page.getByText('Villa 3, Zakher')).toBeVisible()
        expect(errors.filter((one) => !one.includes('400'))).toEqual([])
        await desk.close()
      },
    )
  }

  test('a butcher sees neither prices nor addresses, and changes nothing', async ({
    page: shopPage,
    context,
    shop,
    catalogue,
  }) => {
    test.setTimeout(120_000)
    const [product] = await catalogue.plenty()
    const { customer } = await shop.signedIn({ language: 'en', cart: [product._id] })
    await shopPage.goto('/')
    const code = await placeOrder(context.request, customer.phone)
    const { page, context: desk } = await office(context, ['en', { width: 390, height: 844 }], 'butcher')
    await page.goto(`/staff/orders/${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
    await expect(page.locator('main')).not.toContainText(/AED|Villa 7/)
    await expect(page.getByRole('button', { name: texts.en.Order.action.processing })).toHaveCount(0)
    expect((await page.goto('/staff/orders/new'))?.status()).toBe(403)
    for (const path of ['label', 'picking-list'])
      expect((await desk.request.get(`/api/staff/orders/${code}/${path}`)).status()).toBe(403)
    await desk.close()
  })
})
