import type { Locator, Page } from '@playwright/test'
import { bothLanguages, expect, inTurn, test, words } from './shop'
import { holdPages, holdPictures } from './slow-pages'

/** Returns the first rated card with its data. */
async function ratedCard(page: Page) {
  const card = page
    .locator('main article')
    .filter({ has: page.locator('.stars + .sr-only + span') })
    .first()
  const link = card.locator('a.card-link')
  await link.scrollIntoViewIfNeeded()
  const picture = card.locator('.card-picture img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  return {
    link,
    title: (await link.getAttribute('aria-label')) ?? (await link.innerText()),
    price: await card.locator('.text-card-price').innerText(),
    file: await picture.evaluate((img: HTMLImageElement) => img.currentSrc),
  }
}

/** Returns the boxes of a product's parts within `root`. */
async function places(root: Locator) {
  const parts = ['.gallery-row', '.facts [role=heading], .facts h1', '.facts .stars', '.facts .text-price']
  return Promise.all(parts.map((part) => root.locator(part).first().boundingBox()))
}

for (const language of bothLanguages) {
  const t = words(language)
  const phone = language === 'en'

  test.describe(`${language}, ${phone ? 390 : 1280} px`, () => {
    test.use({ viewport: { width: phone ? 390 : 1280, height: phone ? 844 : 800 } })

    test('a tap on a card shows its data at once, where the page will show it', async ({ open }) => {
      const page = await open(language, '/shop')
      const { link, title, price, file } = await ratedCard(page)
      const release = await holdPages(page)
      await page.evaluate(() => {
        const seen = new MutationObserver(() => {
          const known = document.querySelector('[data-awaited]')
          if (!known) return
          seen.disconnect()
          document.documentElement.dataset.placesAtFirst = String(known.querySelectorAll('.skeleton').length)
        })
        seen.observe(document.getElementById('main') ?? document.body, { childList: true })
      })
      await link.click()
      const known = page.locator('[data-awaited]')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(known.locator('.text-price')).toHaveText(price)
      await expect(known.locator('img')).toHaveJSProperty('currentSrc', file)
      await expect(link).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-places-at-first', '0')
      // Slow response: the rest gets placeholders, and screen readers are informed.
      await expect(known.locator('.skeleton').filter({ visible: true }).last()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: t('Kit.loading') })).toHaveCount(1)
      const before = await places(known)
      release()
      await expect(page).toHaveURL(/\/details\//)
      await expect(known).toHaveCount(0)
      await expect(page.locator('h1')).toHaveText(title)
      await expect(page.locator('main')).toBeFocused()
      const after = await places(page.locator('main'))
      for (const [index, place] of before.entries())
        for (const side of ['x', 'y'] as const)
          expect(Math.abs((place?.[side] ?? -9) - (after[index]?.[side] ?? 9)), `${index} ${side}`).toBeLessThanOrEqual(
            1,
          )
    })

    test('offers and list rows respond as cards do', inTurn(language === 'en'), async ({ open, page }) => {
      for (const [path, links] of [
        ['/offers', 'main article a.card-link'],
        ['/offers', 'main article a.button'],
        ['/shop?view=list', 'main article a.card-link'],
      ] as const) {
        await open(language, path)
        const link = page.locator(links).first()
        await expect(page.locator('main article img').first()).toHaveJSProperty('complete', true)
        const title = await page.locator('main article a.card-link').first().getAttribute('aria-label')
        const release = await holdPages(page)
        await link.click()
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title ?? '')
        await expect(page.locator('[data-awaited] img')).not.toHaveJSProperty('naturalWidth', 0)
        release()
        await expect(page).toHaveURL(/\/details\//)
        await expect(page.locator('[data-awaited]')).toHaveCount(0)
        await page.unrouteAll()
      }
    })

    test(
      'Back from the preview returns to the card, Forward to the product',
      inTurn(language === 'ar'),
      async ({ open }) => {
        const page = await open(language, '/about')
        // Uses the keyboard: a resting mouse would prefetch a product.
        await page.locator('a[href="/shop"]').filter({ visible: true }).last().press('Enter')
        await expect(page).toHaveURL(/\/shop$/)
        const { link } = await ratedCard(page)
        const release = await holdPages(page)
        await link.click()
        await expect(page.locator('[data-awaited] .facts')).toBeVisible()
        await expect(page).toHaveURL(/\/details\//)
        const bar = page.locator('[data-progress]')
        await expect(bar).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(/\/shop$/)
        await expect(page.locator('[data-awaited]')).toHaveCount(0)
        await expect(bar, 'no request is pending').toHaveCount(0, { timeout: 3000 })
        await expect(link).toBeVisible()
        // The product arrives too late.
        const seen: string[] = []
        page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
        const late = page.waitForEvent('requestfinished', (one) => /\/details\/.*_rsc/.test(one.url()))
        release()
        await late
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // If shown, it would appear before a page requested after it.
        await page.locator('footer a[href="/contact"]').first().press('Enter')
        await expect(page).toHaveURL(/\/contact$/)
        expect(seen).toEqual(['/contact'])
        await page.goBack()
        await expect(page).toHaveURL(/\/shop$/)
        // Another product that is not cached: left before it arrives, then returned to with Forward.
        const other = page.locator('main article a.card-link').nth(5)
        const title = await other.evaluate((one) => one.ariaLabel ?? one.textContent)
        const releaseOther = await holdPages(page)
        await other.click()
        await expect(page.locator('[data-awaited] .facts')).toBeVisible()
        await page.goBack()
        await expect(other).toBeVisible()
        releaseOther()
        await page.goForward()
        await expect(page.locator('h1')).toHaveText(title ?? '')
        await expect(page.locator('[data-awaited]')).toHaveCount(0)
        await page.goBack()
        await expect(other).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(/\/about$/)
      },
    )

    test(
      'the page beneath does not scroll, and the cart does not close the preview',
      inTurn(language === 'en'),
      async ({ open, page, shop }) => {
        await shop.signedIn({ language })
        await open(language, '/shop')
        const { link, title } = await ratedCard(page)
        await page.evaluate(() => scrollTo(0, 300))
        const release = await holdPages(page)
        await link.evaluate((one: HTMLElement) => one.click())
        const known = page.locator('[data-awaited] .facts')
        await expect(known).toBeVisible()
        const { x, y } = (await known.boundingBox()) ?? { x: 0, y: 0 }
        await page.mouse.move(x + 20, y + 20)
        await page.mouse.wheel(0, 700)
        const bag = (await page.locator('header a[href="/cart"]:visible').boundingBox()) ?? { x: 0, y: 0 }
        await page.mouse.click(bag.x + 10, bag.y + 10)
        const drawer = page.getByRole('dialog', { name: t('Cart.title') })
        await expect(drawer).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(drawer).toBeHidden()
        await expect(known).toBeVisible()
        release()
        await expect(page.locator('h1')).toHaveText(title)
        await expect(page.locator('[data-awaited]')).toHaveCount(0)
        await page.mouse.wheel(0, 200)
        await expect.poll(() => page.evaluate(() => scrollY), 'the product scrolls').toBe(200)
        await page.goBack()
        await expect(page).toHaveURL(/\/shop$/)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
      },
    )

    test(
      'a search before the product arrives closes the preview, and cards respond again',
      inTurn(language === 'ar'),
      async ({ open }) => {
        const page = await open(language, '/shop')
        const { link, title } = await ratedCard(page)
        const release = await holdPages(page)
        await link.click()
        await expect(page.locator('[data-awaited] .facts')).toBeVisible()
        // The same path with another query.
        await page.locator('button[popovertarget="search-drop"]:visible').first().click()
        await page.getByRole('combobox').fill(title)
        await page.keyboard.press('Enter')
        release()
        await expect(page).toHaveURL(/\/shop\?keyword=/)
        await expect(page.locator('[data-awaited]')).toHaveCount(0)
        const found = page.locator('main article a.card-link').first()
        await expect(found).toBeVisible()
        await found.click()
        await expect(page).toHaveURL(/\/details\//)
        await expect(page.locator('[data-awaited]')).toHaveCount(0)
      },
    )

    test("the card's picture is shown until the larger one is loaded", inTurn(language === 'ar'), async ({ open }) => {
      const page = await open(language, '/shop')
      const { link, file } = await ratedCard(page)
      const release = await holdPictures(page)
      await link.click()
      await expect(page).toHaveURL(/\/details\//)
      const picture = page.locator('.gallery-picture img').first()
      await expect(picture).toHaveCSS('background-image', `url("${file}")`)
      release()
      await expect(picture).toHaveCSS('background-image', 'none')
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    })
  })
}

test('the picture moves from the card to the page', async ({ open, page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        document.documentElement.dataset.moved = moved.join(' ')
      })
      return transition
    }
  })
  await open('en', '/shop')
  const { link } = await ratedCard(page)
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(product-picture\)/)
  await expect(page).toHaveURL(/\/details\//)
  await expect(page.locator('[data-awaited]')).toHaveCount(0)
})

test('a picture that appears beneath a resting mouse zooms when the mouse moves', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('en', '/shop')
  // The place of the product's picture.
  await page
    .locator('main article')
    .first()
    .click({ position: { x: 60, y: 60 } })
  const picture = page.locator('.gallery-picture img').first()
  await expect(page.locator('[data-awaited]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/details\//)
  const under = () => page.evaluate(() => document.querySelectorAll('.gallery-picture:hover').length)
  await expect.poll(under, 'the mouse rests on it').toBe(1)
  await page.waitForTimeout(600)
  await expect(picture).toHaveCSS('scale', 'none')
  const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 200, y + 200)
  await expect(picture).toHaveCSS('scale', '2')
})

test('a slightly scrolled page is followed by one at its top', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('en', '/shop')
  const { link, title } = await ratedCard(page)
  await page.evaluate(() => scrollTo(0, 12))
  await link.evaluate((one: HTMLElement) => one.click())
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('[data-awaited]')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('on home a click with a slight drag opens a card, over the whole page', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('en', '/')
  const card = page.locator('.carousel article').first()
  await card.scrollIntoViewIfNeeded()
  await expect(page.locator('.carousel .swiper-initialized, .carousel.swiper-initialized').first()).toBeVisible()
  const release = await holdPages(page)
  // Hovering pauses the carousel, so the pressed card stays.
  await card.hover()
  const picture = card.locator('.card-picture')
  let box = await picture.boundingBox()
  await expect(async () => {
    const before = box
    box = await picture.boundingBox()
    expect(box).toEqual(before)
  }).toPass({ intervals: [200] })
  if (!box) throw new Error('the card is seen')
  await page.mouse.move(box.x + 60, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 70, box.y + 64, { steps: 4 })
  await page.mouse.up()
  const title = await card.locator('a.card-link').evaluate((link) => link.ariaLabel ?? link.textContent)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/details\//)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('Back during the transition shows the list with nothing over it', async ({ open, page }) => {
  await open('en', '/shop')
  const { link, title } = await ratedCard(page)
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('::view-transition-group(product-picture) { animation-duration: 10s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  await link.click()
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('[data-awaited]')).toHaveAttribute('inert', '')
  await page.goBack()
  await expect(page.locator('[data-awaited]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop$/)
  await expect(link).toBeVisible()
})

for (const [from, link] of [
  ['/shop', 'main article a.card-link'],
  ['/', 'header a[href="/offers"], main a[href="/offers"], footer a[href="/offers"]'],
] as const)
  test(`Back to ${from} shows it with nothing over it`, async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open('en', from)
    const heading = await page.locator('h1').first().innerText()
    await page.locator(link).filter({ visible: true }).first().click()
    await expect(page).not.toHaveURL(from)
    await expect(page.locator('[data-awaited]')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(from)
    // Longer than the delay before placeholders appear.
    await page.waitForTimeout(1000)
    await expect(page.locator('[data-awaited]')).toHaveCount(0)
    await expect(page.locator('h1').first()).toHaveText(heading)
    await expect(page.locator('h1').first()).toBeVisible()
    await page.goForward()
    await page.waitForTimeout(1000)
    await expect(page.locator('[data-awaited]')).toHaveCount(0)
  })

test('a double tap opens the product once', async ({ open, page }) => {
  await open('en', '/shop')
  const { link, title } = await ratedCard(page)
  await link.evaluate((one: HTMLElement) => {
    one.click()
    one.click()
  })
  await expect(page.locator('h1')).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  // The card responds again.
  await link.click()
  await expect(page.locator('h1')).toHaveText(title)
})

test('with reduced motion the product opens without a transition', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('nothing is to move')
    }
  })
  await open('en', '/shop')
  const { link, title } = await ratedCard(page)
  await link.click()
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page).toHaveURL(/\/details\//)
})

test('a browser without view transitions shows the preview just as soon', async ({ open, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await open('en', '/shop')
  const { link, title } = await ratedCard(page)
  const release = await holdPages(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  release()
  await expect(page).toHaveURL(/\/details\//)
  await expect(page.locator('[data-awaited]')).toHaveCount(0)
})
