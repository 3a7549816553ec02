import type { Locator } from '@playwright/test'
import { expectNoBarriers } from './axe'
import { placesAfter } from './scroll-positions'
import { expectReach } from './reach'
import { bothLanguages, expect, inTurn, own, sameEverywhere, test, widths, words } from './shop'
import { sidewaysScroll } from './sideways'

for (const language of bothLanguages) {
  for (const width of widths) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, contextOptions: { reducedMotion: 'reduce' } })
      const t = words(language)

      test(
        'every picture can be enlarged',
        inTurn((language === 'en') === (width === 390), sameEverywhere),
        async ({ open, catalogue }) => {
          const product = (await catalogue.products()).data.find((one) => one.imagesBase64.length > 3)
          if (!product) throw new Error('the demo has products with four pictures')
          const total = product.imagesBase64.length
          const title = language === 'ar' ? product.titleAr : product.titleEn
          const page = await open(language, `/details/${product._id}`)
          const openers = {
            390: page.getByRole('button', { name: t('Details.openGallery') }),
            1280: page.getByRole('link', { name: t('Details.morePictures', { count: total - 2 }) }),
          }
          const opener = width === 390 ? openers[390] : openers[1280]
          if (width === 1280) {
            await expect(
              page.getByRole('link', { name: t('Details.picture', { number: 2, total }), exact: true }),
            ).toBeVisible()
            await expect(opener).toHaveText(`+${total - 2}`)
            const second = page.getByRole('link', { name: t('Details.picture', { number: 2, total }), exact: true })
            expect(await placesAfter(second, page.locator('.gallery-row')), 'at once').toHaveLength(1)
          }
          if (width === 390) {
            const row = page.getByRole('list', { name: t('Details.gallery', { title }) })
            const edge = await row.boundingBox()
            const seen = () => page.screenshot({ clip: { x: 0, y: edge?.y ?? 0, width: 60, height: 60 } })
            const before = await seen()
            await page.keyboard.press('Tab')
            await row.focus()
            expect((await seen()).equals(before), 'the row’s focus ring is not clipped').toBe(false)
          }
          await opener.focus()
          await page.keyboard.press('Enter')
          const gallery = page.getByRole('dialog', { name: t('Details.gallery', { title }) })
          const place = gallery.getByRole('status')
          const first = width === 390 ? 1 : 3
          await expect(place).toHaveText(t('Details.picture', { number: first, total }))
          await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
          await expect(place).toHaveText(t('Details.picture', { number: first + 1, total }))
          await gallery.getByRole('button', { name: t('Details.previousPicture') }).click()
          await expect(place).toHaveText(t('Details.picture', { number: first, total }))
          const back = gallery.getByRole('button', { name: t('Details.previousPicture') })
          for (let at = first; at > 1; at--) await back.click()
          await expect(back).toBeDisabled()
          await expect(back, 'keyboard navigation continues there').toBeFocused()
          for (let at = 1; at < first; at++)
            await gallery.getByRole('button', { name: t('Details.nextPicture') }).click()
          await gallery.getByRole('button', { name: t('Details.zoomIn') }).click()
          await expect(gallery.getByRole('button', { name: t('Details.zoomOut') })).toBeVisible()
          const closer = gallery.locator('.swiper-slide-zoomed img')
          const side = async (edge: 'left' | 'top') =>
            closer.evaluate((picture, name) => picture.getBoundingClientRect()[name], edge)
          for (const [key, edge, way] of [
            ['ArrowRight', 'left', -1],
            ['ArrowLeft', 'left', 1],
            ['ArrowDown', 'top', -1],
            ['ArrowUp', 'top', 1],
          ] as const) {
            const before = await side(edge)
            await page.keyboard.press(key)
            await expect.poll(async () => Math.sign(Math.round((await side(edge)) - before)), key).toBe(way)
          }
          await expect(place, 'the same picture').toHaveText(t('Details.picture', { number: first, total }))
          await gallery.getByRole('button', { name: t('Details.picture', { number: 1, total }) }).click()
          await expect(place).toHaveText(t('Details.picture', { number: 1, total }))
          const thumb = gallery.getByRole('button', { name: t('Details.picture', { number: 1, total }) })
          await page.keyboard.press('Tab')
          await page.keyboard.press('Shift+Tab')
          await expect(thumb).toBeFocused()
          await expect(thumb, 'the focused thumbnail differs from the current one').toHaveCSS('outline-width', '3px')
          await expectNoBarriers(page, 'gallery')
          await page.keyboard.press('Escape')
          await expect(gallery).toHaveCount(0)
          await expect(opener).toBeFocused()
        },
      )

      test(
        'reviews: three, two or one at a time, masked, not looping, more on demand',
        inTurn((language === 'en') === (width === 390)),
        async ({ open, catalogue }) => {
          const product = (await catalogue.products()).data.find((one) => one.ratingsCount > 24)
          if (!product) throw new Error('the demo has a product with many ratings')
          const page = await open(language, `/details/${product._id}`)
          const section = page.getByRole('region', { name: t('Details.reviewsHeading') })
          await expect(section).toContainText(
            t('Details.reviewsAverage', { average: (product.averageRating ?? 0).toFixed(1) }),
          )
          const all = await catalogue.reviews(product._id)
          const written = all.flatMap(({ comment }) => comment ?? [])
          expect(written.length).toBeGreaterThan(12)
          expect(new Set(written).size).toBe(written.length)
          await expect(section).toContainText(t('Details.reviewsSilentToo', { count: all.length - written.length }))
          const cards = section.getByRole('article')
          await expect(cards).toHaveCount(12)
          await cards.first().scrollIntoViewIfNeeded()
          for (const [at, card] of (await cards.all()).entries()) await expect(card).toContainText(written[at] ?? '')
          for (const comment of written.slice(0, 12)) {
            const spoken = /\p{Script=Arabic}/u.test(comment) ? 'ar' : 'en'
            await expect(section.getByText(comment, { exact: true }), 'marked with its own language').toHaveJSProperty(
              'lang',
              spoken === language ? '' : spoken,
            )
          }
          await page.evaluate(() => {
            const asFirefox = new CSSStyleSheet()
            asFirefox.replaceSync('@layer theme { li { text-align: -webkit-match-parent } }')
            document.adoptedStyleSheets.push(asFirefox)
          })
          for (const card of await cards.all())
            await expect(card.getByRole('paragraph').last(), 'at the start of the text').toHaveCSS(
              'text-align',
              'start',
            )
          for (const author of await cards.getByRole('heading').allTextContents()) expect(author).toMatch(/^.\*{4}$/u)
          const shown = async () =>
            Math.round(
              await cards.first().evaluate((card) => {
                const item = card.closest('li')
                return item?.parentElement ? item.parentElement.clientWidth / item.clientWidth : 0
              }),
            )
          for (const [at, count] of [
            [width, width === 390 ? 1 : 3],
            [1199, 2],
            [576, 2],
            [575, 1],
          ] as const) {
            await page.setViewportSize({ width: at, height: 900 })
            expect(await shown(), `${at} px`).toBe(count)
          }
          await page.setViewportSize({ width, height: 900 })
          if (width === 1280) {
            const back = section.getByRole('button', { name: t('Details.reviewsPrevious') })
            await expect(back).toBeDisabled()
            await section.getByRole('button', { name: t('Details.reviewsNext') }).click()
            await expect(back).toBeEnabled()
            await back.click()
            await expect(back).toBeDisabled()
            await expect(back, 'keyboard navigation continues there').toBeFocused()
          }
          // The last ones remove the link.
          for (let shownBefore = 12; shownBefore < written.length; shownBefore += 12) {
            const more = t('Details.reviewsMore', { count: Math.min(12, written.length - shownBefore) })
            await section.getByRole('link', { name: more }).click()
            await expect(cards).toHaveCount(Math.min(shownBefore + 12, written.length))
            await expect(cards.nth(shownBefore), 'the first of the newly loaded').toBeInViewport()
            const first = section.getByRole('listitem').nth(shownBefore)
            await expect(first, 'keyboard navigation continues there').toBeFocused()
          }
        },
      )

      test(
        'a long review is collapsed until expanded',
        inTurn(language === 'ar' && width === 390, own('the reviews of the reference host are short')),
        async ({ open, catalogue }) => {
          const [dogFood] = (await catalogue.products('?keyword=Adult Dog Food')).data
          if (!dogFood) throw new Error('the demo has food for dogs')
          const written = (await catalogue.reviews(dogFood._id)).flatMap(({ comment }) => comment ?? [])
          const at = written.slice(0, 12).findIndex((comment) => comment.length > 400)
          expect(at, 'one of the first twelve').toBeGreaterThanOrEqual(0)
          const page = await open(language, `/details/${dogFood._id}`)
          const region = page.getByRole('region', { name: t('Details.reviewsHeading') })
          const card = region.getByRole('article').nth(at)
          const words = card.getByRole('paragraph').last()
          const lines = () =>
            words.evaluate((one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)))
          await card.scrollIntoViewIfNeeded()
          expect(await lines()).toBe(4)
          await region.getByRole('list').focus()
          const folded = region.locator('summary')
          for (let which = 0; which < (await folded.count()); which++) {
            await page.keyboard.press('Tab')
            await expect(folded.nth(which)).toBeFocused()
            await expect(folded.nth(which).locator('xpath=ancestor::article'), 'all of it').toBeInViewport({
              ratio: 0.99,
            })
          }
          await expect(card.locator('summary')).toHaveText(t('Details.reviewUnfold'), { useInnerText: true })
          await card.locator('summary').focus()
          await page.keyboard.press('Enter')
          await expect.poll(lines).toBeGreaterThan(8)
          expect(await words.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
          await expectNoBarriers(page, 'a long review')
          await card.locator('summary').click()
          await expect.poll(lines).toBe(4)
          await test.step('scrolled out of view, it does not keep the row tall', async () => {
            const row = region.getByRole('list')
            const before = await row.evaluate((one) => one.clientHeight)
            await card.locator('summary').click()
            await expect.poll(() => row.evaluate((one) => one.clientHeight)).toBeGreaterThan(before + 100)
            await row.evaluate((one) => one.lastElementChild?.scrollIntoView({ inline: 'end', block: 'nearest' }))
            await expect.poll(() => row.evaluate((one) => one.clientHeight)).toBe(before)
          })
          await page.emulateMedia({ media: 'print' })
          // Selects by class: print shows only the first two reviews, which may not include it.
          await expect(page.locator('.review-folded > p').first(), 'complete in print').toHaveCSS(
            '-webkit-line-clamp',
            'none',
          )
        },
      )

      test(
        'buying: the bar on phones never hides what has focus',
        inTurn((language === 'ar') === (width === 390), sameEverywhere),
        async ({ open, catalogue }) => {
          const product = (await catalogue.products()).data.find((one) => one.colors.length > 1 && one.stock > 1)
          if (!product) throw new Error('the demo has a product in several colours')
          const page = await open(language, `/details/${product._id}`)
          const add = page.getByRole('button', { name: new RegExp(width === 390 ? t('Buy.addShort') : t('Buy.add')) })
          await expect(add).toBeInViewport()
          await expectNoBarriers(page, 'details')
          const quantity = page.getByRole('textbox', { name: t('Quantity.quantity'), exact: true })
          await quantity.fill('1234567')
          expect(await quantity.evaluate((field) => field.scrollWidth - field.clientWidth), 'all digits').toBe(0)
          await quantity.fill('1')
          await page.getByRole('button', { name: t('Quantity.more'), exact: true }).click()
          if (width === 390) {
            await expect(add).toContainText(
              (product.newPrice * 2).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
            )
            const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0
            const words = page
              .getByText((language === 'ar' ? product.descriptionAr : product.descriptionEn).slice(0, 20))
              .first()
            expect(await top(page.getByRole('radio').first()), 'colours before the words').toBeLessThan(
              await top(words),
            )
            const link = page.locator('footer').getByRole('link').last()
            await link.focus()
            const [bar, box] = [await add.boundingBox(), await link.boundingBox()]
            expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
            await add.click()
            const toast = page.locator('[data-sonner-toast]')
            const foot = async () => {
              const at = await toast.boundingBox()
              return (at?.y ?? 0) + (at?.height ?? 0)
            }
            await expect(toast).toContainText(t('Cart.YouAreNotLogin'))
            await expect.poll(foot, 'the toast is above the bar').toBeLessThan(bar?.y ?? 0)
          }
          if (width === 390) {
            await expectReach(page.locator('main a[href="#reviews"]'), 'the way to the reviews')
            const trail = page.getByRole('navigation', { name: t('Kit.breadcrumbs') })
            const picture = page.locator('.gallery-row')
            await page.evaluate(() => scrollTo(0, 0))
            const place = await picture.boundingBox()
            await expect(trail.locator('xpath=..')).toHaveCSS('opacity', '0')
            for (const link of await trail.getByRole('link').all()) {
              await link.focus()
              await expect(link, 'visible while focused').toBeInViewport({ ratio: 1 })
              await expect(trail.locator('xpath=..')).toHaveCSS('opacity', '1')
              expect(await picture.boundingBox(), 'nothing moves').toEqual(place)
            }
          }
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(over).toBe(0)
        },
      )

      test(
        'a sold-out page stays useful; the second address shows the same',
        inTurn(language === 'en' && width === 1280),
        async ({ open, catalogue }) => {
          const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => catalogue.products(`?page=${page}`)))
          const product = pages.flatMap(({ data }) => data).find((one) => one.stock === 0)
          if (!product) throw new Error('the demo has something sold out')
          const page = await open(language, `/product-details/${product._id}`)
          await expect(page.getByText(t('Details.soldOutHint'))).toBeVisible()
          await expect(page.getByText(t('Product.quantityEnded')).locator('visible=true').first()).toBeVisible()
          await expect(page.getByRole('button', { name: t('Buy.add') })).toHaveCount(0)
          await page.getByRole('link', { name: t('Details.seeRelated') }).click()
          await expect(page.getByRole('heading', { name: t('Details.related') })).toBeInViewport()
          await expectNoBarriers(page, 'sold out')
        },
      )
    })
  }

  test(
    `at tablet width the buy box is beside the picture (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page, catalogue }) => {
      const t = words(language)
      const product = (await catalogue.products()).data.find((one) => one.colors.length > 1 && one.stock > 1)
      if (!product) throw new Error('the demo has a product in several colours')
      await page.setViewportSize({ width: 700, height: 1024 })
      await open(language, `/details/${product._id}`)
      const add = page.getByRole('button', { name: t('Buy.add'), exact: true })
      const gallery = page.locator('.gallery')
      for (const width of [700, 768, 899, 1024]) {
        await page.setViewportSize({ width, height: 1024 })
        await expect(add, `${width} px`).toBeInViewport({ ratio: 1 })
        const [row, button] = [await page.locator('.buy-row').boundingBox(), await add.boundingBox()]
        expect(row?.height, `one line at ${width} px`).toBe(52)
        expect(button?.height, `one line at ${width} px`).toBe(52)
        expect((await page.locator('.gallery-row').boundingBox())?.width).toBeLessThanOrEqual(width / 2)
        const [pictures, facts] = [await gallery.boundingBox(), await page.locator('.facts').boundingBox()]
        expect(
          (pictures?.height ?? 0) / (facts?.height ?? 1),
          `no hole beside the facts at ${width} px`,
        ).toBeGreaterThan(0.65)
        await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
      }
      await test.step('the pictures stick beside the facts to their end', async () => {
        await page.setViewportSize({ width: 1280, height: 840 })
        await page.evaluate(() => scrollTo(0, 300))
        const foot = (part: string) => page.locator(part).evaluate((one) => one.getBoundingClientRect().bottom)
        expect(Math.abs((await foot('.gallery')) - (await foot('.details-promises')))).toBeLessThan(1)
        await page.evaluate(() => scrollTo(0, 0))
      })
      await test.step('a low window never hides the thumbnails below its edge', async () => {
        await page.setViewportSize({ width: 1199, height: 700 })
        const facts = page.locator('.facts')
        await facts.evaluate((one) => (one.style.minHeight = '1200px'))
        const thumb = page.locator('.thumb').first()
        await thumb.focus()
        await expect(thumb).toBeInViewport({ ratio: 1 })
        await facts.evaluate((one) => one.removeAttribute('style'))
        await page.evaluate(() => scrollTo(0, 0))
      })
      await test.step('print shows the texts, and no row overflows the page', async () => {
        await page.emulateMedia({ media: 'print' })
        await page.setViewportSize({ width: 718, height: 1024 })
        const quantity = page.locator('.facts .stepper')
        await expect(quantity).toHaveCount(1)
        for (const pressed of [
          add,
          quantity,
          page.locator('footer'),
          page.getByRole('link', { name: t('Details.shareMail') }),
        ])
          await expect(pressed).toBeHidden()
        await expect(page.locator('.facts')).toContainText(language === 'ar' ? product.titleAr : product.titleEn)
        await expect(page.locator('.facts .swatch-dot').first()).toHaveCSS('print-color-adjust', 'exact')
        await expect(page.locator('.facts legend'), 'the selected colour').toContainText(/: ?\p{L}/u, {
          useInnerText: true,
        })
        const cards = page.locator(':is(.reviews-row, .carousel-row) > li').filter({ visible: true })
        const edges = await cards.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
        )
        expect(edges.length).toBeGreaterThan(6)
        for (const edge of edges) expect(Math.abs(edge - 359)).toBeLessThanOrEqual(359)
      })
    },
  )

  test(`sharing carries the language (${language})`, sameEverywhere, async ({ open, context, catalogue, baseURL }) => {
    const t = words(language)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
    const [product] = (await catalogue.products()).data
    const title = (language === 'ar' ? product?.titleAr : product?.titleEn) ?? ''
    const url = new URL(`/details/${product?._id}${language === 'ar' ? '?lang=ar' : ''}`, baseURL).toString()
    const page = await open(language, `/details/${product?._id}`)
    const shared = await page.getByRole('link', { name: t('Details.shareWhatsapp') }).getAttribute('href')
    expect(new URL(shared ?? '').searchParams.get('text')).toBe(`${title}\n${url}`)
    const mail = await page.getByRole('link', { name: t('Details.shareMail') }).getAttribute('href')
    expect(new URL(mail ?? '').searchParams.get('body')).toBe(`${title}\r\n${url}`)
    await page.getByRole('button', { name: t('Details.copyLink') }).click()
    await expect(page.getByText(t('Details.LinkCopiedToClipboard'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  })
}

for (const language of bothLanguages)
  test(
    `the picture follows the selected colour on the page and in the quick view (${language})`,
    inTurn(language === 'ar', own('the pictures are the demo’s')),
    async ({ open, page, catalogue }) => {
      const t = words(language)
      const everything = await catalogue.everything()
      const named = (title: string) => everything.find(({ titleEn }) => titleEn === title)?._id ?? ''
      const shown = () =>
        page.locator('.gallery-row').evaluate((row) => Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
      const colour = (at: number) => page.locator('.facts, .quick-facts').last().locator('.swatch').nth(at)
      await page.setViewportSize({ width: 390, height: 844 })
      await open(language, `/details/${named('Leather Bell Collar')}`)
      await colour(2).click()
      await expect.poll(shown).toBe(2)
      const place = await page.evaluate(() => scrollY)
      await colour(1).click()
      await expect.poll(shown).toBe(1)
      expect(await page.evaluate(() => scrollY), 'the page does not scroll').toBe(place)
      await colour(0).click()
      await expect.poll(shown).toBe(0)

      await open(language, `/details/${named('Adult Dog Food 12 kg')}`)
      let compared = 0
      page.on('response', (answer) => (compared += /\/media\/.*160/.test(answer.url()) ? 1 : 0))
      await colour(2).click()
      await expect.poll(() => compared).toBeGreaterThanOrEqual(4)
      // A slide would have started by then.
      await page.waitForTimeout(800)
      expect(await shown(), 'other pictures belong to no colour').toBe(0)

      await open(language, `/shop?keyword=${encodeURIComponent('Leather Bell Collar')}`)
      await page.locator('main article a[data-quick-view]').first().click()
      const picture = page.getByRole('dialog').locator('.quick-picture img')
      await expect(picture).toBeVisible()
      const first = await picture.getAttribute('src')
      await colour(1).click()
      await expect(picture).not.toHaveAttribute('src', first ?? '')
      await expect(
        page.getByRole('dialog').getByRole('button', { name: t('Details.picture', { number: 2, total: 4 }) }),
      ).toHaveAttribute('aria-current', 'true')
    },
  )

test('selections survive going to sign-in and back', sameEverywhere, async ({ open, page, catalogue }) => {
  const t = words('en')
  const product = (await catalogue.everything()).find((one) => one.colors.length > 1 && one.stock > 3)
  await open('en', `/details/${product?._id}`)
  const colour = page.locator('.facts').getByRole('radio').nth(1)
  const quantity = page.locator('.facts').getByRole('textbox', { name: t('Quantity.quantity') })
  await page.locator('.facts .swatch').nth(1).click()
  await quantity.fill('3')
  await page.locator('.buy-button').click()
  await page
    .getByRole('link', { name: t('Header.signIn') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/signin/)
  await page.goBack()
  await expect(colour).toBeChecked()
  await expect(quantity).toHaveValue('3')
})
