import { bothLanguages, expect, test, widths, words } from './shop'

for (const language of bothLanguages) {
  for (const width of widths) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })
      const t = words(language)

      test('from home to a category to a product', async ({ open, catalogue }) => {
        const page = await open(language, '/')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const category = (await catalogue.categories()).find((one) => one.value === 'camels')
        const name = (language === 'ar' ? category?.nameAr : category?.name) ?? ''
        await page.locator('main').getByRole('link', { name, exact: true }).first().click()
        await expect(page).toHaveURL(new RegExp(`/shop\\?category=${category?._id}$`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        const [product] = (await catalogue.products(`?category=${category?._id}`)).data
        const title = (language === 'ar' ? product?.titleAr : product?.titleEn) ?? ''
        await page.locator('main').getByRole('link', { name: title, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      })

      test('a search finds what was meant', async ({ open }) => {
        const page = await open(language, '/shop')
        await page
          .getByRole('form', { name: t('Shop.searchResults') })
          .getByRole('textbox')
          .fill(language === 'ar' ? 'إبل' : 'camle')
        await expect(page).toHaveURL(/keyword=/)
        await expect(page.locator('main a[href^="/details/"]').first()).toBeVisible()
        await expect(page.getByRole('list', { name: t('Shop.chosen') }).getByRole('link')).toHaveCount(1)
        await page
          .getByRole('list', { name: t('Shop.chosen') })
          .getByRole('link')
          .click()
        await expect(page).toHaveURL(/\/shop$/)
      })

      test('filters, chips and Back', async ({ open, catalogue }) => {
        const page = await open(language, '/shop?page=2')
        const category = (await catalogue.categories())[0]
        const name = (language === 'ar' ? category?.nameAr : category?.name) ?? ''
        if (width === 390) await page.getByRole('button', { name: t('Shop.filters') }).click()
        await page.getByRole('checkbox', { name }).first().check()
        await expect(page).toHaveURL(new RegExp(`/shop\\?category=${category?._id}$`))
        const { results } = await catalogue.products(`?category=${category?._id}`)
        if (width === 390) await page.getByRole('button', { name: t('Shop.showResults', { count: results }) }).click()
        await expect(page.getByRole('status').first()).toContainText(t('Shop.results', { count: results }))
        await page.locator('main a[href^="/details/"]').first().click()
        await expect(page).toHaveURL(/\/details\//)
        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`/shop\\?category=${category?._id}$`))
        await expect(page.getByRole('list', { name: t('Shop.chosen') }).getByRole('link')).toHaveCount(1)
      })

      test('every picture of the page arrives', async ({ open }) => {
        const page = await open(language, '/shop')
        const cards = page.locator('main article')
        await expect(cards).toHaveCount(12)
        for (const card of await cards.all()) {
          await card.scrollIntoViewIfNeeded()
          const image = card.locator('img').first()
          const arrived = () => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
          await expect.poll(arrived, { timeout: 15_000 }).toBe(true)
        }
      })

      test('the pictures of a product can be gone through', async ({ open, catalogue }) => {
        const [product] = (await catalogue.products()).data
        const page = await open(language, `/details/${product?._id}`)
        const row = page.getByRole('list', {
          name: t('Details.gallery', { title: (language === 'ar' ? product?.titleAr : product?.titleEn) ?? '' }),
        })
        await row.focus()
        await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
        await expect.poll(() => row.evaluate((one) => Math.round(Math.abs(one.scrollLeft) / one.clientWidth))).toBe(1)
      })
    })
  }
}

test('the language toggle keeps the place, and the choice stays', async ({ open, page }) => {
  await open('en', '/shop?page=2')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL(/page=2/)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})
