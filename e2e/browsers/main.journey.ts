import { control, dialog, expect, field, test, text } from './visitor'

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
] as const) {
  test(`browse, search and filter (${language}, ${width} px)`, async ({ visit, catalogue }) => {
    const visitor = await visit(language, width)
    const { engine, t } = visitor
    await visitor.open('/')
    await visitor.click('//main//a[contains(@href, "category=")]')
    await visitor.expectAt(/^\/shop\?category=/)
    await visitor.sees('//main//article')

    if (width === 390) await visitor.enter('//button[@popovertarget="filters"]')
    await visitor.fill(field('maxPrice'), '٢٥٠')
    await visitor.expectAt(/maxPrice=250/)
    if (width === 390) await engine.press('Escape')
    await visitor.click(`//*[@aria-label="${t('Shop.chosen')}"]//a[contains(@href, "category=")]`)
    await visitor.seesNo(`//*[@aria-label="${t('Shop.chosen')}"]//a[contains(@href, "category=")]`)

    const word = await catalogue.word(language)
    await visitor.click('//button[@popovertarget="search-drop"]')
    await visitor.fill('//input[@role="combobox"]', word)
    await visitor.sees('//*[@role="option"]//mark')
    await engine.press('ArrowDown')
    await visitor.sees('//*[@role="option" and @aria-selected="true"]')
    await engine.press('Enter')
    await visitor.expectAt(/^\/details\//)
    await visitor.seesNo('//*[@id="search-drop"]')
  })

  test(`product, sign-in, cart and a cash order (${language}, ${width} px)`, async ({
    visit,
    catalogue,
    newCustomer,
  }) => {
    const customer = await newCustomer(language)
    const visitor = await visit(language, width)
    const { engine, t } = visitor
    const everything = await catalogue.everything()
    const product = everything.find(
      ({ colors, stock, sizes, sale }) => colors.length > 1 && stock > 9 && !sizes && !sale,
    )
    const sized = everything.find(({ sizes, stock }) => (sizes?.length ?? 0) > 1 && stock > 1)
    if (!product || !sized) throw new Error('the demo has products with colours and with sizes')

    await visitor.open(`/details/${sized._id}`)
    await visitor.click('(//main//label[contains(@class, "size-chip")])[last()]')
    await visitor.expectTrue(`[...document.querySelectorAll('main .size-chip input')].at(-1).checked`)

    await visitor.open(`/details/${product._id}`)
    await visitor.click('(//main//*[contains(@class, "buy")]//fieldset//label)[last()]')
    await visitor.expectTrue(`[...document.querySelectorAll('main .buy fieldset input')].at(-1).checked`)
    await visitor.click('//main//button[contains(@class, "buy-button")]')
    await visitor.click('//*[@data-sonner-toast]//a')
    await visitor.expectAt(/^\/signin\?/)
    await visitor.click(control(t('SignIn.submit')) + '[@type="submit"]')
    await visitor.sees(text(t('Account.phoneMissing')))
    await visitor.expectTrue(`document.activeElement.name === 'phone'`)
    await visitor.fill(field('phone'), customer.typedPhone)
    await visitor.fill(field('password'), customer.password)
    await engine.press('Enter')
    await visitor.expectAt(/^\/details\//)
    const cart = (count: number) => control(t('Cart.open', { count }))
    await visitor.sees(cart(1))

    await visitor.click(cart(1))
    await visitor.click(dialog + control(t('Quantity.more')))
    await visitor.sees(cart(2))
    await visitor.click(dialog + control(t('Cart.viewCart')))
    await visitor.expectAt(/^\/cart$/)
    await visitor.fill('//main//input', '3')
    await visitor.sees(cart(3))
    await visitor.click(control(t('Cart.proceed')))
    await visitor.expectAt(/^\/demo$/)

    const order = control(t('Checkout.continue'))
    await visitor.click(order)
    await visitor.sees(text(t('Checkout.YouShouldEnterEmail')))
    await visitor.sees(text(t('Checkout.CityIsRequired')))
    await visitor.expectTrue(`document.activeElement.name === 'email'`)
    await visitor.fill(field('email'), 'maryam@example.ae')
    await visitor.fill(field('firstName'), 'Maryam')
    await visitor.fill(field('address'), 'Villa 7')
    await visitor.choose(field('city'), 'dubai')
    await visitor.enter(control(t('Checkout.pickOnMap')))
    await visitor.enter(control(t('Checkout.setPinHere')))
    await visitor.expectTrue(
      `document.querySelector('[name=link]').value.startsWith('https://www.google.com/maps?q=25.2')`,
    )
    await visitor.click('//label[.//input[@name="payment" and @value="cash"]]')
    await visitor.expectTrue(
      `document.querySelector('[name=slot]:checked') && !document.querySelector('form dl[aria-busy=true]')`,
    )
    await visitor.click(order)
    await visitor.expectAt(/^\/thank-you\?order=/)
    await visitor.sees(text(t('ThankYou.title')))
    await visitor.sees(cart(0))
  })

  test(`favourites (${language}, ${width} px)`, async ({ visit, newCustomer }) => {
    const visitor = await visit(language, width, await newCustomer(language))
    const { t } = visitor
    await visitor.open('/shop')
    await visitor.click('//main//article//button[@aria-pressed="false"]')
    await visitor.sees('//main//article//button[@aria-pressed="true"]')
    await visitor.sees(text(t('Favorites.AddedSusseccfully')))
    await visitor.open('/favorites')
    await visitor.click('//main//article//button[@aria-pressed="true"]')
    await visitor.sees(text(t('Favorites.NotFoundAnyFavorites')))
    await visitor.seesNo('//main//article')
  })
}

test('layers open and close by keyboard', async ({ visit, newCustomer }) => {
  const visitor = await visit('en', 390, await newCustomer('en'))
  const { engine, t } = visitor
  await visitor.open('/shop')
  for (const [opener, layer] of [
    ['//button[@popovertarget="filters"]', '//*[@id="filters"]'],
    ['//button[@popovertarget="menu"]', '//*[@id="menu"]'],
    ['//button[@popovertarget="search-drop"]', '//*[@id="search-drop"]'],
    [control(t('Cart.open', { count: 0 })), dialog],
    ['//a[@data-quick-view]', dialog],
  ] as const) {
    await visitor.enter(opener)
    await visitor.sees(layer)
    await visitor.expectTrue(`document.activeElement.closest('dialog, [popover]')`)
    await engine.press('Escape')
    await visitor.seesNo(layer)
    await visitor.expectTrue(
      `document.activeElement.matches('a, button') && !document.activeElement.closest('dialog, [popover]')`,
    )
  }
})

test('no page is wider than a phone', async ({ visit, catalogue, newCustomer, request }) => {
  const customer = await newCustomer('en')
  const [product] = await catalogue.plenty()
  const data = { productId: product._id, quantity: 1, color: null }
  expect((await request.post('/api/v1.0/customer/add-cart', { data })).status()).toBe(200)
  for (const language of ['en', 'ar'] as const) {
    const visitor = await visit(language, 390, customer)
    for (const path of ['/', '/shop', `/details/${product._id}`, '/cart', '/demo']) {
      await visitor.open(path)
      const widths = await visitor.engine.run('return [innerWidth, document.documentElement.scrollWidth]')
      expect(widths, `${path} (${language})`).toEqual([390, 390])
    }
  }
})
