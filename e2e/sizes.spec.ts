import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { CartWire, OrderWire } from '@/lib/contract/customer-schemas'
import { formatAmount } from '@/lib/i18n/price'
import { fromAed } from '@/lib/contract/money'
import { expectNoBarriers } from './axe'
import type { Catalogue } from './catalogue'
import { fillIn } from './checkout-form'
import { canonicals, structuredData } from './head'
import { awake, expect, inTurn, own, test } from './shop'
import { Staff } from './staff'
import { expectTargets } from './targets'

// In order, because one journey sells what another finds sold out.
test.describe.configure({ mode: 'default' })

const runs = [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
  { language: 'ar', width: 390 },
  { language: 'en', width: 1280 },
] as const
const selling = own('an API host has neither sizes nor kinds of sale')

const Orders = z.object({ data: z.array(OrderWire) })

async function named(catalogue: Catalogue, title: string) {
  const product = (await catalogue.everything()).find(({ titleEn }) => titleEn === title)
  if (!product) throw new Error(`The demo has no "${title}"`)
  return product
}

/** Product, size and quantity of each cart line on the server. */
async function cartLines(request: APIRequestContext) {
  const { data } = CartWire.parse(await (await request.get(`${API_BASE}/customer/get-cart`)).json())
  return data.map(({ product, size, quantity }) => [product._id, size?._id, quantity])
}

async function lastOrder(request: APIRequestContext) {
  return Orders.parse(await (await request.get(`${API_BASE}/order/customer-orders`)).json()).data[0]
}

for (const [at, { language, width }] of runs.entries()) {
  const nameOf = (size: { name: string; nameAr: string } | undefined) =>
    (language === 'ar' ? size?.nameAr : size?.name) ?? ''
  const chip = (page: Page, size: { name: string; nameAr: string } | undefined) =>
    page.getByRole('radio', { name: new RegExp(`^${nameOf(size)}`) })

  test.describe(`sizes and kinds of sale (${language}, ${width} px)`, selling, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    test(
      'a size that is sold out is marked and cannot be added; the others can',
      inTurn(at === 0),
      async ({ shop, catalogue, page, context }) => {
        const { _id, sizes = [] } = await named(catalogue, 'Puppy Food')
        const [small, , large] = sizes
        expect(sizes.map(({ stock }) => stock > 0)).toEqual([true, true, false])
        const { t } = await shop.signedIn({ language })
        await page.goto(`/details/${_id}?size=${large?._id}`)
        await expect(chip(page, large), 'the address opens a size').toBeChecked()
        const [canonical = ''] = canonicals(await page.content())
        expect(new URL(canonical).searchParams.has('size')).toBe(false)
        await expect(chip(page, large)).toHaveAccessibleName(new RegExp(t('Product.soldOut')))
        await expect(chip(page, small)).not.toHaveAccessibleName(new RegExp(t('Product.soldOut')))
        const add = page.locator('.buy-button')
        await expect(add).toHaveAccessibleName(t('Product.soldOut'))
        await expect(add).toHaveAttribute('aria-disabled', 'true')
        await expectNoBarriers(page, 'a sold-out size')
        await expectTargets(page, 'a sold-out size')
        await add.focus()
        await page.keyboard.press('Enter')
        await chip(page, large).focus()
        await page.keyboard.press('ArrowDown')
        await expect(chip(page, small), 'arrow keys go round').toBeChecked()
        await expect(page.locator('.facts .text-price').first()).toContainText(
          formatAmount(fromAed(small?.newPrice ?? 0)),
        )
        await add.click()
        await expect(page.getByText(t('Cart.AddedSusseccfully')).first()).toBeVisible()
        expect(await cartLines(context.request)).toEqual([[_id, small?._id, 1]])
      },
    )

    for (const [name, payment] of [
      ['in cash', 'cod_due'],
      ['paid by card', 'paid'],
    ] as const)
      test(
        `three sizes of puppy food are three lines of the cart and of an order ${name}`,
        inTurn(at === (payment === 'paid' ? 1 : 0)),
        async ({ shop, catalogue, page, context, request }) => {
          test.setTimeout(120_000)
          const { _id, sizes: offered = [] } = await named(catalogue, 'Puppy Food')
          const staff = new Staff(request)
          await staff.setStock(_id, 7, offered.at(-1)?._id)
          try {
            const { sizes = [] } = await named(catalogue, 'Puppy Food')
            const { t } = await shop.signedIn({ language })
            await page.goto(`/details/${_id}`)
            const wanted = sizes.map((size) => [_id, size._id, 1])
            for (const [count, size] of sizes.entries()) {
              await page.locator('.size-chip', { has: chip(page, size) }).click()
              await expect(chip(page, size)).toBeChecked()
              await page.locator('.buy-button').click()
              await expect.poll(() => cartLines(context.request)).toEqual(wanted.slice(0, count + 1))
            }
            await page.goto('/cart')
            const rows = page.getByRole('main').getByRole('row')
            for (const size of sizes)
              await expect(
                rows.filter({ hasText: nameOf(size) }).filter({ hasText: size.newPrice.toFixed(2) }),
              ).toHaveCount(1)
            const subtotal = sizes.reduce((sum, { newPrice }) => sum + newPrice, 0)
            await expect(page.getByRole('main').locator('dl')).toContainText(subtotal.toFixed(2))

            await page.goto('/demo')
            await awake(page)
            await fillIn(page, t, { city: 'dubai', email: `sizes-${Date.now()}@example.ae` })
            if (payment === 'paid') {
              await page.getByRole('radio', { name: t('Checkout.card') }).check()
              await page.getByRole('button', { name: t('Checkout.continueToPayment') }).click()
              await page.getByRole('button', { name: RegExp(`^${t('Sandbox.pay')} `) }).click()
              await expect(page.getByRole('heading', { level: 1, name: t('ThankYou.paidTitle') })).toBeVisible()
            } else {
              await page.getByRole('button', { name: t('Checkout.continue') }).click()
              await expect(page).toHaveURL(/\/thank-you\?order=/)
            }
            const order = await lastOrder(context.request)
            expect(order?.payment).toBe(payment)
            expect(order?.cart.map(({ size, quantity }) => [size?._id, quantity])).toEqual(
              sizes.map((size) => [size._id, 1]),
            )
            await page.goto('/profile?tab=orders')
            for (const size of sizes) await expect(page.getByRole('article')).toContainText(nameOf(size))
            const { sizes: left = [] } = await named(catalogue, 'Puppy Food')
            expect(left.map(({ stock }) => stock)).toEqual(sizes.map(({ stock }) => stock - 1))
          } finally {
            await staff.setStock(_id, 0, offered.at(-1)?._id)
          }
        },
      )

    test('the quick view chooses a size and adds it', inTurn(at === 1), async ({ shop, catalogue, page, context }) => {
      const everything = await catalogue.everything()
      const product = everything.find(
        ({ sizes = [], sale, preparations }) =>
          !sale && !preparations && sizes.length > 1 && sizes.every(({ stock }) => stock > 9),
      )
      const [small, large] = product?.sizes ?? []
      const title = (language === 'ar' ? product?.titleAr : product?.titleEn) ?? ''
      const { t } = await shop.signedIn({ language })
      await page.goto(`/shop?${new URLSearchParams({ keyword: title })}`)
      await page.locator(`a[data-quick-view][href$="${product?._id}"]`).first().click()
      const layer = page.getByRole('dialog', { name: title })
      const size = (one: typeof small) => layer.getByRole('radio', { name: new RegExp(`^${nameOf(one)}`) })
      await expect(size(small)).toBeChecked()
      await layer
        .locator('.size-chip', { has: page.getByRole('radio', { name: new RegExp(`^${nameOf(large)}`) }) })
        .click()
      await expect(size(large)).toBeChecked()
      await expect(layer.locator('.text-price').first()).toContainText(formatAmount(fromAed(large?.newPrice ?? 0)))
      await expectNoBarriers(page, 'the quick view of a product in sizes')
      await layer.locator('.buy-button').click()
      await expect(page.getByText(t('Cart.AddedSusseccfully')).first()).toBeVisible()
      await expect.poll(() => cartLines(context.request)).toEqual([[product?._id, large?._id, 1]])
    })

    test(
      'a falcon is asked about by WhatsApp or phone, and nothing offers to buy it',
      inTurn(at === 0),
      async ({ shop, catalogue, page, context }) => {
        const falcon = (await catalogue.everything()).find(
          ({ sale, subcategory }) => sale === 'enquiry' && subcategory?.name === 'Falcons',
        )
        const title = (language === 'ar' ? falcon?.titleAr : falcon?.titleEn) ?? ''
        const { t } = await shop.signedIn({ language })
        await page.goto(`/details/${falcon?._id}`)
        const main = page.getByRole('main')
        const href = await main
          .getByRole('link', { name: t('Enquiry.whatsapp') })
          .first()
          .getAttribute('href')
        const link = new URL(href ?? '')
        expect(link.host + link.pathname).toMatch(/^wa\.me\/971\d+$/)
        const message = link.searchParams.get('text') ?? ''
        expect(message).toContain(title)
        expect(message).toContain(`/details/${falcon?._id}`)
        await expect(main.locator('a[href^="tel:+971"]').first()).toBeVisible()
        await expect(main.locator('.facts').getByRole('button', { name: t('Buy.add') })).toHaveCount(0)
        await expect(main.locator('.buy-button')).toHaveCount(0)
        const [schema] = structuredData(await page.content())
        expect(schema).toMatchObject({ '@type': 'Product', name: title })
        expect(schema).not.toHaveProperty('offers')
        await expectNoBarriers(page, 'a product on enquiry')
        await expectTargets(page, 'a product on enquiry')
        const line = { productId: falcon?._id, quantity: 1, color: null }
        expect((await context.request.post(`${API_BASE}/customer/add-cart`, { data: line })).status()).toBe(422)
        expect(await cartLines(context.request)).toEqual([])
      },
    )

    test(
      'what is collected is ordered without an address, then ready and collected',
      inTurn(at === 1),
      async ({ shop, catalogue, page, context, request }) => {
        const eggs = await named(catalogue, 'Fertile Eggs, 6')
        const { t } = await shop.signedIn({ language })
        await page.goto(`/details/${eggs._id}`)
        await expect(page.getByRole('main').getByText(t('Details.pickup')).first()).toBeVisible()
        await page.locator('.buy-button').click()
        await expect.poll(() => cartLines(context.request)).toEqual([[eggs._id, undefined, 1]])
        await page.getByRole('link', { name: t('Cart.open', { count: 1 }) }).click()
        const drawer = page.getByRole('dialog', { name: t('Cart.title') })
        await expect(drawer.getByRole('list').first()).toContainText(t('Cart.pickupOnly'))
        await page.goto('/cart')
        const main = page.getByRole('main')
        await expect(main.getByRole('row').filter({ hasText: eggs.newPrice.toFixed(2) })).toContainText(
          t('Cart.pickupOnly'),
        )
        await expectNoBarriers(page, '/cart with a product to collect')

        await page.goto('/demo')
        await awake(page)
        await expect(main.getByRole('heading', { name: t('Checkout.pickup') })).toBeVisible()
        await expect(page.getByLabel(t('Checkout.city'), { exact: true })).toHaveCount(0)
        await expect(page.getByRole('heading', { name: t('Checkout.slot') })).toHaveCount(0)
        await expect(main).toContainText(t('Checkout.phoneWhyPickup'))
        await page.getByLabel(t('Checkout.email'), { exact: true }).fill(`eggs-${Date.now()}@example.ae`)
        await page.getByRole('radio', { name: t('Checkout.cashPickup') }).check()
        const order = page.getByRole('button', { name: t('Checkout.continue') })
        await order.click()
        const name = page.getByLabel(t('Checkout.firstName'), { exact: true })
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription(/.{5}/)
        await name.fill('Maryam')
        await expectNoBarriers(page, '/demo with a product to collect')
        await expectTargets(page, '/demo with a product to collect')
        await page.reload()
        await awake(page)
        await expect(name, 'kept over a reload').toHaveValue('Maryam')
        await order.click()
        await expect(page).toHaveURL(/\/thank-you\?order=/)
        await expect(page.getByText(t('ThankYou.nextThreeCollect'))).toBeVisible()
        const placed = await lastOrder(context.request)
        expect(placed).toMatchObject({ pickup: true })

        const staff = new Staff(request)
        for (const [status, stage] of [
          ['processing', 'processing'],
          ['shipped', 'ready'],
          ['delivered', 'collected'],
        ] as const) {
          await staff.setOrderStatus(placed?.orderId ?? '', status)
          await page.goto('/profile?tab=orders')
          await expect(page.getByRole('article')).toContainText(t(`OrderStatus.${stage}`))
          await expect(page.getByRole('article')).toContainText(t(`OrderMessage.${stage}`))
        }
      },
    )
  })
}
