import { texts } from './office'
import { bothLanguages, expect, inTurn, own, sameEverywhere, test, words } from './shop'

test.use({ javaScriptEnabled: false })

for (const language of bothLanguages) {
  test(
    `pages that need scripts say so, and their forms do not write to the URL (${language})`,
    inTurn(language === 'en', sameEverywhere),
    async ({ shop, catalogue, page }) => {
      const [product] = await catalogue.plenty()
      const { t } = await shop.signedIn({ language, cart: [product._id] })
      for (const path of ['/cart', '/profile', '/demo']) {
        await page.goto(path)
        const hint = page.locator('main noscript p')
        await expect(hint).toBeVisible()
        await expect(hint).toHaveText(t('Account.withoutScripts'))
        if (path !== '/cart') continue
        const line = page.getByRole('row').nth(1)
        await expect(line.getByRole('cell').nth(1), 'the quantity').toHaveText('1', { useInnerText: true })
        await expect(line.getByRole('button'), 'buttons that do nothing').toHaveCount(0)
      }
      await page.getByLabel(t('Checkout.email'), { exact: true }).fill('huda@example.ae')
      await page.getByRole('button', { name: t('Checkout.continue') }).click()
      await expect(page.getByLabel(t('Checkout.email'), { exact: true }), 'nothing typed is lost').toHaveValue(
        'huda@example.ae',
      )
      await expect(page).toHaveURL(/\/demo$/)
    },
  )

  test(
    `the catalogue can be sorted without JavaScript (${language})`,
    own('An API host has one order: spec §7.'),
    async ({ open }) => {
      const t = words(language)
      const page = await open(language, '/shop?rating=4&page=2')
      await page.getByRole('combobox').selectOption(t('Shop.sorts.-newPrice'))
      await page.getByRole('button', { name: t('Shop.sortButton'), exact: true }).click()
      await expect(page).toHaveURL(/\/shop\?rating=4&sort=-newPrice$/)
    },
  )

  test(
    `the catalogue can be filtered, searched, paged and read without JavaScript (${language})`,
    inTurn(language === 'ar'),
    async ({ open, catalogue }) => {
      const t = words(language)
      const page = await open(language, '/shop')
      const category = (await catalogue.categories())[1]
      await page
        .getByRole('checkbox', { name: (language === 'ar' ? category?.nameAr : category?.name) ?? '' })
        .first()
        .check()
      await page.getByRole('button', { name: t('Shop.apply') }).click()
      await expect(page).toHaveURL(new RegExp(`category=${category?._id}`))
      const { results } = await catalogue.products(`?category=${category?._id}`)
      await expect(page.getByRole('status').filter({ hasText: t('Shop.results', { count: results }) })).toBeVisible()

      await page.goto('/shop')
      await page.getByRole('link', { name: t('Pagination.next') }).click()
      await expect(page).toHaveURL(/page=2/)
      await page.getByRole('link', { name: t('Shop.list') }).click()
      await expect(page).toHaveURL(/view=list/)

      await page
        .getByRole('form', { name: t('Shop.searchResults') })
        .getByRole('textbox')
        .fill(await catalogue.word(language))
      await page
        .locator('main')
        .getByRole('button', { name: t('Shop.searchButton') })
        .click()
      await expect(page).toHaveURL(/keyword=/)
      await page.locator('main a[href^="/details/"]').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main')).toContainText(language === 'ar' ? 'د.إ' : 'AED')

      await test.step('no form without a function is shown', async () => {
        for (const [path, said] of [
          ['/signin', t('Account.withoutScripts')],
          ['/contact', t('Contact.noScript')],
        ] as const) {
          await page.goto(path)
          await expect(page.locator('main noscript p').filter({ hasText: said })).toBeVisible()
          await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
          await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0)
        }
      })
    },
  )
}

test(
  'the sign-in of the back office does not write a password to the URL',
  own('It has its own back office.'),
  async ({ page }) => {
    await page.goto('/staff/sign-in')
    const { SignIn, Common } = texts.en
    await page.getByLabel(Common.email).fill('salem@shop.example')
    await page.getByLabel(Common.password, { exact: true }).fill('camel-under-the-palm')
    await page.getByRole('button', { name: SignIn.submit, exact: true }).click()
    await expect(page.getByLabel(Common.email)).toHaveValue('salem@shop.example')
    await expect(page).toHaveURL(/\/staff\/sign-in$/)
  },
)
