import { bothLanguages, expect, test, words } from './shop'

test.use({ javaScriptEnabled: false })

for (const language of bothLanguages) {
  test(`the catalogue can be filtered, searched, paged and read without JavaScript (${language})`, async ({
    open,
    catalogue,
  }) => {
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
  })
}
