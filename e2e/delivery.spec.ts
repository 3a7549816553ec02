import type { APIRequestContext, Page } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import type { City } from '@/lib/contract/address'
import { freeSlots } from '@/lib/contract/delivery'
import { slotText } from '@/lib/i18n/slot'
import { addDays, dubaiDate } from '@/lib/utils/dubai-time'
import { expectNoBarriers } from './axe'
import { fillIn } from './checkout-form'
import { TestCustomer } from './customers'
import { awake, expect, inTurn, own, test } from './shop'
import { deliveryDays, nextSlot } from './slots'
import { Staff } from './staff'
import { expectTargets } from './targets'

const runs = [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
  { language: 'ar', width: 390 },
  { language: 'en', width: 1280 },
] as const
const slots = own('an API host has neither zones nor slots')

const slot = (page: Page, id: string) => page.locator(`input[name="slot"][value="${id}"]`)
const day = (page: Page, date: string) => page.locator(`input[name="slot-day"][value="${date}"]`)
const sums = (page: Page) => page.getByRole('region').filter({ has: page.locator('dl') })

/** Places cash orders for a slot until it is full. */
async function fillUp(request: APIRequestContext, id: string, city: City, productId: string): Promise<void> {
  for (let placed = 0; placed < 20; placed++) {
    const line = { productId, quantity: 1, color: null }
    expect((await request.post(`${API_BASE}/customer/add-cart`, { data: line })).status()).toBe(200)
    const { data: offer } = await (await request.get(`${API_BASE}/delivery?city=${city}`)).json()
    const address = { firstName: 'Huda', address: 'Villa 8', city, link: '', appartement: '' }
    const order = { ...address, finaltotal: offer.cart.finalTotal, email: 'h@example.ae', payment: false, slot: id }
    const answer = await request.post(`${API_BASE}/order`, { data: order })
    if (answer.status() === 409) return
    expect(answer.status(), await answer.text()).toBe(200)
  }
  throw new Error(`${id} does not fill up`)
}

for (const [at, { language, width }] of runs.entries()) {
  test.describe(`delivery (${language}, ${width} px)`, slots, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    test(
      'each city has its fee; a window on another day is chosen, ordered and said everywhere',
      inTurn(at === 0),
      async ({ shop, catalogue, page, context, request }) => {
        const product = (await catalogue.plenty()).find(({ newPrice }) => newPrice < 200)
        const { t } = await shop.signedIn({ language, cart: [product?._id ?? ''] })
        await page.goto('/cart')
        await expect(page.getByText(t('Cart.deliveryFrom')), 'no city is known yet').toBeVisible()
        await page.goto('/demo')
        await expect(page.getByRole('heading', { name: t('Checkout.slot') })).toHaveCount(0)
        await fillIn(page, t, { city: 'sharjah', email: `m-${Date.now()}@example.ae` })
        await expect(sums(page)).toContainText('30.00')
        await page.getByLabel(t('Checkout.city'), { exact: true }).selectOption('dubai')
        await expect(sums(page)).toContainText('25.00')
        await expect(sums(page)).toContainText(((product?.newPrice ?? 0) + 25).toFixed(2))
        await page.getByLabel(t('Checkout.city'), { exact: true }).selectOption('sharjah')
        const next = await nextSlot(context.request, 'sharjah')
        await expect(slot(page, next ?? ''), 'the next free one is selected').toBeChecked()

        const tomorrow = addDays(dubaiDate(new Date()), 1)
        const days = (await deliveryDays(context.request, 'sharjah')).filter(({ date }) => date >= tomorrow)
        const free = freeSlots(days).find(({ from }) => from === '16:00')
        const id = free?.id ?? ''
        await day(page, id.slice(0, 10)).check()
        await slot(page, id).check()
        await expectNoBarriers(page, '/demo with slots')
        await expectTargets(page, '/demo with slots')
        await page.reload()
        await awake(page)
        await expect(slot(page, id), 'kept over a reload').toBeChecked()
        await page.getByRole('button', { name: t('Checkout.continue') }).click()
        await expect(page).toHaveURL(/\/thank-you\?order=/)
        const said = slotText({ date: id.slice(0, 10), from: '16:00', to: '20:00' }, language)
        await expect(page.getByText(said)).toBeVisible()
        await page.goto('/profile?tab=orders')
        await expect(page.getByRole('article')).toContainText(said)
        expect(await new Staff(request).slotsOn(id.slice(0, 10))).toContain(id)
      },
    )

    test(
      'a slot that fills up while the form is open is said at its field; the next is not ordered unasked',
      inTurn(at === 1),
      async ({ shop, catalogue, page, context, browser, backDoors }) => {
        const product = (await catalogue.plenty()).find(({ newPrice, stock }) => newPrice >= 100 && stock > 10)
        const { t } = await shop.signedIn({ language, cart: [product?._id ?? ''] })
        const city = language === 'en' ? 'umm-al-quwain' : 'ras-al-khaimah'
        await page.goto('/demo')
        await fillIn(page, t, { city, email: `m-${Date.now()}@example.ae` })
        const [taken, next] = freeSlots(await deliveryDays(context.request, city)).map(({ id }) => id)
        await expect(slot(page, taken ?? '')).toBeChecked()
        const other = await browser.newContext()
        await new TestCustomer().signUp(other.request, 'en', backDoors)
        await fillUp(other.request, taken ?? '', city, product?._id ?? '')
        await other.close()

        const order = page.getByRole('button', { name: t('Checkout.continue') })
        await order.click()
        await expect(slot(page, next ?? '')).toBeFocused()
        await expect(slot(page, next ?? '')).toBeChecked()
        await expect(slot(page, next ?? '')).toHaveAccessibleDescription(/.{20}/)
        await expect(page.getByLabel(t('Checkout.note'), { exact: true })).toHaveValue('Green gate')
        await expect(day(page, taken?.slice(0, 10) ?? '')).toBeDisabled()
        await expect(page).toHaveURL(/\/demo$/)
        await order.click()
        await expect(page).toHaveURL(/\/thank-you\?order=/)
        await expect(
          page.getByText(slotText({ date: next?.slice(0, 10) ?? '', from: '16:00', to: '20:00' }, language)),
        ).toBeVisible()
      },
    )

    test(
      'a closed day says why, an Eid day has its name and windows, and a small order is told early',
      inTurn(at === 0),
      async ({ shop, catalogue, page, request }) => {
        const staff = new Staff(request)
        // Each run has days of its own, after those that the other journeys order for.
        const [closed, feast] = [6 - at, at + 20].map((days) => addDays(dubaiDate(new Date()), days))
        await staff.setDate(closed ?? '', { en: 'Stocktaking', ar: 'جرد سنوي' })
        await staff.addEid({
          date: feast ?? '',
          name: { en: 'Eid test', ar: 'عيد تجريبي' },
          windows: [{ from: '06:00', to: '09:30', capacity: 50 }],
        })
        const product = (await catalogue.plenty()).find(({ newPrice }) => newPrice < 100)
        const { t } = await shop.signedIn({ language, cart: [product?._id ?? ''] })
        await page.goto('/demo')
        await fillIn(page, t, { city: 'fujairah', email: `m-${Date.now()}@example.ae` })
        const small = page.getByText(t('City.fujairah')).filter({ hasText: '100.00' })
        await expect(small).toBeVisible()
        await page.getByRole('button', { name: t('Checkout.continue') }).click()
        await expect(page.locator('#checkout-delivery')).toBeFocused()
        await page.getByLabel(t('Checkout.city'), { exact: true }).selectOption('ajman')
        await expect(day(page, closed ?? '')).toBeDisabled()
        const label = (date: string) => page.locator('label').filter({ has: day(page, date) })
        await expect(label(closed ?? '')).toContainText(language === 'ar' ? 'جرد سنوي · مغلق' : 'Stocktaking · Closed')
        await expect(label(feast ?? '')).toContainText(language === 'ar' ? 'عيد تجريبي' : 'Eid test')
        await day(page, feast ?? '').check()
        const id = `${feast} 06:00-09:30 ajman`
        await expect(slot(page, id)).toBeChecked()
        await page.getByRole('button', { name: t('Checkout.continue') }).click()
        await expect(page).toHaveURL(/\/thank-you\?order=/)
        await staff.openDate(closed ?? '')
      },
    )
  })
}
