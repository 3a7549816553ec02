import type { APIRequestContext, Locator } from '@playwright/test'
import { z } from 'zod'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { PlacedByPhone, PhoneQuote } from '@/lib/contract/staff-phone-order'
import { bearer, invite, joinTeam, texts } from './office'
import { sidewaysScroll } from './sideways'
import { awake, bothLanguages, expect, own, test } from './shop'

/** Takes an order by phone for the last free slot, days away; returns its code. */
async function orderForLater(request: APIRequestContext, productId: string, n: number): Promise<string> {
  const call = async <S extends z.ZodType>(path: string, data: object, schema: S) => {
    const answer = await request.post(`/api/staff${path}`, { headers: bearer(), data })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
    return schema.parse(z.object({ data: z.unknown() }).parse(await answer.json()).data)
  }
  const phone = `9715${String(Date.now()).slice(-7)}${n}`
  const lines = [{ productId, quantity: 1, color: null, size: null, preparation: null }]
  const quote = await call('/orders/quote', { phone, city: 'dubai', lines }, PhoneQuote)
  const address = { firstName: 'Abdulrahman', lastName: 'الشامسي', address: 'فيلا ١٢', city: 'dubai', link: '' }
  const body = { phone, lines, email: '', language: 'ar', address: { ...address, appartement: '' } }
  const slot = quote.slots?.at(-1)?.id ?? null
  return (await call('/orders', { ...body, slot, total: quote.total }, PlacedByPhone)).code
}

async function box(of: Locator) {
  return (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

test.describe('the list of orders on a phone', own('An API host has a back office of its own.'), () => {
  for (const language of bothLanguages)
    test(`shows code and slot apart, and the action of a selection in sight (${language})`, async ({
      page,
      context,
      request,
      baseURL,
      catalogue,
    }) => {
      test.setTimeout(120_000)
      const t = texts[language]
      const [product] = await catalogue.plenty()
      const codes = []
      for (const n of [1, 2, 3, 4]) codes.push(await orderForLater(request, product._id, n))
      const code = codes.at(-1) ?? ''
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
      await page.setViewportSize({ width: 390, height: 640 })
      await joinTeam(page, (await invite(request, 'orders')).path, language)
      await page.goto('/staff/orders')
      await awake(page)

      const row = page.getByRole('row').filter({ hasText: code })
      const [name, pill] = [row.getByRole('link', { name: code }), row.getByText(t.Status.pending, { exact: true })]
      const slot = row.getByText(language === 'ar' ? /\d\s[صم]$/ : /\d\s?[ap]m$/).last()
      for (const other of [pill, slot]) {
        const [one, two] = [await box(name), await box(other)]
        expect(two.width).toBeGreaterThan(0)
        const beside = one.x + one.width <= two.x || two.x + two.width <= one.x
        expect(beside || one.y + one.height <= two.y, JSON.stringify([one, two])).toBe(true)
      }
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

      // A thumb that comes 6 px beside the code opens the order; what is pressed is not on paper.
      const beside = await name.evaluate((link) => {
        link.scrollIntoView({ block: 'center' })
        const { left, top, bottom } = link.getBoundingClientRect()
        return [top - 6, bottom + 6].map((at) => document.elementFromPoint(left + 5, at) === link)
      })
      expect(beside).toEqual([true, true])
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main').getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('main .staff-order-contact').filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })

      await row.getByRole('checkbox').check()
      const last = page.getByRole('row').last()
      expect((await box(last)).y).toBeGreaterThan(640)
      const action = page.locator('.staff-bulk-orders').getByRole('button', { name: t.Order.action.processing })
      await expect(action).toBeInViewport({ ratio: 1 })
      await action.click()
      await expect(
        page.getByText(t.Orders.bulkDone.match(/one \{([^}]*)\}/)?.[1]?.replace('#', '1') ?? ''),
      ).toBeInViewport()
    })
})
