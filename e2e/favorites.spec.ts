import type { Page } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import { productHref } from '@/lib/config/routes'
import { SESSION_COOKIE } from '@/lib/config/constants'
import { expectNoBarriers } from './axe'
import { fillSignIn } from './customers'
import { bothLanguages, expect, inTurn, sameEverywhere, test } from './shop'

for (const language of bothLanguages) {
  // Tests each language at one width only, so that both widths and both directions are covered.
  const width = language === 'en' ? 390 : 1280
  test.describe(`favourites (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test(
      'adds from a card, removes from the list and undoes',
      inTurn(language === 'en'),
      async ({ shop, catalogue, open, page }) => {
        const [first, second] = (await catalogue.products()).data
        const title = (product = first) => (language === 'ar' ? product?.titleAr : product?.titleEn) ?? ''
        const { t } = await shop.signedIn({ language, favorites: [second?._id ?? ''] })
        const heart = (product = first) =>
          page.getByRole('button', { name: t('Favorites.toggle', { title: title(product) }) })
        await open(language, '/shop')
        await expect(heart(second).first()).toHaveAttribute('aria-pressed', 'true')
        await expect(heart().first()).toHaveAttribute('aria-pressed', 'false')
        await heart().first().click()
        await expect(heart().first()).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getByText(t('Favorites.AddedSusseccfully'))).toBeVisible()

        await page.goto('/favorites')
        await expect(page.getByRole('status').filter({ hasText: t('Favorites.count', { count: 2 }) })).toBeVisible()
        await expect(page.locator('main article')).toHaveCount(2)
        await heart().click()
        await expect(page.locator('main article')).toHaveCount(1)
        const undo = page.getByRole('button', { name: `${t('Favorites.undo')}: ${title()}` })
        await expect(undo, 'its name identifies one of several').toBeVisible()
        await undo.click()
        await expect(page.locator('main article')).toHaveCount(2)
        await expect(heart()).toHaveAttribute('aria-pressed', 'true')
        await expect(heart()).toBeFocused()
        await expectNoBarriers(page, '/favorites')

        await page.getByRole('link', { name: t('Shop.list'), exact: true }).click()
        await expect(page).toHaveURL(/\/favorites\?view=list$/)
        await expect(heart()).toHaveAttribute('aria-pressed', 'true')
        const field = page.getByRole('searchbox', { name: t('Favorites.search') })
        await field.fill('qqqqqq')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: t('Favorites.nothingTitle') })).toBeVisible()
        await expect(field).toBeFocused()
        await page.getByRole('link', { name: t('Favorites.nothingAction') }).press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(field, 'the field matches the list').toHaveValue('')
        await heart().press('Enter')
        await expect(page.locator('main article')).toHaveCount(1)
        await expect(heart(second)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: t('Favorites.NotFoundAnyFavorites') })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expectNoBarriers(page, '/favorites, empty')
      },
    )
  })

  test(
    `a visitor is asked to sign in, then the action runs once (${language})`,
    inTurn(language === 'en'),
    async ({ shop, catalogue, context, open, page }) => {
      const product = (await catalogue.products()).data.find(({ stock }) => stock > 2)
      const id = product?._id ?? ''
      const title = (language === 'ar' ? product?.titleAr : product?.titleEn) ?? ''
      const { t, customer } = await shop.signedIn({ language })
      await context.clearCookies({ name: SESSION_COOKIE })
      await open(language, productHref(id))
      const wishes = [
        async () => {
          const main = page.locator('main')
          await main
            .getByRole('button', { name: t('Favorites.toggle', { title }) })
            .last()
            .click()
          await settled(page, t('Favorites.YouAreNotLogin'))
        },
        async () => {
          await page
            .locator('main')
            .getByRole('button', { name: t('Quantity.more') })
            .click()
          await expect(page.locator('main').getByRole('textbox', { name: t('Quantity.quantity') })).toHaveValue('2')
          await page.locator('.buy-button').click()
          await settled(page, t('Cart.YouAreNotLogin'))
        },
      ]
      // The last action wins: the cart in one language, the favourites in the other.
      for (const wish of language === 'en' ? wishes : wishes.toReversed()) await wish()
      const [question, came] =
        language === 'en'
          ? [t('Cart.YouAreNotLogin'), t('Cart.AddedSusseccfully')]
          : [t('Favorites.YouAreNotLogin'), t('Favorites.AddedSusseccfully')]
      await page
        .getByRole('listitem')
        .filter({ hasText: question })
        .getByRole('link', { name: t('Header.signIn') })
        .click()
      await fillSignIn(page, language, customer)
      await expect(page).toHaveURL(new RegExp(`${productHref(id)}$`))
      await expect(page.getByText(came)).toBeVisible()
      await page.reload()
      const read = async (what: string) =>
        (await (await context.request.get(`${API_BASE}/customer/${what}`)).json()).data
      expect([await read('get-cart'), await read('get-favorites')]).toMatchObject(
        language === 'en'
          ? [[{ quantity: 2, product: { _id: id }, color: product?.colors[0] ?? null }], []]
          : [[], [{ _id: id }]],
      )
    },
  )
}

test(
  'a refused favourite is rolled back with a message',
  sameEverywhere,
  async ({ shop, catalogue, open, page, complaints }) => {
    complaints.expectRefusal('addFavorite', 0)
    const [product] = (await catalogue.products()).data
    const title = product?.titleAr ?? ''
    const { t } = await shop.signedIn({ language: 'ar' })
    await page.route('**/customer/add-favorite*', (route) => route.abort())
    await open('ar', '/shop')
    const heart = page.getByRole('button', { name: t('Favorites.toggle', { title }) }).first()
    await heart.click()
    await expect(page.getByText(t('Errors.offline'))).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
)

for (const language of bothLanguages) {
  test(
    `a double tap keeps the favourite (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ shop, catalogue, context, open, page }) => {
      const [product] = (await catalogue.products()).data
      const title = (language === 'ar' ? product?.titleAr : product?.titleEn) ?? ''
      const { t } = await shop.signedIn({ language })
      await open(language, '/shop')
      const heart = page.getByRole('button', { name: t('Favorites.toggle', { title }) }).first()
      await heart.dblclick()
      await expect(page.getByText(t('Favorites.AddedSusseccfully'))).toBeVisible()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      const kept = await (await context.request.get(`${API_BASE}/customer/get-favorites`)).json()
      expect(kept.data).toMatchObject([{ _id: product?._id }])
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    },
  )
}

test('two tabs agree', async ({ shop, catalogue, page, context }) => {
  const [product] = (await catalogue.products()).data
  const { t } = await shop.signedIn({ language: 'en' })
  const name = t('Favorites.toggle', { title: product?.titleEn ?? '' })
  const other = await context.newPage()
  await Promise.all([page.goto('/shop'), other.goto('/shop')])
  const fetched = other.waitForResponse((response) => response.url().includes('/get-favorite-ids'))
  await other.reload()
  await fetched
  await page.getByRole('button', { name }).first().click()
  await expect(other.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true')
})

/** Waits until a toast stops moving: it covers controls on its way. */
async function settled(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]').filter({ hasText: text })
  await expect(toast).toBeVisible()
  await toast.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
}

test('removing a favourite in the quick view updates the list beneath', sameEverywhere, async ({ shop, catalogue }) => {
  const [product] = await catalogue.everything()
  const id = product?._id ?? ''
  const { page, t } = await shop.signedIn({ language: 'ar', favorites: [id] })
  await page.goto('/favorites')
  await page.locator(`a[data-quick-view][href*="${id}"]`).first().click()
  const layer = page.getByRole('dialog')
  await layer.locator('[aria-pressed=true]').first().click()
  await expect(layer.locator('[aria-pressed=false]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/favorites')
  await expect(page.locator('#main')).toContainText(t('Favorites.NotFoundAnyFavorites'))
})
