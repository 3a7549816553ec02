import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { awake, bothLanguages, expect, inTurn, test } from './shop'
import { sidewaysScroll } from './sideways'
import { nextSlot } from './slots'

/** Typed without spaces, as some people do. */
const unbroken = 'VillaSevenHundredAndTwentyThreeBehindTheGreatMosqueOfTheOldTown'
const pages = ['/cart', '/checkout', '/demo', '/favorites', '/favorites?view=list', '/profile', '/profile?tab=orders']

for (const language of bothLanguages)
  test(
    `no private page is clipped on a phone, also with text at 200 % (${language})`,
    inTurn(language === 'ar'),
    async ({ shop, catalogue, context, page, backDoors }) => {
      test.setTimeout(120_000)
      const [{ _id: productId }, { _id: other }] = await catalogue.plenty()
      const { customer } = await shop.signedIn({ language, cart: [productId], favorites: [productId, other] })
      const address = { firstName: unbroken, address: unbroken, city: 'dubai', link: '', appartement: '' }
      async function tell(path: string, data: object) {
        const answer = await context.request.post(`${API_BASE}${path}`, { data })
        expect(answer.status(), await answer.text()).toBe(200)
        return answer
      }
      await tell('/customer/add-address', address)
      const cart = await (await context.request.get(`${API_BASE}/customer/get-cart`)).json()
      const email = `huda-${Date.now()}@example.ae`
      const { data, subtotal, shopping, finalTotal } = cart
      const sums = { cart: data, subtotal, shopping, finaltotal: finalTotal }
      const form = { ...address, ...sums, email, phone: customer.phone, slot: await nextSlot(context.request, 'dubai') }
      const ordered = await tell('/order', { ...form, payment: false })
      const { data: order } = z.object({ data: z.object({ _id: z.string() }) }).parse(await ordered.json())
      const { data: orders } = z
        .object({ data: z.array(z.object({ orderId: z.string() })) })
        .parse(await (await context.request.get(`${API_BASE}/order/customer-orders`)).json())
      for (const status of ['processing', 'shipped', 'delivered'])
        await backDoors.setOrderStatus(orders[0]?.orderId ?? '', status)
      await tell('/customer/add-cart', { productId, quantity: 1, color: null })

      // Browser text size 200 %: rem lengths grow, media queries in rem included.
      const browser = await context.newCDPSession(page)
      for (const path of [...pages, `/thank-you?order=${order._id}`]) {
        await page.goto(path)
        await awake(page)
        await expect.soft(page, path).toHaveTitle(new RegExp(` \\| ${defaultShopInfo.name[language]}$`))
        for (const standard of [16, 32]) {
          await browser.send('Page.setFontSizes', { fontSizes: { standard } })
          await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
          for (const width of [320, 390]) {
            await page.setViewportSize({ width, height: 700 })
            await expect
              .configure({ soft: true })
              .poll(() => sidewaysScroll(page), `${path} at ${width} px, text ${standard} px`)
              .toBeLessThanOrEqual(0)
          }
        }
        // Safari's text zoom: media queries do not see it.
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        for (const width of [320, 390, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 700 })
          await expect
            .configure({ soft: true })
            .poll(() => sidewaysScroll(page), `${path} at ${width} px, text alone at 200 %`)
            .toBeLessThanOrEqual(0)
        }
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await page.goto('/favorites')
      await awake(page)
      const badge = page.locator('header a[href="/cart"] > bdi')
      const icon = page.locator('header a[href="/cart"] > svg')
      await expect(badge).toBeVisible()
      const [count, bag] = [await badge.boundingBox(), await icon.boundingBox()]
      if (!count || !bag) throw new Error('the cart in the header has a picture and a count')
      const across = Math.min(count.x + count.width, bag.x + bag.width) - Math.max(count.x, bag.x)
      const down = Math.min(count.y + count.height, bag.y + bag.height) - Math.max(count.y, bag.y)
      expect
        .soft((across * down) / (bag.width * bag.height), 'the share of the cart icon its count covers')
        .toBeLessThan(0.4)
    },
  )
