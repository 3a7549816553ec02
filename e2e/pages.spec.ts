import { OFFERS_PER_PAGE } from '@/lib/contract/list'
import { groupNames } from '@/lib/contract/settings'
import { placeholders } from '@/lib/config/constants'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { expectNoBarriers } from './axe'
import { toOtherLanguage } from './other-language'
import { bothLanguages, expect, inTurn, sameEverywhere, test, words } from './shop'
import { holdPages } from './slow-pages'
import { watchPaint } from './wire'

for (const language of bothLanguages) {
  const width = language === 'en' ? 390 : 1280
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, contextOptions: { reducedMotion: 'reduce' } })
    const t = words(language)

    test('places for the page that is on its way', inTurn(language === 'ar', sameEverywhere), async ({ open }) => {
      const page = await open(language, '/about')
      const places = page.locator('[data-awaited] ul > li')
      for (const [href, count] of [
        ['/offers', placeholders.offers],
        ['/categories', placeholders.categories],
        ['/settings-product/feed', placeholders.group],
        ['/', placeholders.homeCategories + placeholders.homeCards],
      ] as const) {
        const release = await holdPages(page)
        await page.locator(`a[href="${href}"]`).filter({ visible: true }).last().click()
        await expect(places, href).toHaveCount(count)
        await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
        release()
        await expect(page, href).toHaveURL(new RegExp(`${href}$`))
        await expect(places, href).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })

    test(
      'places for a product that is on its way, where its parts will stand',
      inTurn(language === 'en', sameEverywhere),
      async ({ open, page, catalogue }) => {
        await watchPaint(page)
        const [product] = await catalogue.plenty()
        await open(language, `/details/${product._id}`)
        await page.waitForFunction((id) => localStorage.getItem('oasis-recent')?.includes(id), product._id)
        await open(language, '/')
        const release = await holdPages(page)
        // A card that knows nothing of its product but picture and name.
        await page.locator('.recent-row a').first().click()
        const place = page.locator('[data-awaited] .aspect-square').filter({ visible: true }).last()
        await expect(place).toBeVisible()
        const held = await place.boundingBox()
        const before = await page.evaluate(() => window.paint?.shift ?? 1)
        release()
        await expect(page).toHaveURL(/\/details\//)
        await expect(page.locator('[data-awaited]')).toHaveCount(0)
        const picture = await page.locator('.gallery-row').boundingBox()
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs((picture?.[side] ?? 0) - (held?.[side] ?? 0)), side).toBeLessThanOrEqual(2)
        await expect(page.locator('#related')).toBeAttached()
        expect((await page.evaluate(() => window.paint?.shift ?? 1)) - before).toBeLessThan(0.1)
      },
    )

    test('offers say how much is saved, in how many colours', inTurn(language === 'en'), async ({ open, request }) => {
      const { data } = await (await request.get('/api/v1.0/settings/offers')).json()
      const page = await open(language, '/offers')
      const cards = page.locator('main article')
      await expect(cards).toHaveCount(Math.min(OFFERS_PER_PAGE, data.offers.length))
      for (const [index, offer] of data.offers.slice(0, 6).entries()) {
        const card = cards.nth(index)
        const percent = Math.round(((offer.oldPrice - offer.newPrice) / offer.oldPrice) * 100)
        await expect(card).toContainText(`-${percent}%`)
        const title = language === 'ar' ? offer.titleAr : offer.titleEn
        const link = card.getByRole('link', { name: t('Offers.viewDetailsOf', { title }) })
        await expect(link).toHaveAttribute('href', `/details/${offer._id}`)
      }
      const shown = data.offers.slice(0, OFFERS_PER_PAGE)
      const many = shown.findIndex((offer: { colors: string[] }) => offer.colors.length > 3)
      if (many >= 0) await expect(cards.nth(many)).toContainText(`+${data.offers[many].colors.length - 3}`)
      await page.setViewportSize({ width: 360, height: 740 })
      const lines = await cards
        .locator('p')
        .evaluateAll((all) =>
          all.map((one) =>
            Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)),
          ),
        )
      expect(Math.max(...lines), 'lines of what it is, on a narrow phone').toBe(2)
    })

    test(
      'every offer is on one of the pages that lead to each other',
      inTurn(language === 'en', sameEverywhere),
      async ({ open, request }) => {
        const { data, results } = await (await request.get('/api/v1.0/settings/offers')).json()
        expect(data.offers).toHaveLength(results)
        const page = await open(language, '/offers')
        const next = page.getByRole('link', { name: t('Pagination.next') })
        const listed: string[] = []
        const pages = Math.ceil(results / OFFERS_PER_PAGE)
        for (let number = 1; number <= pages; number++) {
          if (number > 1) await next.click()
          await expect(page).toHaveURL(number > 1 ? new RegExp(`/offers\\?page=${number}$`) : /\/offers$/)
          const ids = data.offers.slice((number - 1) * OFFERS_PER_PAGE, number * OFFERS_PER_PAGE)
          const links = page.locator('main article h2 a')
          await expect(links).toHaveCount(ids.length)
          await expect(links.first()).toHaveAttribute('href', `/details/${ids[0]._id}`)
          for (const link of await links.all()) listed.push((await link.getAttribute('href')) ?? '')
        }
        expect(listed).toEqual(data.offers.map(({ _id }: { _id: string }) => `/details/${_id}`))
        await expect(next).toHaveCount(0)
        for (const wrong of [String(pages + 1), '0', 'x'])
          expect((await request.get(`/offers?page=${wrong}`)).status(), wrong).toBe(404)
      },
    )

    test(
      'groups and categories lead on; an unknown group does not exist',
      inTurn(language === 'en'),
      async ({ open, catalogue, request }) => {
        const page = await open(language, `/settings-product/${groupNames[0]}`)
        for (const name of groupNames) {
          if (name !== groupNames[0]) await page.goto(`/settings-product/${name}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`Group.${name}`))
          await expect(page.locator('main article').first()).toBeVisible()
        }
        expect((await request.get('/settings-product/nothing')).status()).toBe(404)
        await page.goto('/categories')
        for (const category of await catalogue.categories())
          await expect(page.locator('main').locator(`a[href="/shop?category=${category._id}"]`)).toHaveText(
            language === 'ar' ? category.nameAr : category.name,
          )
        // All of one size, to the pixel: of pictures that come one after the other none is larger than the first, which is waited for.
        await page.setViewportSize({ width: 390, height: 844 })
        const sizes = await page
          .locator('main li img')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
        expect(new Set(sizes)).toEqual(new Set([Math.floor(sizes[0] ?? 0)]))
      },
    )

    test('about and company: figures, strips, the way on', inTurn(language === 'en'), async ({ open, request }) => {
      const page = await open(language, '/about')
      const figures = page.getByRole('region', { name: t('About.figures', { shop: defaultShopInfo.name[language] }) })
      // Others sign up meanwhile, and an answer of a minute ago is shown once more while a new one is fetched.
      await expect(async () => {
        const { data: stats } = await (await request.get('/api/v1.0/dashboard/about-us')).json()
        await page.reload()
        expect(await figures.getByRole('definition').allTextContents()).toEqual([
          ...(['products', 'categories', 'customers'] as const).map((key) => stats[key].toLocaleString('en-US')),
          '10+',
        ])
      }).toPass({ timeout: 30_000 })
      await expect(page.getByRole('region', { name: t('About.offerTitle') }).getByRole('listitem')).toHaveCount(4)
      await expect(page.locator('main').getByRole('link', { name: t('About.contact') })).toHaveAttribute(
        'href',
        '/contact',
      )
      await page.getByRole('link', { name: t('About.readMore') }).click()
      await expect(page).toHaveURL(/\/company-info$/)
      await expect(page.getByRole('region', { name: t('Company.figures') }).getByRole('definition')).toHaveText([
        '20+',
        '1000+',
        '500+',
        '24/7',
      ])
      await expect(page.getByRole('region', { name: t('Company.servicesTitle') }).getByRole('listitem')).toHaveCount(7)
      for (const title of ['whoTitle', 'visionTitle', 'teamTitle'] as const)
        await expect(page.getByRole('heading', { name: t(`Company.${title}`) })).toBeVisible()
    })

    test(
      'contact: links, a letter that is written, a map that comes when near',
      sameEverywhere,
      async ({ open, context }) => {
        const { phone, email } = defaultShopInfo
        await context.route('**/tiles/**', (route) =>
          route.fulfill({ path: 'app/icon.svg', contentType: 'image/svg+xml' }),
        )
        const page = await open(language, '/contact')
        await expect(page.locator(`main a[href="tel:${phone}"]`)).toBeVisible()
        await expect(page.locator(`main a[href="mailto:${email}"]`)).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: t('Footer.whatsapp') })).toBeVisible()
        for (const field of await page.locator('main form .field-input').all()) {
          await field.focus()
          await expect(field.locator('xpath=..'), 'the focus is as strong as anywhere').toHaveCSS(
            'outline-width',
            '3px',
          )
        }
        await page
          .getByRole('textbox', { name: t('Contact.message') })
          .fill(language === 'ar' ? 'كم سعر البرسيم؟' : 'How much is alfalfa?')
        const map = page.locator('main [data-map]')
        await map.scrollIntoViewIfNeeded()
        await expect(map).toHaveAttribute('data-map', 'shown')
        await expect(page.getByRole('group', { name: t('Contact.mapLabel') })).toBeVisible()
        await expect(map.locator('.leaflet-tile-loaded').first()).toBeAttached()
        await expectNoBarriers(page, 'contact with its map')
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator(`main a[href="tel:${phone}"]`), 'whom to call stands on paper').toBeVisible()
        await expect(page.getByRole('textbox', { name: t('Contact.message') })).toBeHidden()
      },
    )

    test(
      'contact: a letter half written goes along into the other language and back',
      inTurn(language === 'ar', sameEverywhere),
      async ({ open }) => {
        const page = await open(language, '/contact')
        const letter = {
          name: 'حصة',
          email: 'hessa@example.ae',
          phone: '050 123 4567',
          subject: 'Alfalfa',
          message: 'How much is it?\nهل يصل اليوم؟',
        } as const
        const keys = ['name', 'email', 'phone', 'subject', 'message'] as const
        for (const key of keys) await page.getByRole('textbox', { name: t(`Contact.${key}`) }).fill(letter[key])
        let shown = language
        for (let turn = 0; turn < 2; turn += 1) {
          shown = await toOtherLanguage(page, shown)
          for (const key of keys)
            await expect(page.getByRole('textbox', { name: words(shown)(`Contact.${key}`) })).toHaveValue(letter[key])
        }
      },
    )
  })

  test(`the form to write with does not cover the animals (${language})`, sameEverywhere, async ({ open, page }) => {
    await open(language, '/contact')
    const form = page.getByRole('region', { name: words(language)('Contact.formTitle') })
    for (const at of [390, 768, 1100, 1280, 1920]) {
      await page.setViewportSize({ width: at, height: 900 })
      const [panel, scene] = [await form.boundingBox(), await page.locator('main img').first().boundingBox()]
      if (!panel || !scene) throw new Error('both are there')
      const across = Math.min(panel.x + panel.width, scene.x + scene.width) - Math.max(panel.x, scene.x)
      const down = Math.min(panel.y + panel.height, scene.y + scene.height) - Math.max(panel.y, scene.y)
      expect(Math.min(across, down), `${at} px`).toBeLessThanOrEqual(64)
    }
  })

  test(
    `without a map service the drawn map stays, and says so (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ page, context, baseURL }) => {
      const t = words(language)
      await context.addCookies([{ name: 'i18next', value: language, url: baseURL ?? '' }])
      await context.route('**/tiles/**', (route) => route.fulfill({ status: 204 }))
      await page.goto('/contact')
      const map = page.locator('main [data-map]')
      await map.scrollIntoViewIfNeeded()
      await expect(map).toHaveAttribute('data-map', 'lost')
      await expect(map.getByRole('status')).toHaveText(t('Contact.mapFailed'))
      await expect(map.getByRole('link')).toBeVisible()
    },
  )

  test(
    `the way back up from the company stands in one line on a phone (${language})`,
    sameEverywhere,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(language, '/company-info')
      const trail = page.getByRole('navigation', { name: words(language)('Kit.breadcrumbs') })
      const steps = await trail.getByRole('listitem').evaluateAll((all) =>
        all.map((step) => {
          const { top, bottom } = step.getBoundingClientRect()
          return Math.round((top + bottom) / 2)
        }),
      )
      expect(steps).toHaveLength(3)
      expect(new Set(steps).size).toBe(1)
      const [way, picture] = [await trail.boundingBox(), await page.locator('main img').first().boundingBox()]
      expect((way?.y ?? 0) + (way?.height ?? 0), 'above the picture').toBeLessThan(picture?.y ?? 0)
    },
  )

  test(
    `a picture that does not come gives way to the mark (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'i18next', value: language, url: baseURL ?? '' }])
      await page.route('**/media/**', (route) => route.fulfill({ status: 404 }))
      for (const path of ['/shop', '/offers', '/categories']) {
        await page.goto(path)
        const picture = page.locator('main img').first()
        await expect(picture).toHaveAttribute('data-missing', '')
        expect(await picture.evaluate((one) => getComputedStyle(one).content)).toContain('data:image/svg')
      }
    },
  )
}
