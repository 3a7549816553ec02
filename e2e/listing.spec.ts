import type { Locator, Page } from '@playwright/test'
import { placeholders } from '@/lib/config/constants'
import { awake, bothLanguages, expect, inTurn, own, sameEverywhere, test, words } from './shop'
import { expectReach } from './reach'
import { holdPages, holdScripts } from './slow-pages'

for (const language of bothLanguages) {
  // Each language at one width only; accessibility.spec.ts checks pages at both.
  const width = language === 'en' ? 1280 : 390
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, contextOptions: { reducedMotion: 'reduce' } })
    const t = words(language)

    test(
      'shows the bar and the right number of placeholders while loading',
      inTurn(language === 'en', sameEverywhere),
      async ({ open }) => {
        const page = await open(language, '/shop?page=2')
        const bar = page.locator('[data-progress]')
        const places = page.locator('#results [aria-hidden=true] .skeleton[class*=aspect-square]')
        const value = async () => Number(await bar.getAttribute('data-progress'))
        const entries = await page.evaluate(() => history.length)

        let release = await holdPages(page)
        await page.getByRole('link', { name: t('Shop.list'), exact: true }).click()
        await expect(bar).toBeVisible()
        expect(await value()).toBeGreaterThanOrEqual(20)
        await expect(places).toHaveCount(placeholders.shopList)
        await expect.poll(value).toBeGreaterThan(30)
        expect(await value()).toBeLessThanOrEqual(90)
        release()
        await expect(page).toHaveURL(/view=list&page=2$/)
        await expect(places).toHaveCount(0)
        await expect(bar).toHaveCount(0)

        release = await holdPages(page)
        await page.getByRole('link', { name: t('Shop.grid'), exact: true }).click()
        await expect(places).toHaveCount(placeholders.shopGrid)
        release()
        await expect(page).toHaveURL(/\/shop\?page=2$/)

        if (width === 390)
          await expectReach(page.getByRole('link', { name: t('Pagination.page', { page: 3 }) }), 'the number of a page')
        const next = page.getByRole('link', { name: t('Pagination.next') })
        await next.click()
        await expect(page).toHaveURL(/\/shop\?page=3$/)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        expect(await page.evaluate(() => history.length)).toBe(entries)
      },
    )

    test(
      'a filter starts at the first page, accepts Arabic digits, and Back restores it',
      inTurn(language === 'en'),
      async ({ open, catalogue }) => {
        const page = await open(language, '/shop?page=2&view=list')
        const sheet = page.getByRole('button', { name: t('Shop.filters'), exact: true })
        if (width === 390) await sheet.click()
        const to = page.getByRole('textbox', { name: t('Shop.priceTo') })
        await to.pressSequentially('٢x٥-٠')
        await expect(to).toHaveValue('250')
        await expect(page).toHaveURL(/\/shop\?maxPrice=250&view=list$/)
        const { results } = await catalogue.products('?newPrice[lte]=250')
        const count = t('Shop.results', { count: results })
        if (width === 390) {
          await page.getByRole('button', { name: t('Shop.showResults', { count: results }) }).click()
          await expect(sheet).toBeFocused()
        }
        await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()

        const row = page.locator('#results article').nth(8)
        await row.scrollIntoViewIfNeeded()
        const left = await page.evaluate(() => scrollY)
        expect(left).toBeGreaterThan(200)
        await row.getByRole('heading').getByRole('link').click()
        await expect(page).toHaveURL(/\/details\//)
        await page.goBack()
        await expect(page).toHaveURL(/\/shop\?maxPrice=250&view=list$/)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 150)
        await page.evaluate(() => scrollTo(0, 0))

        await page
          .getByRole('list', { name: t('Shop.chosen') })
          .getByRole('link')
          .click()
        await expect(page).toHaveURL(/\/shop\?view=list$/)
        await expect(page.locator('#results')).toBeFocused()
      },
    )

    test(
      'the products follow the selected order until it changes',
      inTurn(language === 'ar', own('An API host has one order: spec §7.')),
      async ({ open, catalogue }) => {
        const page = await open(language, '/shop?page=2')
        await awake(page)
        const order = page.getByRole('combobox', { name: t('Shop.sort') })
        const foremost = page.locator('#results article').first().getByRole('heading')
        const cheapest = (await catalogue.products('?sort=newPrice')).data[0]
        await order.focus()
        await order.selectOption(t('Shop.sorts.newPrice'))
        await expect(page).toHaveURL(/\/shop\?sort=newPrice$/)
        await expect(foremost).toContainText(language === 'ar' ? (cheapest?.titleAr ?? '') : (cheapest?.titleEn ?? ''))
        await expect(order).toBeFocused()

        await page.getByRole('link', { name: t('Shop.list'), exact: true }).click()
        await expect(page).toHaveURL(/\/shop\?sort=newPrice&view=list$/)
        await page.getByRole('link', { name: t('Pagination.next') }).click()
        await expect(page).toHaveURL(/\/shop\?sort=newPrice&view=list&page=2$/)
        await order.selectOption(t('Shop.sortFeatured'))
        await expect(page).toHaveURL(/\/shop\?view=list$/)
        await expect(order).toHaveValue('')

        await open(language, '/shop?rating=4&sort=-newPrice')
        await expect(order).toHaveValue('-newPrice')
        await page
          .getByRole('list', { name: t('Shop.chosen') })
          .getByRole('link')
          .click()
        await expect(page, 'no filter changes the order').toHaveURL(/\/shop\?sort=-newPrice$/)
        await expect(order).toHaveValue('-newPrice')
      },
    )

    test(
      'a category shows how many matching products it holds',
      inTurn(language === 'en'),
      async ({ open, catalogue, referenceHost }) => {
        const [firstCategory] = await catalogue.categories()
        const name = (language === 'ar' ? firstCategory?.nameAr : firstCategory?.name) ?? ''
        const first = (page: Page) => page.locator('#filters label').first()
        await expect(first(await open(language, '/shop'))).toHaveText(`${name}${firstCategory?.productsCount ?? ''}`)
        const chosen = `/shop?category=${firstCategory?._id}`
        await expect(first(await open(language, chosen))).toHaveText(`${name}${firstCategory?.productsCount ?? ''}`)
        // An API host counts whole categories, not search results.
        const counted = referenceHost ? '' : '0'
        await expect(first(await open(language, `${chosen}&keyword=qqqqqq`))).toHaveText(`${name}${counted}`)
        const { titleEn } = await catalogue.lonely()
        const searched = await open(language, `/shop?keyword=${encodeURIComponent(titleEn)}`)
        if (!referenceHost) await expect(first(searched), 'categories with results come first').toHaveText(/[1-9]\d*$/)
        const narrowed = await open(language, `${chosen}&maxPrice=100`)
        const cheap = /\d+/.exec(await narrowed.locator('.shop-head [role=status]').innerText())
        await expect(first(await open(language, '/shop?maxPrice=100'))).toHaveText(
          `${name}${referenceHost ? '' : cheap?.[0]}`,
        )
      },
    )

    test(
      'nothing found: shows the query and next steps',
      inTurn(language === 'ar', sameEverywhere),
      async ({ open }) => {
        const page = await open(language, '/shop?keyword=qqqqqq&rating=5')
        await expect(page.getByRole('heading', { name: t('Shop.emptyFor', { keyword: 'qqqqqq' }) })).toBeVisible()
        await expect(page.getByText(t('Pagination.none'))).toBeVisible()
        await expect(page.getByText(t('Shop.emptyText')), 'the keyword may not be the cause').toBeVisible()
        await page.getByRole('link', { name: t('Shop.wholeShop') }).click()
        await expect(page).toHaveURL(/\/shop\?keyword=qqqqqq$/)
        await expect(page.getByText(t('Shop.suggestion'))).toBeVisible()
        await page.getByRole('link', { name: t('Shop.emptyAction') }).click()
        await expect(page).toHaveURL(/\/shop$/)
        await expect(page.locator('#results article')).toHaveCount(12)
      },
    )

    test(
      'nothing found for all words: suggests a word with results, and the categories',
      inTurn(language === 'en', sameEverywhere),
      async ({ open, catalogue }) => {
        const [product] = (await catalogue.products()).data
        const title = (language === 'ar' ? product?.titleAr : product?.titleEn) ?? ''
        const word = title.split(/\s/).find((part) => /^\p{L}{4,}$/u.test(part)) ?? ''
        const page = await open(language, `/shop?keyword=${encodeURIComponent(`${word} qqqqqq`)}`)
        await expect(page.getByText(t('Shop.oneWord'))).toBeVisible()
        const browse = page.getByRole('region', { name: t('Shop.browse') })
        await expect(browse.getByRole('link')).toHaveCount((await catalogue.categories()).length)
        await page
          .locator('#results')
          .getByRole('link', { name: new RegExp(String.raw`^${word}\s*\d+$`) })
          .click()
        await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === word)
        await expect(page.locator('#results article').first()).toBeVisible()
      },
    )
  })

  test(
    `list rows align their buttons at any price (${language})`,
    inTurn(language === 'ar', own('the reference host has no price this high')),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of ['/shop?view=list', '/shop?minPrice=10000&view=list']) {
        await open(language, path)
        const places = await page.locator('#results article').evaluateAll((rows) =>
          rows.map((row) => {
            const buttons = row.querySelector('button')?.parentElement?.getBoundingClientRect()
            const { left, bottom } = row.getBoundingClientRect()
            return buttons && [buttons.left - left, bottom - buttons.bottom].map(Math.round).join()
          }),
        )
        expect(places.length, path).toBeGreaterThan(2)
        expect([...new Set(places)], path).toHaveLength(1)
      }
    },
  )

  test(
    `filters typed and ticked together, or before hydration, apply together; Reset clears them (${language})`,
    inTurn(language === 'en', sameEverywhere),
    async ({ open, page }) => {
      const t = words(language)
      await page.setViewportSize({ width: 1280, height: 900 })
      const release = await holdScripts(page)
      await open(language, '/shop', 'commit')
      const within = page.locator('#search-within').getByRole('textbox')
      const dearest = page.getByRole('textbox', { name: t('Shop.priceTo') })
      const colour = page.locator('#filters input[name=colors]').first()
      await within.pressSequentially('a')
      await dearest.pressSequentially('5000')
      release()
      await expect(page).toHaveURL(/\/shop\?maxPrice=5000&keyword=a$/)

      await colour.check({ force: true })
      await within.fill('al ')
      await expect(page).toHaveURL(/\/shop\?colors=\w+&maxPrice=5000&keyword=al$/)
      await expect(within, 'a navigation may be pending').toHaveValue('al ')

      await dearest.fill('70')
      await colour.uncheck({ force: true })
      await page
        .locator('#filters')
        .getByRole('link', { name: t('Shop.reset') })
        .first()
        .click()
      await expect(page).toHaveURL(/\/shop$/)
      await expect(dearest).toHaveValue('')
      await expect(within).toHaveValue('')
      await page.waitForTimeout(1000)
      await expect(page, 'nor is it requested later').toHaveURL(/\/shop$/)
    },
  )

  test(
    `a filter changed just before does not block opening a product (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page, catalogue }) => {
      const t = words(language)
      const product = (await catalogue.everything()).find(
        ({ titleEn, colors }) => colors.length > 0 && /^[a-z]{4,}\b/i.test(titleEn),
      )
      const word = product?.titleEn.split(' ')[0]?.toLowerCase() ?? ''
      const color = product?.colors[0]?.slice(1).toLowerCase() ?? ''
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(language, '/shop')
      const within = page.locator('#search-within').getByRole('textbox')
      const eye = page.locator('a[data-quick-view]').first()
      const layer = page.getByRole('dialog')
      const filtered = new RegExp(`/shop\\?colors=${color}&keyword=${word}$`)
      const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())

      await within.fill(word)
      await press(eye)
      await expect(layer).toBeVisible()
      await expect(page).toHaveURL(/\/details\//)
      await page.waitForTimeout(1000)
      await expect(page).toHaveURL(/\/details\//)
      await expect(layer).toBeVisible()
      await page.goBack()
      await expect(page, 'it is requested beneath').toHaveURL(new RegExp(`/shop\\?keyword=${word}$`))
      await expect(within).toHaveValue(word)

      const release = await holdPages(page)
      await press(page.locator(`#filters input[name=colors][value="${color}"]`))
      await press(eye)
      await expect(layer).toBeVisible()
      release()
      await page.goBack()
      await expect(page).toHaveURL(filtered)

      await within.fill(`${word}s`)
      await press(page.locator('#results article').first().getByRole('heading').getByRole('link'))
      await expect(page).toHaveURL(/\/details\//)
      await page.waitForTimeout(1000)
      await expect(page, 'nor is the visitor led back').toHaveURL(/\/details\//)
      await page.goBack()
      await expect(page).toHaveURL(filtered)
      await within.fill('xyz')
      await press(page.getByRole('banner').getByRole('link', { name: t('Header.shop'), exact: true }))
      await expect(page).toHaveURL(/\/shop$/)
      await expect(within).toHaveValue('')
      await page.waitForTimeout(1000)
      await expect(page).toHaveURL(/\/shop$/)
    },
  )

  test(
    `a filter far down keeps its few results in view (${language})`,
    inTurn(language === 'en', sameEverywhere),
    async ({ open, page, catalogue }) => {
      await page.setViewportSize({ width: 1280, height: 700 })
      const queryColor = (color: string) => color.slice(1).toLowerCase()
      const count = new Map<string, number>()
      for (const color of (await catalogue.everything()).flatMap(({ colors }) => colors))
        count.set(queryColor(color), (count.get(queryColor(color)) ?? 0) + 1)
      await open(language, '/shop')
      const offered = await page
        .locator('#filters input[name=colors]:visible')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''))
      const [rarest] = offered.toSorted((one, other) => (count.get(one) ?? 0) - (count.get(other) ?? 0))
      const colour = page.locator(`#filters input[name=colors][value="${rarest}"]`)
      await colour.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, innerHeight / 2))
      await colour.check({ force: true })
      await expect(page).toHaveURL(/colors=/)
      await expect(page.locator('#results article').first()).toBeInViewport()
      await expect(colour, 'focus stays in the filters').toBeFocused()
      await expect(page.locator('label:has(:focus)')).toBeInViewport({ ratio: 1 })
    },
  )

  test(
    `by keyboard: a new page starts at its top, a filter keeps focus (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page }) => {
      const t = words(language)
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(language, '/shop?maxPrice=5000')
      const results = page.locator('#results')
      // Checks a quick and a slow response.
      for (const [number, slow] of [
        [2, false],
        [3, true],
      ] as const) {
        // Focus alone prefetches the page.
        const release = slow ? await holdPages(page) : () => undefined
        await page.getByRole('link', { name: t('Pagination.next') }).focus()
        await page.keyboard.press('Enter')
        if (slow) await expect(page.locator('#results .skeleton').first()).toBeVisible()
        release()
        await expect(page).toHaveURL(new RegExp(`page=${number}$`))
        await expect(results).toBeFocused()
        await expect(results).toHaveAccessibleName(new RegExp(`\\b${number}\\b`))
        await expect(results.locator('article').first()).toBeInViewport({ ratio: 1 })
      }

      const stars = page.locator('#filters input[name=rating]')
      await stars.last().focus()
      const place = (await stars.last().boundingBox())?.y ?? 0
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/rating=1/)
      await expect(results).toHaveAttribute('aria-busy', 'false')
      await expect(stars.last()).toBeFocused()
      expect((await stars.last().boundingBox())?.y, 'nothing shifted').toBeCloseTo(place, 0)
      await expectReach(
        page
          .locator('#filters')
          .getByRole('link', { name: t('Shop.reset') })
          .first(),
        'Reset',
      )
      await page
        .locator('#filters')
        .getByRole('link', { name: t('Shop.reset') })
        .first()
        .focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/shop$/)
      await expect(page.locator('#filters h2')).toBeFocused()
    },
  )

  test(
    `at tablet width the filters slide in and the toolbar is one line (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page }) => {
      const t = words(language)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 768, height: 1024 })
      await open(language, '/shop')
      const button = page.getByRole('button', { name: t('Shop.filters'), exact: true })
      for (const width of [700, 768, 1024]) {
        await page.setViewportSize({ width, height: 1024 })
        const field = await page.getByRole('form', { name: t('Shop.searchResults') }).boundingBox()
        const tool = await button.boundingBox()
        expect(tool?.y, `beside the search at ${width} px`).toBeGreaterThan((field?.y ?? 0) - 10)
        expect(tool?.y).toBeLessThan((field?.y ?? 0) + 10)
        await button.click()
        const sheet = await page.getByRole('dialog', { name: t('Shop.filters') }).boundingBox()
        expect(sheet, `at ${width} px`).toEqual({
          x: language === 'ar' ? width - 352 : 0,
          y: 0,
          width: 352,
          height: 1024,
        })
        await page.keyboard.press('Escape')
      }
    },
  )

  test(
    `the result count follows every query, on the page and in the sheet (${language})`,
    inTurn(language === 'en', sameEverywhere),
    async ({ open, page, catalogue }) => {
      const t = words(language)
      const said = (place: Locator) =>
        place.evaluate(
          (status) =>
            new Promise<string>((resolve) =>
              new MutationObserver(() => resolve(status.textContent ?? '')).observe(status, {
                subtree: true,
                childList: true,
                characterData: true,
              }),
            ),
        )
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(language, '/shop')
      const { results } = await catalogue.products('')
      const same = said(page.locator('main header [role=status]'))
      await page.getByRole('textbox', { name: t('Shop.priceFrom') }).fill('1')
      await expect(page).toHaveURL(/minPrice=1$/)
      expect(await same, 'the same number again').toContain(t('Shop.results', { count: results }))

      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: t('Shop.filters'), exact: true }).click()
      const sheet = page.getByRole('dialog', { name: t('Shop.filters') })
      const inSheet = said(sheet.getByRole('status'))
      await sheet.locator('input[name=rating]').first().focus()
      await page.keyboard.press('Space')
      const { results: best } = await catalogue.products('?rating[gte]=5')
      expect(await inSheet).toBe(t('Shop.results', { count: best }))
      await sheet
        .getByRole('list', { name: t('Shop.chosen') })
        .getByRole('link')
        .first()
        .focus()
      await page.keyboard.press('Enter')
      await expect(sheet.getByRole('heading', { level: 2 }), 'the pressed control is gone').toBeFocused()
    },
  )

  test(`a price of seven digits and the caret fit the field (${language})`, sameEverywhere, async ({ open, page }) => {
    const t = words(language)
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(language, '/shop')
    for (const name of [t('Shop.priceFrom'), t('Shop.priceTo')]) {
      const field = page.getByRole('textbox', { name })
      // Adds a digit's width for the caret.
      const clipped = await field.evaluate((one) => {
        if (!(one instanceof HTMLInputElement)) throw new Error('a field')
        one.value = '88888888'
        return one.scrollWidth - one.clientWidth
      })
      expect(clipped, 'px').toBe(0)
    }
  })

  test(
    `no focused element of the sheet is under its footer (${language})`,
    inTurn(language === 'en', sameEverywhere),
    async ({ open, page }) => {
      const t = words(language)
      for (const [width, height] of [
        [1024, 768],
        [390, 600],
      ] as const) {
        await page.setViewportSize({ width, height })
        await open(language, '/shop')
        await page.getByRole('button', { name: t('Shop.filters'), exact: true }).click()
        const foot = page.locator('#filters > .scripted')
        await expect(foot).toBeVisible()
        /** Returns how far the focused element or its label is under the footer; null when focus is in the footer. */
        const under = () =>
          foot.evaluate((one) => {
            const focused = document.activeElement
            if (!focused || one.contains(focused)) return null
            const seen = focused.closest('label') ?? focused
            return Math.round(seen.getBoundingClientRect().bottom - one.getBoundingClientRect().top)
          })
        let stops = 0
        for (let far = await under(); far !== null && stops < 80; far = await under()) {
          await expect.poll(under, `stop ${stops} at ${width} px`).toBeLessThanOrEqual(0)
          await page.keyboard.press('Tab')
          stops += 1
        }
        expect(stops).toBeGreaterThan(10)
        expect(stops).toBeLessThan(80)
      }
    },
  )

  test(
    `the open sheet locks the page's scroll, and the sidebar's categories keep their order (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page, catalogue }) => {
      const t = words(language)
      await page.setViewportSize({ width: 390, height: 844 })
      await open(language, '/shop?rating=4&rating=4&minPrice=10')
      await page.getByRole('button', { name: t('Shop.filters'), exact: true }).click()
      const sheet = page.getByRole('dialog', { name: t('Shop.filters') })
      await expect(sheet.getByRole('button', { name: t('Shop.close') })).toBeFocused()
      const more = sheet.getByText(t('Shop.more', { count: (await catalogue.categories()).length - 6 }))
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(more).toBeHidden()
      await expect(sheet.locator('input[name=category]').nth(6), 'the toggle disappears').toBeFocused()
      for (const group of ['category', 'price', 'rating', 'colour'] as const)
        await expect(sheet.getByRole('group', { name: t(`Shop.${group}`), exact: true })).toBeVisible()
      await expect(sheet).toHaveAttribute('aria-modal', 'true')
      await page.setViewportSize({ width: 1280, height: 844 })
      await expect(page.getByRole('region', { name: t('Shop.filters') }), 'beside the products').toBeVisible()
      await expect(sheet).toHaveCount(0)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: t('Shop.filters'), exact: true }).click()
      await expect(page.locator('body > header[inert], body > footer[inert]')).toHaveCount(2)
      await expect(
        page
          .locator('#filters')
          .getByRole('list', { name: t('Shop.chosen') })
          .getByRole('link'),
      ).toHaveCount(2)
      for (const one of await page.locator('#filters summary:visible, #filters .chip-row a').all())
        await expectReach(one, 'filters')
      const parent = (await catalogue.categories()).find((one) => one.subcategories.length > 0)
      const name = (language === 'ar' ? parent?.nameAr : parent?.name) ?? ''
      const category = page.getByRole('checkbox', { name }).first()
      await category.check()
      const below = page.locator('#filters input[name=subcategory]').first()
      await below.check()
      await expect(page).toHaveURL(/subcategory=/)
      await category.uncheck()
      await expect(page).toHaveURL(/\/shop\?rating=4&minPrice=10$/)
      await page.keyboard.press('Escape')
      await expect(page.locator('[inert]')).toHaveCount(0)
      await expect(page.getByRole('button', { name: t('Shop.filters'), exact: true })).toBeFocused()
    },
  )
}

for (const language of bothLanguages) {
  test(
    `few products stay beside the filters, more never end below the window (${language})`,
    inTurn(language === 'en', sameEverywhere),
    async ({ open, page, catalogue }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      const prices = (await catalogue.everything()).map(({ newPrice }) => newPrice).sort((a, b) => b - a)
      const cards = page.locator('#results article')
      const top = () => cards.first().evaluate((one) => one.getBoundingClientRect().top)

      await open(language, `/shop?minPrice=${prices[1]}`)
      await page.evaluate(() => scrollTo(0, 400))
      expect(await top(), 'few products stay in view').toBeGreaterThan(0)

      await open(language, `/shop?minPrice=${prices[5]}`)
      await cards.last().getByRole('link').first().focus()
      await expect(cards.last().getByRole('link').first(), 'the focused element is visible').toBeInViewport()
      await page.evaluate(() => scrollTo(0, 300))
      const before = await top()
      await page.evaluate(() => scrollTo(0, 400))
      expect(await top(), 'two rows are sticky').toBeCloseTo(before - 100)
    },
  )
}

test('the badge of a small card stays on its picture and beside the heart', async ({ open, page, catalogue }) => {
  const at = (await catalogue.everything()).findIndex(({ stock }) => stock === 0)
  await page.setViewportSize({ width: 344, height: 800 })
  for (const view of ['', '&view=list']) {
    await open('ar', `/shop?page=${Math.floor(at / 12) + 1}${view}`)
    const card = page
      .locator('.card:has(.card-badge)')
      .filter({ hasText: words('ar')('Product.soldOut') })
      .first()
    const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
    const [badge, picture] = [await boxOf(card.locator('.card-badge')), await boxOf(card.locator('img').first())]
    expect(badge.x, `start of the badge, ${view}`).toBeGreaterThanOrEqual(picture.x)
    expect(badge.x + badge.width).toBeLessThanOrEqual(picture.x + picture.width)
    const heart = await boxOf(card.getByRole('button', { name: /المفضلة/ }))
    if (!view) expect(badge.x, 'beside the heart').toBeGreaterThanOrEqual(heart.x + heart.width)
  }
})

test('only the local backend offers a sort order (ar)', async ({ open, referenceHost }) => {
  const page = await open('ar', '/shop?sort=newPrice')
  await expect(page.getByRole('combobox')).toHaveCount(referenceHost ? 0 : 1)
})

for (const list of ['/shop', '/offers'])
  test(
    `a double click on a page number opens that page only (${list})`,
    list === '/offers' ? own('the offers of the reference host are one page') : sameEverywhere,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open('en', list)
      const second = page.locator('main nav a[href*="page=2"]').first()
      await second.scrollIntoViewIfNeeded()
      const box = await second.boundingBox()
      if (!box) throw new Error('the list has a second page')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.up()
      if (list === '/offers') await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await expect(page).toHaveURL(`${list}?page=2`)
      expect(await page.evaluate(() => getSelection()?.toString()), 'and selects no word').toBe('')
      // A hovered product would be prefetched by now; the products can be used again.
      await page.locator('main article a.card-link').first().hover()
      await expect(page).toHaveURL(`${list}?page=2`)
    },
  )

test('presses before the last response arrives accumulate', sameEverywhere, async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('en', '/shop?rating=4&minPrice=10&maxPrice=5000')
  const t = words('en')
  const chips = page.getByRole('list', { name: t('Shop.chosen') }).filter({ visible: true })
  const stars = page.locator('#filters input[name=rating]:checked')
  const release = await holdPages(page)
  await chips.getByRole('link').first().click()
  await expect(page.locator('#filters input[name=minPrice]'), 'a removed filter is cleared at once').toHaveValue('')
  await chips.getByRole('link').last().click()
  await expect(stars).toHaveCount(0)
  await page.locator('#filters input[name=category]').first().check({ force: true })
  await page.getByRole('link', { name: t('Shop.list'), exact: true }).click()
  release()
  await expect(page).toHaveURL(/\/shop\?category=[^&]+&view=list$/)
  await expect(page.locator('#filters input[name=category]').first()).toBeChecked()
  await expect(chips.getByRole('link')).toHaveCount(1)
})

test('with advertising parameters the next page starts at its top', sameEverywhere, async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('ar', '/shop?gclid=1')
  await page.locator('main nav a[href*="page=2"]').first().click()
  await expect(page).toHaveURL('/shop?page=2')
  await expect(page.locator('#results article').first()).toBeInViewport()
})

test(
  'another page of offers: a bar while loading, then focus on its heading',
  own('the offers of the reference host are one page'),
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open('ar', '/offers')
    const next = page.getByRole('link', { name: words('ar')('Pagination.next') })
    const release = await holdPages(page)
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-progress]')).toBeVisible()
    release()
    await expect(page).toHaveURL('/offers?page=2')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('[data-progress]')).toBeHidden()
  },
)
