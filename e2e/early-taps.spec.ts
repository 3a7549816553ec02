import type { Page } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import { CartWire } from '@/lib/contract/customer-schemas'
import { productHref } from '@/lib/config/routes'
import { bothLanguages, expect, inTurn, sameEverywhere, test } from './shop'

/** Holds the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const language of bothLanguages)
  test(
    `taps before hydration are replayed (${language})`,
    inTurn(language === 'en', sameEverywhere),
    async ({ shop, catalogue, open, page, context }) => {
      const [product] = await catalogue.plenty()
      const { t } = await shop.signedIn({ language })
      const release = await holdScripts(page)
      await open(language, productHref(product._id), 'commit')
      const title = language === 'ar' ? product.titleAr : product.titleEn
      const heart = page.getByRole('button', { name: t('Favorites.toggle', { title }) }).filter({ visible: true })
      await heart.first().click()
      await page
        .getByRole('button', { name: t('Quantity.more') })
        .first()
        .click()
      await page.locator('.buy-button').click()
      await expect(heart.first()).toHaveAttribute('aria-pressed', 'false')
      release()
      await expect(heart.first()).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText(t('Cart.AddedSusseccfully'))).toBeVisible()
      const cart = await context.request.get(`${API_BASE}/customer/get-cart`)
      expect(CartWire.parse(await cart.json()).data.map(({ quantity }) => quantity)).toEqual([2])
    },
  )

test('a sign-in submitted before hydration completes', sameEverywhere, async ({ shop, open, page, context }) => {
  const { t, customer } = await shop.signedIn({ language: 'ar' })
  await context.clearCookies()
  const release = await holdScripts(page)
  await open('ar', '/signin', 'commit')
  await page.getByLabel(t('Account.phone')).fill(customer.typedPhone)
  const password = page.getByLabel(t('Account.password'), { exact: true })
  await password.fill(customer.password)
  await password.press('Enter')
  await expect(password, 'the input is kept').toHaveValue(customer.password)
  await expect(page).toHaveURL(/\/signin$/)
  release()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: t('Header.profile') }).first()).toBeVisible()
})
