import { API_BASE } from '@/lib/contract/addresses'
import { CartWire } from '@/lib/contract/customer-schemas'
import { QUANTITY_SAVE_DELAY } from '@/lib/config/constants'
import { expectNoBarriers } from './axe'
import { loseAnswer } from './lost-answer'
import { awake, bothLanguages, expect, inTurn, own, sameEverywhere, test } from './shop'
import { expectTargets } from './targets'

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
] as const) {
  test(`the cart reflects every change (${language}, ${width} px)`, async ({
    shop,
    catalogue,
    open,
    page,
    context,
    complaints,
    backDoors,
  }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const [first, second] = await catalogue.plenty()
    const title = (product = first) => (language === 'ar' ? product.titleAr : product.titleEn)
    const { t } = await shop.signedIn({ language, cart: [first._id, second._id] })
    const linesOnServer = async () =>
      CartWire.parse(await (await context.request.get(`${API_BASE}/customer/get-cart`)).json()).data
    const onServer = async () => (await linesOnServer()).map((one) => [one.product._id, one.quantity])

    await open(language, '/about')
    await page.getByRole('link', { name: t('Cart.open', { count: 2 }) }).click()
    const drawer = page.getByRole('dialog', { name: t('Cart.title') })
    const lines = drawer.getByRole('textbox')
    await expect(lines).toHaveCount(2)
    await expectNoBarriers(page, 'drawer')
    await expectTargets(page, 'drawer')
    await page.setViewportSize({ width, height: 520 })
    const last = drawer.getByRole('button', { name: t('Quantity.more') }).last()
    await last.focus()
    const bottom = await last.evaluate((one) => one.getBoundingClientRect().bottom)
    const foot = await drawer.locator('dl').evaluate((one) => one.getBoundingClientRect().top)
    expect(bottom, 'the focused element is not under the footer').toBeLessThan(foot)
    await page.setViewportSize({ width: 844, height: 390 })
    const sums = await drawer.locator('dl').boundingBox()
    const [button, view] = await Promise.all(
      [t('Cart.pay'), t('Cart.viewCart')].map((name) => drawer.getByRole('link', { name }).boundingBox()),
    )
    const bottomOf = (box: typeof sums) => (box ? box.y + box.height : NaN)
    expect(button?.y, 'on a phone on its side the buttons stand beside the sums').toBeLessThan(bottomOf(sums))
    expect(view?.y).toBeLessThan(bottomOf(sums))
    expect(sums?.height, 'and leave room for the lines').toBeLessThan(170)
    await page.setViewportSize({ width, height: 900 })
    const line = drawer.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title() }) })
    // Double-clicks, because intermediate saves are another test's subject.
    await line.getByRole('button', { name: t('Quantity.more') }).dblclick()
    await expect(line.getByRole('textbox')).toHaveValue('3')
    const said = page.locator('[data-sonner-toast]').filter({ hasText: t('Cart.UpdatedQuantitySuccessfully') })
    await expect(said).toBeVisible()
    const pay = await drawer.getByRole('link', { name: t('Cart.pay') }).boundingBox()
    const edge = async () => ((box) => (box ? box.y + box.height : Infinity))(await said.boundingBox())
    await expect.poll(edge, 'the toast is above what it must not cover').toBeLessThan(pay?.y ?? 0)
    await expect(line.getByRole('button', { name: t('Quantity.more') })).toBeFocused()
    await expect.poll(onServer).toEqual([
      [first._id, 3],
      [second._id, 1],
    ])

    await drawer.getByRole('button', { name: t('Cart.removeOf', { title: title(second) }) }).click()
    await expect(lines).toHaveCount(1)
    // Its name identifies one of several.
    await page.getByRole('button', { name: `${t('Cart.undo')}: ${title(second)}`, exact: true }).press('Enter')
    await expect(lines).toHaveCount(2)
    await expect(drawer.getByRole('button', { name: t('Cart.removeOf', { title: title(second) }) })).toBeFocused()
    await expect.poll(onServer).toHaveLength(2)

    await drawer.getByRole('link', { name: t('Cart.viewCart') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    const browser = await context.newCDPSession(page)
    const heading = t('Cart.title') + ' ' + t('Cart.pieces', { count: 4 })
    await expect
      .poll(async () => {
        const { nodes } = await browser.send('Accessibility.getFullAXTree')
        return nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value)
      }, 'as it is read')
      .toContain(heading)
    await expectNoBarriers(page, '/cart')
    await expectTargets(page, '/cart')
    const quantity = page.getByRole('textbox', { name: t('Cart.quantityOf', { title: title() }) })
    await quantity.fill('0')
    await quantity.blur()
    await expect(quantity).toHaveValue('3')
    complaints.expectRefusal('changeCart', 409)
    await quantity.fill('٩٩٩٩')
    await quantity.press('Enter')
    const toast = page
      .locator('[data-sonner-toast]')
      .filter({ hasText: backDoors.said('ThereIsNotEnoughQuantity', language) })
    await expect(toast).toBeVisible()
    await expect(quantity).toHaveValue('3')
    const count = (await linesOnServer()).find((one) => one.product._id === first._id)?.product.stock ?? 0
    await expect(quantity).toHaveAccessibleDescription(t('Cart.notSoMany', { count }))
    await quantity.fill('9999')
    await quantity.press('Enter')
    await expect(quantity).toHaveAccessibleDescription(t('Cart.tooMany', { count }))
    await expect(quantity).toHaveAccessibleDescription(t('Cart.notSoMany', { count }))
    await expect(toast, 'unique').toHaveCount(1)

    for (const product of [first, second])
      await page.getByRole('button', { name: t('Cart.removeOf', { title: title(product) }) }).click()
    await expect(page.getByRole('heading', { name: t('Cart.CartIsEmpty') })).toBeVisible()
    await expectNoBarriers(page, '/cart, empty')
    await page.getByRole('link', { name: t('Cart.GoToShopping') }).click()
    await expect(page).toHaveURL(/\/shop$/)
  })
}

for (const language of bothLanguages)
  test(
    `a quantity that takes long to save does not widen the page (${language})`,
    inTurn(language === 'ar'),
    async ({ shop, catalogue, page }) => {
      const [product] = await catalogue.plenty()
      const { t } = await shop.signedIn({ language, cart: [product._id] })
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto('/cart')
      let answer = () => {}
      await page.route('**/change-cart?*', async (route) => {
        await new Promise<void>((resolve) => (answer = resolve))
        await route.continue()
      })
      await page.getByRole('button', { name: t('Quantity.more') }).click()
      await expect(page.getByText(t('Quantity.saving'))).toBeVisible()
      const total = page.locator('main tbody .cart-total > *')
      expect(await page.locator('.cart-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
      await expect(total, 'outdated').toBeHidden()
      answer()
      await expect(total).toBeVisible()
    },
  )

for (const language of bothLanguages)
  test(
    `the drawer of a cart with a carcass leaves room for its lines on a phone on its side (${language})`,
    inTurn(language === 'ar'),
    async ({ shop, catalogue, open, page }) => {
      const carcasses = (await catalogue.categories()).find(({ name }) => /carcass/i.test(name))
      const [carcass] = (await catalogue.products(`?category=${carcasses?._id}`)).data.filter(({ stock }) => stock > 2)
      const { t } = await shop.signedIn({ language, cart: [carcass?._id ?? ''] })
      await page.setViewportSize({ width: 844, height: 390 })
      await open(language, '/about')
      await page.getByRole('link', { name: t('Cart.open', { count: 1 }) }).click()
      const drawer = page.getByRole('dialog', { name: t('Cart.title') })
      await expect(drawer.getByText(t('Cart.cardOnly'))).toBeVisible()
      expect(await drawer.locator('.cart-foot').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(260)
    },
  )

const places = own('the backend decides the position of a restored line')
test('an undone removal restores the line’s position', places, async ({ shop, catalogue, open, page }) => {
  const [first, second] = await catalogue.plenty()
  const { t } = await shop.signedIn({ language: 'ar', cart: [first._id, second._id] })
  await page.clock.install()
  await open('ar', '/cart')
  const rows = page.locator('main tbody tr')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('rowheader', { name: first.titleAr, exact: true }), `${width} px`).toBeVisible()
    await expect(rows.first().getByRole('cell'), 'each under its column header').toHaveCount(4)
  }
  const remove = { name: t('Cart.removeOf', { title: first.titleAr }) }
  // The quantity changed just before is restored as well.
  const more = rows
    .first()
    .getByRole('button', { name: t('Quantity.more') })
    .filter({ visible: true })
  for (const quantity of ['2', '3']) {
    await more.click()
    await expect(rows.first().getByRole('textbox')).toHaveValue(quantity)
  }
  await page.getByRole('button', remove).click()
  await expect(rows).toHaveCount(1)
  const undo = page.getByRole('button', { name: `${t('Cart.undo')}: ${first.titleAr}`, exact: true })
  await expect(undo).toBeVisible()
  const before = rows.first().getByRole('button')
  await before.last().focus()
  await undo.focus()
  await page.keyboard.press('Tab')
  await expect(undo).not.toBeFocused()
  await expect(before.last(), 'Tab continues from a toast').not.toBeFocused()
  await expect(page.getByRole('region', { name: t('Toasts.label') })).toHaveAccessibleName(/Alt\+T/)
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  // A leap in time would come before the page has answered the focus: its timers would end first.
  await page.clock.runFor(100)
  await page.clock.fastForward(20_000)
  await expect(undo, 'no focused element is removed').toBeFocused()
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${API_BASE}/customer/add-cart`, async (route) => {
    await held
    await route.fallback()
  })
  await undo.dblclick()
  await page.getByRole('heading', { level: 1 }).click()
  answer()
  await expect(rows).toHaveCount(2)
  await expect(rows.first().getByRole('button', remove), 'a click beside controls leaves it free').toBeFocused()
  await expect(page.getByText(t('Cart.restored'))).toBeVisible()
  await expect(rows.first().getByRole('textbox'), 'restored once').toHaveValue('3')
  await page.reload()
  await expect(rows.first().getByRole('button', remove)).toBeVisible()
  await expect(rows.first().getByRole('textbox')).toHaveValue('3')
})

test('two tabs agree, and leaving a page saves a pending quantity', async ({ shop, catalogue, context, page }) => {
  const [product] = await catalogue.plenty()
  const { t } = await shop.signedIn({ language: 'en', cart: [product._id] })
  const other = await context.newPage()
  await other.goto('/cart')
  await awake(other)
  await page.goto('/cart')
  await awake(page)
  await page.getByRole('button', { name: t('Quantity.more') }).click()
  await expect(page.getByRole('textbox')).toHaveValue('2')
  await page.goto('/about')
  // Headless tabs are never hidden, so the test dispatches the event; repeatedly, because the first tab may save later.
  const heading = other.getByRole('heading', { level: 1 })
  await expect(async () => {
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(heading).toContainText(t('Cart.pieces', { count: 2 }), { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await other.getByRole('button', { name: t('Quantity.more') }).click()
  await expect(other.getByText(t('Cart.UpdatedQuantitySuccessfully'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('Cart.open', { count: 3 }) })).toBeVisible()
})

test(
  'a typed quantity is saved one second after the last key, and focus is never lost',
  sameEverywhere,
  async ({ shop, catalogue, page }) => {
    const [product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'en', cart: [product._id] })
    await page.goto('/cart')
    await awake(page)
    const field = page.getByRole('textbox', { name: t('Cart.quantityOf', { title: product.titleEn }) })
    const sent: (string | null)[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData()))
    await field.fill('12')
    await field.fill('')
    await page.waitForTimeout(QUANTITY_SAVE_DELAY + 300)
    await field.blur()
    await expect(field, 'less than one reverts the previous input').toHaveValue('1')
    expect(sent).toEqual([])
    await field.focus()
    await field.selectText()
    await page.keyboard.type('3')
    await expect(page.getByText(t('Cart.UpdatedQuantitySuccessfully'))).toBeVisible()
    await expect(field).toBeFocused()
    await page.reload()
    await awake(page)
    await expect(field).toHaveValue('3')
    await page.getByRole('button', { name: t('Cart.removeOf', { title: product.titleEn }) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('Cart.CartIsEmpty') })).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  },
)

test('a sold-out line stays, says so and blocks the checkout until removed', async ({
  shop,
  catalogue,
  backDoors,
  page,
}) => {
  const [gone, [other]] = await Promise.all([catalogue.lonely(), catalogue.plenty()])
  const { t } = await shop.signedIn({ language: 'ar', cart: [gone._id, other._id] })
  await backDoors.setStock(gone._id, 0)
  try {
    await page.goto('/cart')
    await awake(page)
    await expect(page.getByText(t('Cart.ranOut'))).toBeVisible()
    await expectNoBarriers(page, '/cart with what ran out')
    await page.getByRole('link', { name: t('Cart.proceed') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('Cart.blocked') })).toBeVisible()
    await page.waitForTimeout(300)
    await expect(page.locator('[data-progress]'), 'no navigation is pending').toHaveCount(0)
    await page.getByRole('button', { name: t('Cart.removeOf', { title: gone.titleAr }) }).click()
    await page.getByRole('link', { name: t('Cart.proceed') }).click()
    await expect(page).toHaveURL(/\/demo$/)
  } finally {
    await backDoors.setStock(gone._id, gone.stock)
  }
})

test(
  'closing the drawer or leaving before the save is done does not open the checkout',
  sameEverywhere,
  async ({ shop, catalogue, page }) => {
    const [product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'en', cart: [product._id] })
    await page.goto('/shop')
    await awake(page)
    let held = Promise.resolve()
    await page.route('**/customer/change-cart*', (route) => held.then(() => route.continue()))
    const drawer = page.getByRole('dialog', { name: t('Cart.title') })
    for (const onward of ['shut', 'gone'] as const) {
      let answer = (): void => undefined
      held = new Promise<void>((resolve) => (answer = resolve))
      await page.getByRole('link', { name: t('Cart.open', { count: onward === 'shut' ? 1 : 2 }) }).click()
      await drawer.getByRole('button', { name: t('Quantity.more') }).click()
      const done = page.waitForResponse(/change-cart/)
      await drawer.getByRole('link', { name: t('Cart.pay') }).click()
      if (onward === 'shut') await page.keyboard.press('Escape')
      else await drawer.getByRole('link', { name: product.titleEn }).first().click()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(onward === 'shut' ? /\/shop$/ : /\/details\//)
      const there = page.url()
      answer()
      await done
      await page.waitForTimeout(600)
      expect(page.url()).toBe(there)
      await expect(page.locator('[data-progress]')).toHaveCount(0)
    }
  },
)

test(
  'a cart that fails to load can be retried',
  sameEverywhere,
  async ({ shop, open, page, catalogue, complaints }) => {
    const [product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'ar', cart: [product._id] })
    complaints.expectRefusal('getCart', 503)
    await page.route('**/get-cart?*', (route) => route.fulfill({ status: 503, json: { message: '' } }))
    await open('ar', '/about')
    await page.getByRole('link', { name: t('Cart.open', { count: 0 }) }).click()
    const drawer = page.getByRole('dialog', { name: t('Cart.title') })
    await expect(drawer.getByRole('alert')).toContainText(t('Cart.failedTitle'))
    await expectNoBarriers(page, 'drawer, failed')
    await page.unroute('**/get-cart?*')
    await drawer.getByRole('button', { name: t('Cart.retry') }).click()
    await expect(drawer.getByRole('textbox')).toHaveCount(1)
  },
)

test(
  'an added product counts at once and is rolled back on failure; only the current state is announced',
  sameEverywhere,
  async ({ shop, catalogue, page }) => {
    const [inCart, product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'ar', cart: [inCart._id] })
    await page.goto(`/details/${product._id}`)
    await awake(page)
    const cart = (count: number) => page.getByRole('link', { name: t('Cart.open', { count }) })
    await expect(cart(1)).toBeVisible()
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/customer/add-cart*', async (route) => {
      await held
      await route.abort()
    })
    const add = page.getByRole('button', { name: t('Buy.add'), exact: true })
    await add.click()
    await expect(cart(2)).toBeVisible()
    answer()
    await expect(cart(1)).toBeVisible()
    await page.unroute('**/customer/add-cart*')
    await add.click()
    const toasts = page.getByRole('region', { name: t('Toasts.label') })
    await expect(toasts.getByText(t('Cart.AddedSusseccfully'))).toBeVisible()
    await expect(toasts.getByText(t('Errors.offline')), 'the message of the previous try').toHaveCount(0)
    await expect(cart(2)).toBeVisible()
    await cart(2).click()
    await expect(page.getByRole('dialog', { name: t('Cart.title') })).toBeVisible()
    await expect(page.getByText(t('Cart.AddedSusseccfully')), 'the cart shows it itself').toHaveCount(0)
  },
)

test('a change the server refuses is rolled back', sameEverywhere, async ({ shop, catalogue, page }) => {
  const [product] = await catalogue.plenty()
  const { t } = await shop.signedIn({ language: 'en', cart: [product._id] })
  await page.goto('/cart')
  await awake(page)
  await page.route('**/customer/{change,remove}-cart*', (route) => route.abort())
  await page.getByRole('button', { name: t('Quantity.more') }).click()
  await expect(page.getByRole('textbox')).toHaveValue('2')
  const toasts = page.getByRole('region', { name: t('Toasts.label') })
  await expect(toasts.getByText(t('Errors.offline'))).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('1')
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(t('Errors.offline'))
  await page.getByRole('button', { name: t('Quantity.more') }).click()
  await page.getByRole('link', { name: t('Cart.proceed') }).click()
  await expect(page.getByRole('textbox'), 'no navigation with another quantity').toHaveAccessibleDescription(
    t('Errors.offline'),
  )
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: t('Cart.removeOf', { title: product.titleEn }) }).click()
  await expect(page.getByRole('textbox')).toHaveValue('1')
  await page.route('**/customer/change-cart*', (route) => route.fulfill({ status: 401, json: {} }))
  await page.getByRole('button', { name: t('Quantity.more') }).click()
  await expect(page.getByRole('textbox'), 'a toast closes, this stays').toHaveAccessibleDescription(
    t('Cart.YouAreNotLogin'),
  )
})

test('a change whose response is lost is reconciled', sameEverywhere, async ({ shop, catalogue, page }) => {
  const [product, other] = await catalogue.plenty()
  const { t } = await shop.signedIn({ language: 'ar', cart: [product._id] })
  await page.route('**/customer/{add,change,remove}-cart*', loseAnswer)
  await page.goto('/cart')
  await awake(page)
  await page.getByRole('button', { name: t('Quantity.more') }).click()
  const toasts = page.getByRole('region', { name: t('Toasts.label') })
  await expect(toasts.getByText(t('Cart.UpdatedQuantitySuccessfully'))).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('2')
  await expect(page.getByRole('link', { name: t('Cart.open', { count: 2 }) })).toBeVisible()
  await page.getByRole('button', { name: t('Cart.removeOf', { title: product.titleAr }) }).click()
  await expect(page.getByRole('heading', { name: t('Cart.CartIsEmpty') })).toBeVisible()
  await expect(toasts.getByText(t('Cart.RemovedSusseccfully'))).toBeVisible()
  await toasts.getByRole('button', { name: t('Cart.undo') }).click()
  await expect(page.getByRole('textbox')).toHaveValue('2')
  await page.goto(`/details/${other._id}`)
  await awake(page)
  await expect(page.getByRole('link', { name: t('Cart.open', { count: 2 }) })).toBeVisible()
  await page.getByRole('button', { name: t('Buy.add'), exact: true }).click()
  await expect(toasts.getByText(t('Cart.AddedSusseccfully'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('Cart.open', { count: 3 }) })).toBeVisible()
})

test(
  'a line removed on another device is reported',
  own('a host has its own message'),
  async ({ shop, catalogue, context, page, complaints }) => {
    const [product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'ar', cart: [product._id] })
    await page.goto('/cart')
    await awake(page)
    // Just before the change is saved.
    await page.route('**/customer/change-cart*', async (route) => {
      const data = { productId: product._id, color: null }
      expect((await context.request.delete(`${API_BASE}/customer/remove-cart`, { data })).status()).toBe(200)
      await route.continue()
    })
    complaints.expectRefusal('changeCart', 404)
    await page.getByRole('button', { name: t('Quantity.more') }).click()
    await expect(page.getByText(t('Errors.CartLineNotFound'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('Cart.CartIsEmpty') })).toBeVisible()
  },
)
