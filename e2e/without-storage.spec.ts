import { productHref } from '@/lib/config/routes'
import { awake, expect, inTurn, test } from './shop'
import { chooseCity } from './slots'

/** Simulates blocked storage: any access throws, and tabs cannot communicate. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { get: refuse })
  class Refused {
    constructor() {
      refuse()
    }
  }
  Object.assign(window, { BroadcastChannel: Refused })
}

/** Simulates full storage of an old browser. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Reflect.deleteProperty(window, 'BroadcastChannel')
}

for (const { language, width, state, prevent } of [
  { language: 'en', width: 390, state: 'refused', prevent: refuseStorage },
  { language: 'ar', width: 1280, state: 'refused', prevent: refuseStorage },
  { language: 'ar', width: 390, state: 'full', prevent: fillStorage },
] as const)
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test(
      `browsing and cash orders work with ${state} storage`,
      inTurn(width === 390),
      async ({ shop, catalogue, open, page, context }) => {
        const [product] = await catalogue.plenty()
        const { t, customer } = await shop.signedIn({ language })
        const asked = await catalogue.word(language)
        await page.addInitScript(prevent)

        await context.clearCookies({ name: 'customerToken' })
        await open(language, '/signin')
        await page.getByLabel(t('Account.phone')).fill(customer.typedPhone)
        const password = page.getByLabel(t('Account.password'), { exact: true })
        await password.fill(customer.password)
        await password.press('Enter')
        await expect(page).toHaveURL(/\/$/)
        await awake(page)
        await page.locator('[popovertarget="search-drop"]:visible').first().click()
        const field = page.getByRole('combobox', { name: t('Header.searchField') })
        await field.fill(asked)
        await expect(page.getByRole('option').first()).toBeVisible()
        await field.press('Enter')
        await expect(page).toHaveURL(/\/shop\?keyword=/)
        await expect(page.locator('main .card').first()).toBeVisible()

        await open(language, productHref(product._id))
        await page.locator('.buy-button').click()
        await expect(page.getByText(t('Cart.AddedSusseccfully'))).toBeVisible()
        await page.getByRole('link', { name: t('Cart.open', { count: 1 }) }).click()
        await page
          .getByRole('dialog', { name: t('Cart.title') })
          .getByRole('link', { name: t('Cart.viewCart') })
          .first()
          .click()
        await expect(page).toHaveURL(/\/cart$/)
        await page.getByRole('link', { name: t('Cart.proceed') }).click()
        await expect(page).toHaveURL(/\/demo$/)
        await awake(page)

        const written = { email: 'maryam@example.ae', firstName: 'Maryam', address: 'Villa 7' } as const
        for (const key of ['email', 'firstName', 'address'] as const)
          await page.getByLabel(t(`Checkout.${key}`), { exact: true }).fill(written[key])
        await chooseCity(page, t, 'sharjah')
        await page.getByRole('radio', { name: t('Checkout.cash') }).check()
        await expect(page.getByLabel(t('Checkout.address'), { exact: true })).toHaveValue(written.address)
        await page.getByRole('button', { name: t('Checkout.continue') }).click()
        await expect(page).toHaveURL(/\/thank-you\?order=/)
        await expect(page.getByRole('heading', { level: 1, name: t('ThankYou.title') })).toBeVisible()
        await expect(page.getByRole('link', { name: t('Cart.open', { count: 0 }) })).toBeVisible()

        await page.getByRole('link', { name: t('ThankYou.orders') }).click()
        await expect(page.getByRole('article')).toHaveCount(1)
      },
    )
  })
