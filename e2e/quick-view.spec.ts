import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { ProductWire } from '@/lib/contract/catalogue-schemas'
import { LANGUAGE_COOKIE, type Language } from '@/lib/config/constants'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { holdPages } from './slow-pages'
import { expectNoBarriers } from './axe'
import type { Catalogue } from './catalogue'
import { awake, bothLanguages, expect, inTurn, sameEverywhere, test, widths, words } from './shop'

/** Finds a product on the first page with more pictures than thumbnails, colours and stock. */
async function richProduct(catalogue: Catalogue, language: Language) {
  const product = (await catalogue.products()).data.find(
    ({ imagesBase64, colors, stock }) => imagesBase64.length > 3 && colors.length > 1 && stock > 3,
  )
  if (!product) throw new Error('no such product')
  return { ...product, title: language === 'ar' ? product.titleAr : product.titleEn }
}

const Answer = z.object({ data: ProductWire })
const eyeOf = (page: Page, id: string) => page.locator(`a[data-quick-view][href$="${id}"]`).first()

for (const language of bothLanguages) {
  const t = words(language)
  for (const width of widths) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })

      test(
        'opens, closes and reopens',
        inTurn((language === 'en') === (width === 390)),
        async ({ open, page, catalogue }) => {
          const product = await richProduct(catalogue, language)
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await open(language, '/shop')
          const eye = eyeOf(page, product._id)
          await eye.focus()
          const answer = page.waitForResponse(
            (one) => new URL(one.url()).pathname === `${API_BASE}/product/${product._id}`,
          )
          await page.keyboard.press('Enter')
          const layer = page.getByRole('dialog', { name: product.title })
          await expect(layer).toBeVisible()
          await expect(page).toHaveURL(`/details/${product._id}`)
          await expect(page).toHaveTitle(product.title)
          const add = layer.getByRole('button', { name: t('Buy.add') })
          await expect(add).toBeInViewport({ ratio: 1 })
          const share = layer.getByRole('link', { name: t('Details.shareWhatsapp') })
          const details = layer.getByRole('link', { name: t('QuickView.ShowDetails') })
          const middle = async (part: Locator) => {
            const box = await part.boundingBox()
            return box ? box.y + box.height / 2 : 0
          }
          if (width === 390) {
            const picture = await layer.locator('.quick-picture > img').boundingBox()
            expect(picture, 'the whole picture').toEqual(await layer.locator('.quick-picture').boundingBox())
            expect(picture?.height).toBe(picture?.width)
            await layer.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
            const [bar, last] = [await add.boundingBox(), await details.boundingBox()]
            expect((last?.y ?? 0) + (last?.height ?? 0), 'the last line is not covered').toBeLessThan(bar?.y ?? 0)
          } else expect(Math.abs((await middle(share)) - (await middle(details))), 'one line').toBeLessThan(5)

          // The data of the dialog: another journey may have rated the product by now.
          const { data: shown } = Answer.parse(await (await answer).json())
          await expect(layer.getByText(t('Details.reviews', { count: shown.ratingsCount }))).toBeVisible()
          await expect(layer.getByRole('radio')).toHaveCount(product.colors.length)
          const hidden = product.imagesBase64.length - 2
          await layer.getByRole('button', { name: t('QuickView.more', { count: hidden }) }).press('Enter')
          const total = product.imagesBase64.length
          await expect(layer.getByRole('button', { name: t('Details.picture', { number: 3, total }) })).toBeFocused()
          for (const number of [1, total])
            await expect(layer.getByRole('button', { name: t('Details.picture', { number, total }) })).toBeVisible()
          await expect(layer.getByRole('link', { name: t('Details.shareWhatsapp') })).toHaveAttribute(
            'href',
            new RegExp(encodeURIComponent(`/details/${product._id}${language === 'ar' ? '?lang=ar' : ''}`) + '$'),
          )
          await expectNoBarriers(page, 'quick view')

          await page.goBack()
          await expect(layer).toBeHidden()
          await expect(page).toHaveURL('/shop')
          await expect(eye).toBeFocused()
          await page.goForward()
          await expect(layer).toBeVisible()
          // Goes forward before the page of Back is shown.
          await page.evaluate(() => {
            addEventListener('popstate', () => history.forward(), { once: true })
            history.back()
          })
          await page.waitForTimeout(500)
          await expect(page).toHaveURL(`/details/${product._id}`)
          await expect(layer).toBeVisible()
          const quantity = layer.getByRole('textbox', { name: t('Quantity.quantity') })
          for (const leave of ['', 'then the document']) {
            await expect(quantity).toHaveValue('1')
            await layer.getByRole('button', { name: t('Quantity.more') }).click()
            await page.keyboard.press('Escape')
            await expect(layer).toBeHidden()
            await expect(page).toHaveURL('/shop')
            if (leave) await page.reload()
            await eye.click()
          }
          await expect(quantity, 'a closed dialog does not keep its quantity').toHaveValue('1')
          await layer.getByRole('button', { name: t('Quantity.more') }).click()
          await layer.getByRole('radio').last().press('Space')
          await layer.getByRole('link', { name: t('QuickView.ShowDetails') }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
          await expect(layer).toBeHidden()
          const buy = page.locator('main .buy')
          await expect(buy.getByRole('textbox', { name: t('Quantity.quantity') }), 'the selected quantity').toHaveValue(
            '2',
          )
          await expect(buy.getByRole('radio').last()).toBeChecked()
          await expect(page.locator('#main')).toBeFocused()
          await expect(page).toHaveTitle(`${product.title} | ${defaultShopInfo.name[language]}`)
          await page.goBack()
          await expect(page).toHaveURL('/shop')
          await expect(page.getByRole('heading', { level: 1 })).toContainText(t('Shop.title'))
        },
      )
    })
  }

  test(
    `shows known data while the shop is slow, and offers a retry (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ page, context, baseURL, catalogue }) => {
      const product = await richProduct(catalogue, language)
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      const calls = new RegExp(`${API_BASE}/product/${product._id}`)
      await page.route(calls, async (route) => {
        await held
        await route.abort()
      })
      await page.goto('/shop')
      await eyeOf(page, product._id).click()
      const layer = page.getByRole('dialog', { name: product.title })
      await expect(layer.getByRole('status')).toHaveText(t('QuickView.loading'))
      await expect(layer).toContainText(product.newPrice.toFixed(2))
      await expectNoBarriers(page, 'loading')
      release()
      await expect(layer.getByRole('alert')).toContainText(t('QuickView.failed'))
      await expectNoBarriers(page, 'failed')
      await page.unroute(calls)
      await layer.getByRole('button', { name: t('QuickView.retry') }).click()
      await expect(layer.getByRole('heading', { name: product.title }), 'the button is gone').toBeFocused()
      await expect(layer.getByRole('button', { name: t('Buy.add') })).toBeVisible()
    },
  )
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [568, 320],
] as const)
  test(
    `in landscape on a phone (${width} px) the buy box is beside the picture`,
    sameEverywhere,
    async ({ open, page, catalogue }) => {
      const t = words('ar')
      const product = await richProduct(catalogue, 'ar')
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open('ar', '/shop')
      await eyeOf(page, product._id).click()
      const layer = page.getByRole('dialog', { name: product.title })
      const picture = layer.locator('.quick-picture > img')
      const parts = [
        picture,
        layer.getByRole('heading', { name: product.title }),
        layer.getByRole('button', { name: t('Details.picture', { number: 2, total: product.imagesBase64.length }) }),
        layer.getByRole('group', { name: t('Quantity.quantity') }),
        layer.locator('.buy-button'),
      ]
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
      expect((await layer.locator('.buy-button').boundingBox())?.height, 'one line').toBe(52)
      await layer.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
      await expect(picture, 'stays').toBeInViewport({ ratio: 1 })
      const [bar, last] = [
        await layer.locator('.buy-row').boundingBox(),
        await layer.getByRole('link', { name: t('QuickView.ShowDetails') }).boundingBox(),
      ]
      expect((last?.y ?? 0) + (last?.height ?? 0), 'the last line is not covered').toBeLessThanOrEqual(bar?.y ?? 0)
    },
  )

test(
  'in landscape on a phone the last line of a sold-out product clears the edge',
  sameEverywhere,
  async ({ open, page, catalogue }) => {
    const product = (await catalogue.everything()).find(({ stock }) => stock === 0)
    if (!product) throw new Error('the demo has a product that is sold out')
    await page.setViewportSize({ width: 568, height: 320 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('en', `/shop?keyword=${encodeURIComponent(product.titleEn)}`)
    await eyeOf(page, product._id).click()
    const layer = page.getByRole('dialog', { name: product.titleEn })
    await expect(layer.getByText(words('en')('Product.quantityEnded'))).toBeVisible()
    const foot = async () => {
      await layer.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
      const last = await layer.locator('.quick-foot').boundingBox()
      return (last?.y ?? 0) + (last?.height ?? 0)
    }
    await expect.poll(foot, 'late content has reserved space').toBeLessThanOrEqual(320 - 8)
  },
)

test('returning from the details continues at the card', sameEverywhere, async ({ open, page, catalogue }) => {
  const t = words('en')
  const product = await richProduct(catalogue, 'en')
  await open('en', '/shop')
  const layer = page.getByRole('dialog', { name: product.title })
  const eye = eyeOf(page, product._id)
  await eye.focus()
  await page.keyboard.press('Enter')
  await expect(layer).toBeVisible()
  const release = await holdPages(page)
  const details = layer.getByRole('link', { name: t('QuickView.ShowDetails') })
  await details.press('Enter')
  await expect(details).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  await expect(eye).toBeFocused()
  release()
})

test(
  'closes by its button and by a click outside; a reload shows the product page',
  sameEverywhere,
  async ({ open, page, catalogue }) => {
    const t = words('ar')
    const product = await richProduct(catalogue, 'ar')
    await open('ar', '/shop')
    const layer = page.getByRole('dialog', { name: product.title })
    await eyeOf(page, product._id).click()
    await layer.getByRole('button', { name: t('QuickView.close') }).click()
    await expect(layer).toBeHidden()
    await expect(page).toHaveURL('/shop')
    await eyeOf(page, product._id).click()
    await expect(layer).toBeVisible()
    await page.mouse.click(4, 300)
    await expect(layer).toBeHidden()
    await expect(eyeOf(page, product._id)).toBeFocused()
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await eyeOf(page, product._id).click()
    await expect(page).toHaveURL(`/details/${product._id}`)
    await expect(layer.getByRole('button', { name: t('Buy.add') })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    // The script must run before load is complete, when the browser would restore the scroll position.
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/media/**', (route) => held.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
    await expect(layer).toBeHidden()
    await awake(page)
    release()
    await page.waitForLoadState()
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

test('a double click opens it once: one step back closes it', sameEverywhere, async ({ open, page, catalogue }) => {
  const product = await richProduct(catalogue, 'en')
  await open('en', '/shop')
  // Both clicks arrive before the dialog's code.
  await page.route('**/_next/static/chunks/**', async (route) => {
    await setTimeout(300)
    await route.continue()
  })
  await eyeOf(page, product._id).dblclick()
  const layer = page.getByRole('dialog', { name: product.title })
  await expect(layer).toBeVisible()
  await page.goBack()
  await expect(layer).toBeHidden()
  await expect(page).toHaveURL('/shop')
})

for (const then of ['goes back', 'follows another link'] as const)
  test(
    `a visitor who ${then} before it arrives is not interrupted`,
    sameEverywhere,
    async ({ open, page, catalogue }) => {
      const t = words('en')
      const product = await richProduct(catalogue, 'en')
      await open('en', '/categories')
      await page.locator('header a[href="/shop"]').first().click()
      await expect(page.getByRole('heading', { level: 1, name: t('Shop.title') })).toBeVisible()
      const eye = eyeOf(page, product._id)
      await expect(eye).toBeVisible()
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      let asked = 0
      await page.route('**/_next/static/chunks/**', async (route) => {
        asked++
        await held
        await route.continue()
      })
      await eye.dispatchEvent('click')
      await expect.poll(() => asked).toBeGreaterThan(0)
      if (then === 'goes back') await page.goBack()
      else
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('main a[href^="/categories"], footer a[href="/about"]')?.click(),
        )
      release()
      await expect(page).not.toHaveURL('/shop')
      const there = page.url()
      await setTimeout(800)
      expect(page.url()).toBe(there)
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )

test('a visitor is asked to sign in, and returns', sameEverywhere, async ({ open, page, catalogue }) => {
  const t = words('ar')
  const product = await richProduct(catalogue, 'ar')
  await open('ar', '/shop')
  await eyeOf(page, product._id).click()
  const layer = page.getByRole('dialog', { name: product.title })
  await layer.getByRole('button', { name: t('Buy.add') }).click()
  await expect(page.getByText(t('Cart.YouAreNotLogin'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('Header.signIn') }).last()).toHaveAttribute(
    'href',
    new RegExp(`next=${encodeURIComponent(`/details/${product._id}`)}`),
  )
})

test('a sold-out product says so and cannot be added', async ({ open, page, catalogue }) => {
  const listed = await soldOutProduct(catalogue)
  const t = words('en')
  await open('en', `/shop?page=${listed.page}`)
  await eyeOf(page, listed._id).click()
  const layer = page.getByRole('dialog', { name: listed.titleEn })
  await expect(layer.getByText(t('Product.quantityEnded'))).toBeVisible()
  await expect(layer.getByRole('button', { name: t('Buy.add') })).toHaveCount(0)
  await expect(layer.getByText(t('Details.sameDay')), 'and has no delivery day').toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const text = await layer.getByText(listed.descriptionEn.split('\n').at(-1) ?? '').boundingBox()
  const heart = await layer.locator('.buy-heart').boundingBox()
  expect((heart?.y ?? 0) - (text ? text.y + text.height : 0), 'the heart is clear of the text').toBeGreaterThan(12)
})

async function soldOutProduct(catalogue: Catalogue) {
  for (let page = 1; page < 20; page++) {
    const product = (await catalogue.products(`?page=${page}`)).data.find(({ stock }) => stock === 0)
    if (product) return { ...product, page }
  }
  throw new Error('nothing has run out')
}
