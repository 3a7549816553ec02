import type { APIRequestContext, Locator } from '@playwright/test'
import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { timeToOrder } from '@/lib/i18n/same-day'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { expectNoBarriers } from './axe'
import { loseAnswer } from './lost-answer'
import { awake, bothLanguages, expect, inTurn, own, sameEverywhere, test } from './shop'
import { expectTargets } from './targets'
import { chooseCity, deliveryDays } from './slots'

/** Returns the code of the signed-in customer's newest order. */
async function lastOrder(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${API_BASE}/order/customer-orders`)
  return z.object({ data: z.tuple([z.object({ orderId: z.string() })], z.unknown()) }).parse(await answer.json())
    .data[0].orderId
}

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
] as const) {
  test(`in cash: missing fields, a new address from the map, ordered once, delivered, rated (${language}, ${width} px)`, async ({
    shop,
    catalogue,
    page,
    context,
    backDoors,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const plenty = await catalogue.plenty()
    // An API host has no delivery times, so none are shown.
    const product = plenty.find(({ sameDay }) => sameDay) ?? plenty[0]
    const title = language === 'ar' ? product.titleAr : product.titleEn
    const { t } = await shop.signedIn({ language, cart: [product._id] })
    const email = `maryam-${Date.now()}-${width}@example.ae`
    await page.goto('/demo')
    await awake(page)
    const toast = (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first()
    const field = (key: 'email' | 'firstName' | 'address' | 'link' | 'note' | 'city') =>
      page.getByLabel(t(`Checkout.${key}`), { exact: true })
    const order = page.getByRole('button', { name: t('Checkout.continue') })
    await expect(page.getByRole('link', { name: defaultShopInfo.phoneShown }), 'the contact phone').toBeVisible()
    await expect(page.getByRole('link', { name: defaultShopInfo.email })).toBeVisible()
    await expect(async () => {
      const left = timeToOrder(new Date())
      const arrives = left ? t('Cart.sameDayLeft', { ...left }) : t('Cart.nextDay')
      await expect(page.getByText(arrives), 'the delivery time').toHaveCount(product.sameDay ? 1 : 0, { timeout: 1000 })
    }).toPass()
    const parts = await page.locator('main form').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(
      parts.filter((one) => /\d/.test(one)),
      'the numbered steps are those of the header',
    ).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const bought = await page.locator('.summary-words').evaluate((words) => words.getBoundingClientRect().width)
    expect(bought, 'room for the lines on the narrowest phones').toBeGreaterThan(120)
    await page.setViewportSize({ width, height: 900 })

    await test.step('each missing field shows its error; the toast names the first', async () => {
      await field('email').evaluate((one) => {
        one.addEventListener('focus', () => (one.dataset.wrongAtOnce = one.ariaInvalid ?? ''))
      })
      await order.click()
      await expect(toast(t('Checkout.YouShouldEnterEmail'))).toBeVisible()
      await expect(toast(t('Checkout.YouShouldEnterEmail')), 'announced once, with the field').toHaveAttribute(
        'aria-hidden',
        'true',
      )
      await expect(field('email')).toBeFocused()
      await expect(field('email'), 'the error is there before the focus').toHaveAttribute('data-wrong-at-once', 'true')
      const said = page.getByRole('alert').filter({ hasText: t('Checkout.YouShouldEnterEmail') })
      await expect(said).toHaveCount(0)
      await field('email').press('Enter')
      await expect(said, 'the focus was already there').toHaveCount(1)
      for (const key of [
        'FirstNameIsRequired',
        'AddressIsRequired',
        'CityIsRequired',
        'YouShouldSelectPaymentType',
      ] as const)
        await expect(page.getByText(t(`Checkout.${key}`)).first()).toBeVisible()
      await expect(page.getByLabel(t('Checkout.phone'), { exact: true })).toHaveAttribute('readonly')
      for (const key of ['email', 'firstName', 'address', 'city'] as const)
        await expect(field(key)).toHaveAttribute('aria-required', 'true')
      const payment = page.getByRole('radiogroup', { name: t('Checkout.payment') })
      await expect(payment).toHaveAttribute('aria-required', 'true')
      await expect(payment).toHaveAttribute('aria-invalid', 'true')
      for (const radio of await payment.getByRole('radio').all())
        await expect(radio).toHaveAccessibleDescription(t('Checkout.YouShouldSelectPaymentType'))
      await expect(field('note')).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
      await expectNoBarriers(page, '/demo with its errors')
      await expectTargets(page, '/demo')
    })
    await test.step('the map sets a link; input survives a reload', async () => {
      await field('email').fill(email)
      await field('firstName').fill('Maryam')
      await expect(field('firstName'), 'follows its text’s direction').toHaveCSS('direction', 'ltr')
      await field('address').fill('Villa 7, Street 12')
      await field('city').selectOption('sharjah')
      await field('note').fill('Green gate')
      await page.route('**/tiles/*/*/*.png', (route) =>
        route.fulfill({ path: 'app/icon.svg', contentType: 'image/svg+xml' }),
      )
      await page.getByRole('button', { name: t('Checkout.pickOnMap') }).click()
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeAttached()
      await page.locator('.leaflet-container').click({ position: { x: 60, y: 80 } })
      await expect(field('link')).toHaveValue(/^https:\/\/www\.google\.com\/maps\?q=25\.(?!276987)\d{6},5[45]\.\d{6}$/)
      await page.getByRole('button', { name: t('Checkout.setPinHere') }).press('Enter')
      await expect(field('link')).toHaveValue('https://www.google.com/maps?q=25.276987,55.296249')
      await page.getByRole('radio', { name: t('Checkout.cash') }).check()
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route(`**${API_BASE}/delivery?*`, (route) => held.then(() => route.continue()))
      await page.reload()
      await awake(page)
      await expect(field('address')).toHaveValue('Villa 7, Street 12')
      await expect(field('city')).toHaveValue('sharjah')
      await expect(page.getByRole('radio', { name: t('Checkout.cash') })).toBeChecked()
      const said = (key: 'deliveryPending' | 'deliveryKnown') =>
        page.getByRole('alert').filter({ hasText: t(`Checkout.${key}`) })
      // An API host has one fee.
      if ((await deliveryDays(context.request, 'sharjah')).length > 0) {
        await order.click()
        await expect(said('deliveryPending'), 'no order before its total is known').toBeVisible()
        answer()
        await expect(said('deliveryKnown')).toBeVisible()
      }
      answer()
    })
    await test.step('a failure keeps all input; a double click orders once', async () => {
      await page.route(`**${API_BASE}/order?*`, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
      await order.click()
      await expect(page.getByRole('alert').filter({ hasText: t('Checkout.SomethingWentWrong') })).toBeFocused()
      const refusal = { errors: [{ path: 'address', msg: '?!' }] }
      await page.route(`**${API_BASE}/order?*`, (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 })
      await order.click()
      await expect(field('address')).toBeFocused()
      await expect(field('address')).toHaveAccessibleDescription('?!')
      await field('address').fill('Villa 7, Street 12')
      await page.route(`**${API_BASE}/order?*`, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
      await order.click()
      const signedOut = page.getByRole('alert').filter({ hasText: t('Checkout.YouAreNotLogin') })
      await expect(signedOut.getByRole('link')).toHaveAttribute('href', '/signin?next=%2Fdemo')
      await expect(field('note')).toHaveValue('Green gate')
      await order.dblclick()
      await expect(page).toHaveURL(/\/thank-you\?order=/)
      await expect(page.getByRole('heading', { level: 1, name: t('ThankYou.title') })).toBeVisible()
      // Not today or tomorrow: the customer has chosen the time, and an API host has none.
      await expect(page.getByText(t('ThankYou.nextThreeCash', { day: 'other' }))).toBeVisible()
      // It is saved while the customer is thanked.
      const kept = async () => (await context.request.get(`${API_BASE}/customer/get-address`)).text()
      await expect.poll(kept).toContain('Villa 7, Street 12')
      await expectNoBarriers(page, '/thank-you')
    })
    const code = await lastOrder(context.request)
    await backDoors.expectConfirmation({ code, email, language })
    await expect(page.getByText(t('ThankYou.order', { code }))).toBeVisible()
    await expect(page.getByRole('link', { name: t('Cart.open', { count: 0 }) })).toBeVisible()

    await test.step('it is delivered and rated', async () => {
      await page.getByRole('link', { name: t('ThankYou.orders') }).click()
      const card = page.getByRole('article')
      await expect(card).toHaveCount(1)
      await expect(card).toContainText(t('OrderStatus.pending'))
      await page.emulateMedia({ forcedColors: 'active' })
      const steps = card.getByRole('img', { name: t('Orders.step', { step: '1' }) }).locator('span')
      await expect(steps.first(), "what is done, in the reader's own colours").toHaveCSS('border-top-width', '3px')
      await expect(steps.last()).toHaveCSS('border-top-width', '1px')
      await page.emulateMedia({ forcedColors: 'none' })
      await expect(card.getByRole('button', { name: t('Orders.addRating') })).toHaveCount(0)
      for (const status of ['processing', 'shipped', 'delivered']) await backDoors.setOrderStatus(code, status)
      await page.reload()
      await awake(page)
      await expect(card).toContainText(t('OrderStatus.delivered'))
      await page.setViewportSize({ width: 320, height: 640 })
      const middle = async (part: Locator) =>
        part.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return Math.round((top + bottom) / 2)
        })
      const badge = card.getByText(t('OrderStatus.delivered'), { exact: true })
      expect(await middle(badge), 'beside the code').toBe(await middle(card.getByRole('heading')))
      await expectNoBarriers(page, '/profile, orders')
      await expectTargets(page, '/profile, orders')
      await card.getByRole('button', { name: t('Orders.addRatingOf', { title }) }).click()
      const dialog = page.getByRole('dialog', { name: t('Rating.title') })
      const submit = dialog.getByRole('button', { name: t('Rating.submit') })
      await expect(submit).toBeDisabled()
      expect(await middle(submit), 'in one line').toBe(
        await middle(dialog.getByRole('button', { name: t('Rating.cancel') })),
      )
      // As many characters wide as 360 px with text of 20 px.
      await page.setViewportSize({ width: 288, height: 640 })
      expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoBarriers(page, 'rating')
      await dialog.getByText(t('Rating.star4')).click({ force: true })
      await dialog.getByLabel(t('Rating.comment')).fill('Sweet, and no dust. 🐎')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await card.getByRole('button', { name: t('Orders.addRatingOf', { title }) }).click()
      await expect(dialog.getByRole('radio', { name: t('Rating.star4'), exact: true })).toBeChecked()
      await expect(dialog.getByLabel(t('Rating.comment'))).toHaveValue('Sweet, and no dust. 🐎')
      await page.route(`**${API_BASE}/rating?*`, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
      await submit.click()
      await expect(dialog.getByRole('link', { name: t('Rating.signIn') })).toHaveAttribute(
        'href',
        '/signin?next=%2Fprofile%3Ftab%3Dorders',
      )
      if (language === 'ar') {
        await page.route(`**${API_BASE}/rating?*`, loseAnswer, { times: 1 })
        await submit.click()
        await expect(dialog.getByText(t('Errors.offline'))).toBeVisible()
        await submit.click()
        await expect(dialog).toBeHidden()
      } else {
        await submit.click()
        await expect(toast(t('Rating.success'))).toBeVisible()
      }
      await expect(card.getByText(t('Orders.yourRating'))).toBeVisible()
      await expect(card.getByRole('button', { name: t('Orders.addRating') })).toHaveCount(0)
      await page.goto(`/details/${product._id}`)
      await expect(page.getByText('Sweet, and no dust. 🐎').first()).toBeVisible()
      await page.goto('/thank-you')
      await expect(page.getByText(t('OrderMessage.delivered'))).toBeVisible()
      await expect(page.getByText(t('ThankYou.nextTitle'))).toBeHidden()
    })

    await test.step('it is ordered again', async () => {
      await page.goto('/profile?tab=orders')
      await awake(page)
      await page.getByRole('button', { name: t('Orders.buyAgainOf', { code }) }).click()
      await expect(toast(t('Cart.AddedSusseccfully'))).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
    })
  })
}

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const) {
  // In Arabic, `npm test` runs it on an API host.
  test(
    `a carcass by card: declined, cancelled, expired, paid (${language}, ${width} px)`,
    inTurn(language === 'en'),
    async ({ shop, catalogue, page, context, backDoors, cardDesk }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const carcasses = (await catalogue.categories()).find(({ name }) => /carcass/i.test(name))
      const [product] = (await catalogue.products(`?category=${carcasses?._id}`)).data.filter(({ stock }) => stock > 2)
      // Otherwise head and cuts were chosen with the product.
      const asked = product?.preparations === undefined
      const { t } = await shop.signedIn({ language, cart: [product?._id ?? ''] })
      const saved = { firstName: 'Maryam', address: 'Villa 7', city: 'dubai', link: '', appartement: '' }
      expect((await context.request.post(`${API_BASE}/customer/add-address`, { data: saved })).status()).toBe(200)
      const email = `huda-${Date.now()}-${width}@example.ae`
      const desk = await cardDesk(language)
      const pay = page.getByRole('button', { name: t('Checkout.continueToPayment') })

      const promise = page.getByText(language === 'ar' ? /ليصلك (اليوم|غداً)/ : /it arrives (today|tomorrow)/)
      await page.goto('/cart')
      await awake(page)
      await expect(page.getByText(t('Cart.cardOnly')), 'shown before the checkout').toBeVisible()
      await expect(promise, 'it is slaughtered to order').toHaveCount(0)
      await page.goto('/demo')

      await awake(page)
      await expect(promise).toHaveCount(0)
      await expect(page.getByText(t('Checkout.carcassNote'))).toHaveCount(asked ? 1 : 0)
      await expect(page.getByRole('radio', { name: 'Maryam' })).toBeChecked()
      await expect(page.getByRole('radio', { name: t('Checkout.cash') })).toBeDisabled()
      await expect(page.getByText(t('Checkout.cashNotWithCarcass'))).toBeVisible()
      await page.getByLabel(t('Checkout.email'), { exact: true }).fill(email)
      const cuts = page.getByRole('textbox', { name: t('Checkout.pieces') })
      const expectTerms = async () => {
        if (!asked) return
        await expect(cuts).toHaveValue('6')
        await expect(page.getByRole('radio', { name: t('Checkout.withoutHead') })).toBeChecked()
      }
      if (asked) {
        await page.getByRole('radio', { name: t('Checkout.withoutHead') }).check()
        await cuts.fill('0')
        await cuts.blur()
        await expect(cuts).toHaveValue('1')
        await cuts.fill('61')
        await cuts.blur()
        await expect(cuts).toHaveValue('60')
        await cuts.fill('6')
        await cuts.blur()
      }
      await expect(page.getByRole('radio', { name: t('Checkout.card') }), 'the only way to pay').toBeChecked()
      await expectNoBarriers(page, '/demo with a carcass')

      await pay.click()
      await desk.opened()
      await desk.decline()
      await desk.cancel()
      await expect(page).toHaveURL(/\/demo\?payment=cancelled$/)
      await expect(page.getByText(t('Checkout.cancelled'))).toBeVisible()
      await awake(page)
      await expectTerms()

      await pay.click()
      await desk.expire()
      await expect(page.getByText(t('Checkout.cancelled'))).toBeVisible()
      await page.goBack()
      await desk.expectOver()
      await expect(page).toHaveURL(/\/demo(?:\?|$)/)
      await awake(page)
      await expectTerms()

      await pay.click()
      await desk.pay()
      await expect(page.getByRole('heading', { level: 1, name: t('ThankYou.paidTitle') })).toBeVisible()
      await backDoors.expectConfirmation({ code: await lastOrder(context.request), email, language })
      await page.goBack()
      await desk.expectPaid()
      await page.goto('/profile?tab=orders')
      await awake(page)
      await expect(page.getByRole('article').filter({ hasText: t('OrderMessage.pending') })).toHaveCount(1)
      await page.goto('/demo')
      await awake(page)
      await expect(page.getByRole('heading', { name: t('Checkout.emptyTitle') })).toBeVisible()
      await expectNoBarriers(page, '/demo, empty')
    },
  )
}

for (const language of bothLanguages)
  test(
    `the missing-fields toast does not cover the end of the form, and closes when they are filled (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ shop, catalogue, page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const [product] = await catalogue.plenty()
      const { t } = await shop.signedIn({ language, cart: [product._id] })
      const saved = { firstName: 'Maryam', address: 'Villa 7', city: 'dubai', link: '', appartement: '' }
      expect((await context.request.post(`${API_BASE}/customer/add-address`, { data: saved })).status()).toBe(200)
      await page.goto('/demo')
      await awake(page)
      await page.getByLabel(t('Checkout.email'), { exact: true }).fill('maryam@example.ae')
      await page.getByRole('button', { name: t('Checkout.continue') }).click()
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: t('Checkout.YouShouldSelectPaymentType') })
      await expect(toast).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const end = page.locator('main form')
      const edges = async () => [await end.boundingBox(), await toast.boundingBox()] as const
      await expect
        .poll(async () => {
          const [form, said] = await edges()
          return form && said ? said.y - (form.y + form.height) : NaN
        }, 'room between the end of the form and the toast, in px')
        .toBeGreaterThan(0)
      await page.getByRole('radio', { name: t('Checkout.cash') }).check()
      await expect(toast).toHaveCount(0, { timeout: 2000 })
    },
  )

for (const { language, next } of [
  { language: 'en', next: 'a reload' },
  { language: 'ar', next: 'another try with another e-mail address' },
] as const)
  test(
    `an order whose response is lost is found by ${next} (${language})`,
    sameEverywhere,
    async ({ shop, catalogue, page, context, backDoors, referenceHost }) => {
      const [product, other] = await catalogue.plenty()
      const { t } = await shop.signedIn({ language, cart: [product._id] })
      const addresses = async () => (await context.request.get(`${API_BASE}/customer/get-address`)).text()
      const email = page.getByLabel(t('Checkout.email'), { exact: true })
      if (language === 'en') await choiceThatGoes()
      await page.goto('/demo')
      await awake(page)
      await page.getByLabel(t('Checkout.firstName'), { exact: true }).fill('Maryam')
      await page.getByLabel(t('Checkout.address'), { exact: true }).fill('Villa 7, Street 12')
      await chooseCity(page, t, 'dubai')
      await email.fill('maryam@example.ae')
      await page.getByRole('radio', { name: t('Checkout.cash') }).check()
      await page.route(`**${API_BASE}/order?*`, loseAnswer, { times: 1 })
      await page.getByRole('button', { name: t('Checkout.continue') }).click()
      await expect(page.getByRole('alert').filter({ hasText: t('Errors.offline') })).toBeVisible()
      if (language === 'en') {
        // The order request fails too, at first.
        await page.route(`**${API_BASE}/order/customer-orders?*`, (route) => route.abort(), { times: 1 })
        await page.reload()
        await expect(page.getByRole('heading', { name: t('Checkout.unsureTitle') })).toBeVisible()
        await page.reload()
      } else {
        await email.fill('huda@example.ae')
        await page.getByRole('button', { name: t('Checkout.continue') }).click()
      }
      await expect(page).toHaveURL(/\/thank-you\?order=/)
      await expect(page.getByText(t('ThankYou.order', { code: await lastOrder(context.request) }))).toBeVisible()
      await expect(page.getByText(t('Checkout.alreadyPlaced'))).toBeVisible()
      expect(await addresses()).toContain('Villa 7, Street 12')
      // The order is known now: an empty cart is just empty.
      await page.goto('/demo')
      await expect(page.getByRole('heading', { name: t('Checkout.emptyTitle') })).toBeVisible()
      // It is not mistaken for another order that never reached the shop.
      const data = { productId: other._id, quantity: 1, color: null }
      expect((await context.request.post(`${API_BASE}/customer/add-cart`, { data })).status()).toBe(200)
      await page.goto('/demo')
      await awake(page)
      // Only the local backend keeps it.
      if (referenceHost) await email.fill('maryam@example.ae')
      await page.getByRole('radio', { name: t('Checkout.cash') }).check()
      await page.route(`**${API_BASE}/order?*`, (route) => route.abort(), { times: 1 })
      await page.getByRole('button', { name: t('Checkout.continue') }).click()
      await expect(page.getByRole('alert').filter({ hasText: t('Errors.offline') })).toBeVisible()
      expect((await context.request.delete(`${API_BASE}/customer/clear-cart`)).status()).toBe(200)
      const looked = page.waitForResponse((one) => one.url().includes(`${API_BASE}/order/customer-orders`))
      await page.reload()
      await looked
      await expect(page.getByRole('heading', { name: t('Checkout.emptyTitle') })).toBeVisible()
      await expect(page).toHaveURL(/\/demo(?:\?|$)/)

      await backDoors.setOrderStatus(await lastOrder(context.request), 'cancelled')
      await page.goto('/thank-you')
      await expect(page.getByRole('heading', { level: 1, name: t('ThankYou.cancelledTitle') })).toBeVisible()
      await expect(page.getByText(t('ThankYou.cancelledText'))).toBeVisible()

      /** Removes the chosen address on another device. */
      async function choiceThatGoes(): Promise<void> {
        const data = { firstName: 'Maryam', address: 'Old house', city: 'dubai' }
        const added = await context.request.post(`${API_BASE}/customer/add-address`, { data })
        await page.goto('/demo')
        await awake(page)
        await email.fill('m@example.ae')
        const { _id } = (await added.json()).data
        expect((await context.request.delete(`${API_BASE}/customer/delete-address/${_id}`)).status()).toBe(200)
      }
    },
  )

test(
  'input before hydration counts, and the profile’s e-mail replaces a saved one',
  own('a host need not keep an e-mail address'),
  async ({ shop, catalogue, page, context }) => {
    const [product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'ar', cart: [product._id] })
    const field = (key: 'email' | 'firstName' | 'address' | 'city' | 'note') =>
      page.getByLabel(t(`Checkout.${key}`), { exact: true })
    const cash = page.getByRole('radio', { name: t('Checkout.cash') })
    const expectFilled = async () => {
      await expect(field('firstName')).toHaveValue('Maryam')
      await expect(field('city')).toHaveValue('sharjah')
      await expect(field('note')).toHaveValue('Green gate')
      await expect(cash).toBeChecked()
    }
    let comeAlive = () => {}
    const scripts = new Promise<void>((resolve) => (comeAlive = resolve))
    await page.route('**/_next/static/chunks/**/*.js', async (route) => {
      await scripts
      await route.continue()
    })
    await page.goto('/demo', { waitUntil: 'commit' })
    await field('email').fill('early@example.ae')
    await field('firstName').fill('Maryam')
    await field('city').selectOption('sharjah')
    await field('note').fill('Green gate')
    await cash.check()
    comeAlive()
    await awake(page)
    await field('address').fill('Villa 7')
    await expectFilled()
    await expect(field('email')).toHaveValue('early@example.ae')
    await page.reload()
    await awake(page)
    await expectFilled()
    await expect(field('email')).toHaveValue('early@example.ae')

    const other = await context.newPage()
    await other.goto('/profile')
    await awake(other)
    await other.getByLabel(t('Profile.email'), { exact: true }).fill('profile@example.ae')
    await other.getByRole('button', { name: t('Profile.save') }).click()
    await expect(field('email'), 'as in another tab').toHaveValue('profile@example.ae')
    await expectFilled()
    await page.reload()
    await awake(page)
    await expectFilled()
    await expect(field('email')).toHaveValue('profile@example.ae')
  },
)

for (const payment of ['cash', 'card'] as const)
  test(
    `leaving the page while the order is placed does not redirect (${payment})`,
    sameEverywhere,
    async ({ shop, catalogue, page, context }) => {
      const [product] = await catalogue.plenty()
      const { t } = await shop.signedIn({ language: 'en', cart: [product._id] })
      const saved = { firstName: 'Maryam', address: 'Villa 7', city: 'dubai', link: '', appartement: '' }
      expect((await context.request.post(`${API_BASE}/customer/add-address`, { data: saved })).status()).toBe(200)
      await page.goto('/demo')
      await awake(page)
      await page.getByLabel(t('Checkout.email'), { exact: true }).fill('maryam@example.ae')
      await page.getByRole('radio', { name: t(`Checkout.${payment}`) }).check()
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      const orders = new RegExp(`${API_BASE}/(order|stripe/create-checkout-session)\\?`)
      await page.route(orders, async (route) => {
        await held
        await route.continue()
      })
      const asked = page.waitForRequest(orders)
      await page
        .getByRole('button', { name: t(payment === 'cash' ? 'Checkout.continue' : 'Checkout.continueToPayment') })
        .click()
      await asked
      await page.getByRole('link', { name: t('Checkout.stepCart'), exact: true }).click()
      await expect(page).toHaveURL('/cart')
      const answered = page.waitForResponse(orders)
      answer()
      await answered
      if (payment === 'cash') {
        await expect(page.getByText(t('Checkout.CreatedSuccessfullyCOD'))).toBeVisible()
        await expect(page.getByRole('heading', { name: t('Checkout.emptyTitle') })).toBeVisible()
        await expect(page).toHaveURL('/cart')
        await page
          .getByRole('link', { name: t('Checkout.myOrders') })
          .last()
          .click()
        await expect(page).toHaveURL('/profile?tab=orders')
      } else {
        // The cart stays usable.
        await page.getByRole('button', { name: t('Quantity.more') }).click()
        await expect(page.getByText(t('Cart.UpdatedQuantitySuccessfully'))).toBeVisible()
        await expect(page).toHaveURL('/cart')
      }
    },
  )

test(
  'device location refused, then found; saved addresses can be deleted',
  sameEverywhere,
  async ({ shop, catalogue, page, context }) => {
    const [product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'ar', cart: [product._id] })
    const saved = { firstName: 'Maryam', address: 'Villa 7', city: 'dubai', link: '', appartement: '' }
    expect((await context.request.post(`${API_BASE}/customer/add-address`, { data: saved })).status()).toBe(200)
    await page.goto('/demo')
    await awake(page)
    await expect(page.getByText(`Villa 7، ${t('City.dubai')}`)).toBeVisible()
    await page.getByRole('button', { name: t('Checkout.deleteAddress', { name: 'Maryam' }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Checkout.deleteConfirm') })
      .click()
    await expect(page.getByText(t('Checkout.addressDeleted'))).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Maryam' })).toHaveCount(0)
    await page.getByRole('button', { name: t('Checkout.addNewAddress') }).click()
    await page.getByRole('button', { name: t('Checkout.useLocation') }).click()
    await expect(page.getByText(t('Location.LocationPermissionDenied')).first()).toBeVisible()
    const link = page.getByLabel(t('Checkout.link'), { exact: true })
    // The error is beside the buttons: the optional field is not invalid.
    const refused = page.getByRole('status').filter({ hasText: t('Location.LocationPermissionDenied') })
    await expect(refused.filter({ visible: true })).toHaveCount(1)
    await expect(link).not.toHaveAttribute('aria-invalid')
    await link.fill('https://maps.app.goo.gl/AbCd1234')
    await expect(refused).toHaveCount(0)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 24.4539, longitude: 54.3773, accuracy: 12 })
    await page.evaluate(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      const patience = new Promise((resolve) => addEventListener('found', resolve, { once: true }))
      navigator.geolocation.getCurrentPosition = (found, ...rest) =>
        ask((place) => void patience.then(() => found(place)), ...rest)
    })
    await page.getByRole('button', { name: t('Checkout.useLocation') }).click()
    // Text typed meanwhile is kept.
    const street = page.getByLabel(t('Checkout.address'), { exact: true })
    await street.fill('Villa 9')
    await page.evaluate(() => dispatchEvent(new Event('found')))
    await expect(page.getByText(t('Location.withAccuracy', { meters: '12' }))).toBeVisible()
    await expect(link).toHaveValue('https://www.google.com/maps?q=24.453900,54.377300')
    await expect(street).toHaveValue('Villa 9')
    await test.step('a map whose code fails to load loses no input and can be retried', async () => {
      const map = page.getByRole('button', { name: t('Checkout.pickOnMap') })
      await page.route('**/_next/static/chunks/**', (route) => route.abort())
      await map.click()
      await expect(page.getByText(t('Checkout.mapLost')).first()).toBeVisible()
      await expect(link).toHaveValue('https://www.google.com/maps?q=24.453900,54.377300')
      await page.unroute('**/_next/static/chunks/**')
      await map.click()
      await expect(page.locator('.leaflet-container')).toBeVisible()
    })
  },
)

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
] as const) {
  test(
    `focus stays among the addresses when one is deleted or added (${language}, ${width} px)`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ shop, catalogue, page, context }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const [product] = await catalogue.plenty()
      const { t } = await shop.signedIn({ language, cart: [product._id] })
      const place = { address: 'Villa 7', city: 'dubai', link: '', appartement: '' }
      for (const firstName of ['Maryam', 'Huda', 'Hessa', 'Latifa']) {
        const data = { ...place, firstName }
        expect((await context.request.post(`${API_BASE}/customer/add-address`, { data })).status()).toBe(200)
      }
      await page.goto('/demo')
      await awake(page)
      const kept = page.getByRole('radiogroup', { name: t('Checkout.savedAddresses') }).getByRole('radio')
      // The chosen address is removed elsewhere: the first is selected.
      await kept.nth(3).check()
      const gone = await kept.nth(3).getAttribute('value')
      expect((await context.request.delete(`${API_BASE}/customer/delete-address/${gone}`)).status()).toBe(200)
      await page.reload()
      await awake(page)
      await expect(kept).toHaveCount(3)
      await expect(kept.first()).toBeChecked()
      const confirm = page.getByRole('dialog').getByRole('button', { name: t('Checkout.deleteConfirm') })
      const bin = (nth: number) =>
        page
          .getByRole('radiogroup', { name: t('Checkout.savedAddresses') })
          .getByRole('button')
          .nth(nth)
      const add = page.getByRole('button', { name: t('Checkout.addNewAddress') })
      const firstName = page.getByLabel(t('Checkout.firstName'), { exact: true })

      await page.getByRole('button', { name: t('Checkout.continue') }).click()
      await expect(page.getByText(t('Checkout.YouShouldSelectPaymentType')).first()).toBeVisible()
      await add.click()
      await expect(firstName).toBeFocused()
      // A field not yet submitted is not marked as missing.
      await expect(firstName).not.toHaveAttribute('aria-invalid')
      await page.getByRole('button', { name: t('Checkout.useSaved') }).press('Enter')
      await expect(kept.first()).toBeFocused()

      await bin(1).press('Enter')
      await confirm.press('Enter')
      await expect(kept).toHaveCount(2)
      await expect(kept.nth(1)).toBeFocused()
      await bin(1).click()
      // The second click of a double click must not hit what lies beneath.
      await confirm.dblclick()
      await expect(kept).toHaveCount(1)
      await expect(add).toBeFocused()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(firstName).toHaveCount(0)
      await bin(0).press('Enter')
      await confirm.press('Enter')
      await expect(kept).toHaveCount(0)
      await expect(add).toBeFocused()
      await page.getByRole('button', { name: t('Checkout.continue') }).click()
      await expect(add).toBeFocused()
      await expect(add).toHaveAccessibleDescription(t('Checkout.SelectOrCreateNewAddress'))
    },
  )
}

for (const language of bothLanguages) {
  test(`the steps stay in one line on phones (${language})`, sameEverywhere, async ({ shop, catalogue, page }) => {
    const [product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language, cart: [product._id] })
    await page.goto('/demo')
    const steps = page.getByRole('navigation', { name: t('Checkout.steps') }).getByRole('listitem')
    for (const width of [320, 360, 375, 390, 393, 412]) {
      await page.setViewportSize({ width, height: 844 })
      const middles = await steps.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
      )
      expect(new Set(middles).size, `lines at ${width} px of ${middles.join(', ')}`).toBe(1)
    }
  })
}
