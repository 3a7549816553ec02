import { API_BASE } from '@/lib/contract/addresses'
import { fromAed } from '@/lib/contract/money'
import { formatAmount } from '@/lib/i18n/price'
import { productHref } from '@/lib/config/routes'
import { translatePages } from './page-translator'
import { publicPages } from './public-pages'
import { awake, bothLanguages, expect, inTurn, test } from './shop'
import { chooseCity, deliveredCart } from './slots'

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
] as const)
  test(
    `content stays current on pages the browser translates (${language}, ${width} px)`,
    inTurn(language === 'en'),
    async ({ shop, catalogue, open, page }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const [product, other] = await catalogue.plenty()
      const title = language === 'ar' ? product.titleAr : product.titleEn
      const otherTitle = language === 'ar' ? other.titleAr : other.titleEn
      const word = await catalogue.word(language)
      const { t } = await shop.signedIn({ language, cart: [other._id] })
      const amount = (aed: number) => formatAmount(fromAed(aed))
      const translator = await translatePages(page)

      await test.step('one search after another', async () => {
        await open(language, '/')
        await translator.start()
        const drop = page.locator('#search-drop')
        await page.locator('[popovertarget="search-drop"]:visible').first().click()
        const field = page.getByRole('combobox', { name: t('Header.searchField') })
        for (const keyword of [word, word.slice(0, -1), title, 'qqqqqq', word]) {
          await field.fill(keyword)
          const { results } = await catalogue.products(`?keyword=${encodeURIComponent(keyword)}&lang=${language}`)
          if (results === 0) await expect(drop.getByText(t('Search.noneTitle', { keyword })).last()).toBeVisible()
          else await expect(drop.getByRole('link', { name: t('Search.all', { count: results }) })).toBeVisible()
        }
        await field.press('Enter')
        await expect(page).toHaveURL(/\/shop\?keyword=/)
        await page.getByRole('textbox', { name: t('Shop.searchResults') }).fill(`${word} qqqqqq`)
        await expect(page.getByRole('status').filter({ hasText: t('Shop.results', { count: 0 }) })).toBeVisible()
        await page.locator('main .chip:visible').first().click()
        await expect(page.locator('main .card').first()).toBeVisible()
        expect(await translator.lost()).toEqual([])
      })

      await test.step('quantities, prices and totals of the drawer', async () => {
        await open(language, productHref(product._id))
        await translator.start()
        await page
          .getByRole('button', { name: t('Quantity.more') })
          .first()
          .click()
        if (width === 390) await expect(page.locator('.buy-button')).toContainText(amount(product.newPrice * 2))
        await page.locator('.buy-button').click()
        await expect(page.getByText(t('Cart.AddedSusseccfully')).first()).toBeVisible()
        const bag = page.getByRole('link', { name: t('Cart.open', { count: 3 }) })
        await expect(bag).toHaveText('3')
        await bag.click()
        const drawer = page.getByRole('dialog', { name: t('Cart.title') })
        const line = drawer.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
        await expect(line).toContainText(amount(product.newPrice * 2))
        await line.getByRole('button', { name: t('Quantity.more') }).click()
        await expect(line).toContainText(amount(product.newPrice * 3))
        await expect(drawer.locator('dl')).toContainText(amount(product.newPrice * 3 + other.newPrice))
        await expect(drawer.getByRole('heading', { name: t('Cart.title') })).toContainText('(4)')
        // With the delivery fee.
        const { finalTotal } = await (await page.request.get(`${API_BASE}/customer/get-cart`)).json()
        await expect(drawer.getByRole('link', { name: t('Cart.pay') })).toContainText(amount(finalTotal))
        await drawer.getByRole('link', { name: t('Cart.viewCart') }).click()
        expect(await translator.lost()).toEqual([])
      })

      await test.step('the cart, line by line', async () => {
        await expect(page).toHaveURL(/\/cart$/)
        const row = page.getByRole('row').filter({ hasText: title.slice(0, 12) })
        const sums = page.locator('.cart-sums')
        await row.getByRole('button', { name: t('Quantity.less') }).click()
        await expect(row.locator('.cart-total')).toContainText(amount(product.newPrice * 2))
        await expect(sums).toContainText(amount(product.newPrice * 2 + other.newPrice))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(t('Cart.pieces', { count: 3 }))
        await page.getByRole('button', { name: t('Cart.removeOf', { title: otherTitle }) }).click()
        await expect(sums).toContainText(amount(product.newPrice * 2))
        await page.getByRole('button', { name: `${t('Cart.undo')}: ${otherTitle}`, exact: true }).click()
        await expect(sums).toContainText(amount(product.newPrice * 2 + other.newPrice))
        expect(await translator.lost()).toEqual([])
        await page.getByRole('link', { name: t('Cart.proceed') }).click()
      })

      await test.step('the order', async () => {
        await expect(page).toHaveURL(/\/demo$/)
        const order = page.getByRole('button', { name: t('Checkout.continue') })
        await order.click()
        await expect(page.getByText(t('Checkout.FirstNameIsRequired')).first()).toBeVisible()
        const typed = { email: 'maryam@example.ae', firstName: 'Maryam', address: 'Villa 7' } as const
        const email = page.getByLabel(t('Checkout.email'), { exact: true })
        await email.fill('maryam')
        await expect(email).toHaveAccessibleDescription(new RegExp(t('Checkout.InvalidEmail')))
        for (const key of ['email', 'firstName', 'address'] as const)
          await page.getByLabel(t(`Checkout.${key}`), { exact: true }).fill(typed[key])
        await chooseCity(page, t, 'sharjah')
        await expect(page.getByText(t('Checkout.FirstNameIsRequired'))).toHaveCount(0)
        for (const place of [t('Checkout.pickOnMap'), t('Checkout.closeMap'), t('Checkout.pickOnMap')])
          await page.getByRole('button', { name: place }).click()
        await page.getByRole('radio', { name: t('Checkout.card') }).check()
        await expect(page.getByRole('button', { name: t('Checkout.continueToPayment') })).toBeVisible()
        await page.getByRole('radio', { name: t('Checkout.cash') }).check()
        const { subtotal, finalTotal } = (await deliveredCart(page.request, 'sharjah')) ?? {}
        expect(subtotal).toBe(product.newPrice * 2 + other.newPrice)
        await order.click()
        await expect(page).toHaveURL(/\/thank-you\?order=/)
        await expect(page.locator('main dl')).toContainText(amount(finalTotal ?? NaN))
        await expect(page.getByRole('link', { name: t('Cart.open', { count: 0 }) })).toBeVisible()
        expect(await translator.lost()).toEqual([])
      })
    },
  )

for (const language of bothLanguages)
  test(
    `a page translated before hydration works afterwards (${language})`,
    inTurn(language === 'ar'),
    async ({ shop, catalogue, page }) => {
      const [product] = await catalogue.plenty()
      const { t } = await shop.signedIn({ language })
      const translator = await translatePages(page)
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/_next/static/**/*.js', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(productHref(product._id), { waitUntil: 'commit' })
      await expect(page.locator('footer')).toBeVisible()
      await translator.start()
      release()
      await awake(page)
      await page.locator('.buy-button').click()
      await expect(page.getByText(t('Cart.AddedSusseccfully')).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: t('Cart.open', { count: 1 }) })).toHaveText('1')
    },
  )

test('no page lets iOS turn numbers into links before hydration', async ({ request, catalogue }) => {
  for (const path of await publicPages(catalogue))
    expect(await (await request.get(path)).text(), path).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
    )
})
