import { readFileSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { LANGUAGE_COOKIE, type Language } from '@/lib/config/constants'
import { API_BASE } from '@/lib/contract/addresses'
import { Enrolment, Invited, type StaffRole } from '@/lib/contract/staff-accounts'
import { StaffProducts } from '@/lib/contract/staff-catalogue'
import { EditedProduct } from '@/lib/contract/staff-products'
import type { StaffMessages } from '@/lib/i18n/staff'
import { expectNoBarriers } from './axe'
import { bearer } from './office'
import { bothLanguages, expect, inTurn, own, test } from './shop'
import { expectTargets } from './targets'

const textsOf = (language: Language): StaffMessages =>
  JSON.parse(readFileSync(`messages/staff.${language}.json`, 'utf8'))
const texts = { en: textsOf('en'), ar: textsOf('ar') }
const heights: Record<number, number> = { 390: 844, 1280: 900 }
const SCRIPT_MAX = 250 * 1024
const FILM = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')
/** What a new product has unless a test says otherwise. */
const blank = {
  ...{ description: { en: '', ar: '' }, oldPrice: null, stock: 5, sizes: [], colors: [], category: null },
  ...{ subcategory: null, sale: 'cart', leadTime: null, facts: [], vat: 'standard', visible: true },
  ...{ inFeeds: null, pictures: [] },
}

/** Signs a new member of this role in, with a second factor: the context keeps the session. */
async function signedIn(context: BrowserContext, request: APIRequestContext, role: StaffRole): Promise<void> {
  const call = async <S extends z.ZodType>(schema: S, path: string, data: object, own = context.request) => {
    const headers = own === request ? bearer() : undefined
    const answer = await own.post(`/api/staff${path}`, { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
    return schema.parse(z.object({ data: z.unknown() }).parse(await answer.json()).data)
  }
  const email = `p${Date.now()}.${process.pid}@shop.example`
  const { link } = await call(Invited, '/members', { name: 'Salem', email, role }, request)
  const password = 'camel-under-the-palm'
  await call(z.unknown(), '/invitation', { invitation: link.split('#')[1], password })
  const { secret } = await call(Enrolment, '/second-factor', {})
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await call(z.unknown(), '/second-factor/confirm', { code })
}

/** A photo as large as a phone's. */
async function photo(name: string, hue: number) {
  const { data, info } = await sharp({
    create: { width: 3000, height: 2250, channels: 3, background: { r: hue, g: 120, b: 70 } },
  })
    .jpeg({ quality: 100 })
    .toBuffer({ resolveWithObject: true })
  return { name, mimeType: `image/${info.format}`, buffer: data }
}

test.describe('products in the back office', own('An API host has a back office of its own.'), () => {
  for (const language of bothLanguages)
    test(
      `a new product with three photos from a phone sells (${language})`,
      inTurn(language === 'en'),
      async ({ page, context, request, baseURL, complaints }) => {
        test.setTimeout(180_000)
        const t = texts[language]
        const width = language === 'ar' ? 390 : 1280
        await page.setViewportSize({ width, height: heights[width] ?? 900 })
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
        await signedIn(context, request, 'catalogue')
        await page.goto('/staff/products')
        await page.getByRole('link', { name: t.Products.add }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Products.add)
        await expectNoBarriers(page, 'a new product')

        const mark = `${Date.now() % 1_000_000}`
        const start = Date.now()
        const photos = await Promise.all([40, 120, 200].map((hue, n) => photo(`${mark}-${n}.jpg`, hue)))
        await page.getByLabel(t.Products.addPhotos).setInputFiles(photos)
        const pictures = page.locator('.staff-pictures img')
        await page.getByRole('group', { name: t.Products.en }).getByLabel(t.Products.name).fill(`Date syrup ${mark}`)
        await page.getByRole('group', { name: t.Products.ar }).getByLabel(t.Products.name).fill(`دبس التمر ${mark}`)
        await page.getByRole('textbox', { name: t.Products.price, exact: true }).fill('٢٥٫٥')
        await page.getByLabel(t.Products.oldPrice).fill('20')
        await page.getByRole('textbox', { name: t.Products.stock, exact: true }).fill('7')
        await expect(pictures).toHaveCount(3, { timeout: 60_000 })
        const [first] = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
        await page.getByRole('button', { name: t.Products.earlier.replace('{n}', '2') }).click()
        expect(await pictures.nth(1).getAttribute('src')).toBe(first)
        await page.getByRole('button', { name: t.Common.save }).click()
        await expect(page.getByText(t.Errors.notAbove)).toBeVisible()
        await expectNoBarriers(page, 'a refused product')
        await page.getByLabel(t.Products.oldPrice).fill('30')
        await page.getByRole('button', { name: t.Common.save }).click()
        await expect(page.getByText(t.Products.saved, { exact: true })).toBeInViewport()
        expect(Date.now() - start).toBeLessThan(60_000)
        await expect(page).toHaveURL(/\/staff\/products\/[\da-f-]{36}$/)
        const id = page.url().split('/').at(-1) ?? ''
        await expectNoBarriers(page, 'a saved product')
        await expectTargets(page, 'a saved product')
        const script = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((one): one is PerformanceResourceTiming => one instanceof PerformanceResourceTiming)
            .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        )
        expect(script).toBeGreaterThan(0)
        expect(script).toBeLessThan(SCRIPT_MAX)

        await page
          .getByLabel(t.Products.addVideo)
          .setInputFiles({ name: 'syrup.mp4', mimeType: 'video/mp4', buffer: FILM })
        await expect(page.locator('video')).toBeVisible()
        await page.getByRole('button', { name: t.Common.save }).click()
        await expect(page.getByText(t.Products.saved, { exact: true })).toBeInViewport()
        expect((await (await request.get(`${API_BASE}/product/${id}`)).json()).data.video).toMatch(/^\/media\/.+\.mp4$/)
        await expectNoBarriers(page, 'a product with a video')

        // Leaving with something typed asks first.
        await page.reload()
        await page.getByRole('textbox', { name: t.Products.stock, exact: true }).fill('9')
        page.once('dialog', (dialog) => void dialog.dismiss())
        await page
          .getByRole('link', { name: t.Nav.orders })
          .or(page.getByRole('link', { name: t.Nav.products }))
          .first()
          .click()
        await expect(page).toHaveURL(new RegExp(`${id}$`))
        await expect(page.getByRole('textbox', { name: t.Products.stock, exact: true })).toHaveValue('9')

        expect(complaints.all()).toEqual([])
        // Someone else changes its price meanwhile: both changes can be seen, neither is lost unasked.
        const change = { products: [id], price: { to: 27 } }
        expect((await request.put('/api/staff/products', { headers: bearer(), data: change })).status()).toBe(200)
        await page.getByRole('button', { name: t.Common.save }).click()
        await expect(page.getByRole('heading', { name: t.Products.conflict })).toBeFocused()
        await expect(page.getByText(t.Products.changed.replace('{fields}', t.Products.price))).toBeVisible()
        await expectNoBarriers(page, 'a conflict')
        await page.getByRole('button', { name: t.Products.keepMine }).click()
        await expect(page.getByText(t.Products.saved, { exact: true })).toBeVisible()
        const answer = await request.get(`/api/staff/products/${id}/content`, { headers: bearer() })
        const { content } = z.object({ data: EditedProduct }).parse(await answer.json()).data
        expect(content).toMatchObject({ price: 25.5, oldPrice: 30, stock: 9 })
        expect(content.pictures).toHaveLength(3)

        await page.goto(`/details/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(mark)
        await expect(page.getByText('25.50').first()).toBeVisible()
        await expect(page.locator('.buy-button').first()).toBeEnabled()
      },
    )

  for (const language of bothLanguages)
    test(
      `prices change in the list, undone and many at once (${language})`,
      inTurn(language === 'ar'),
      async ({ page, context, request, baseURL }) => {
        test.setTimeout(120_000)
        const t = texts[language]
        const width = language === 'ar' ? 1280 : 390
        await page.setViewportSize({ width, height: heights[width] ?? 900 })
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
        await signedIn(context, request, 'catalogue')
        const mark = `Zq${language}${Date.now() % 1_000_000}`
        for (const price of [10, 20]) {
          const title = { en: `${mark} ${price}`, ar: `${mark} ${price}` }
          const data = { ...blank, title, price, id: crypto.randomUUID() }
          expect((await request.post('/api/staff/products', { headers: bearer(), data })).status()).toBe(200)
        }
        const prices = async () => {
          const answer = await request.get(`/api/staff/products?keyword=${mark}`, { headers: bearer() })
          const { data } = z.object({ data: StaffProducts }).parse(await answer.json())
          return data.products.map(({ price, stock, visible }) => [price, stock, visible])
        }
        await page.goto(`/staff/products?keyword=${mark}`)
        await expectNoBarriers(page, 'the list of products')
        await expectTargets(page, 'the list of products')
        const price = page.getByLabel(t.Products.priceOf.replace('{title}', `${mark} 10`))
        await price.fill('12')
        await price.press('Enter')
        await expect(page.getByRole('button', { name: t.Products.undo })).toBeVisible()
        await expect.poll(prices).toEqual([
          [12, 5, true],
          [20, 5, true],
        ])
        await page.getByRole('button', { name: t.Products.undo }).click()
        await expect(price).toHaveValue('10.00')
        await expect.poll(prices).toEqual([
          [10, 5, true],
          [20, 5, true],
        ])

        await page.getByLabel(t.Products.selectAll).check()
        await page.goto('/staff')
        await page.goBack()
        await expect(page.getByLabel(t.Products.selectAll), 'nothing is selected on Back').not.toBeChecked()
        await expect(page.locator('td .choice:checked')).toHaveCount(0)
        await page.getByLabel(t.Products.selectAll).check()
        await expectNoBarriers(page, 'a selection of products')
        const bar = page.getByRole('form', { name: t.Products.bulkChange })
        await bar.getByRole('textbox', { name: t.Products.price }).fill('-10')
        await bar.getByRole('textbox', { name: t.Products.stock }).fill('0')
        await bar.getByRole('button', { name: t.Products.apply }).click()
        await expect.poll(prices).toEqual([
          [9, 0, true],
          [18, 0, true],
        ])
        await page.getByLabel(t.Products.selectAll).check()
        await bar.getByRole('button', { name: t.Products.hide }).click()
        await expect.poll(prices).toEqual([
          [9, 0, false],
          [18, 0, false],
        ])
        await page.getByRole('button', { name: t.Products.undo }).click()
        await expect.poll(prices).toEqual([
          [9, 0, true],
          [18, 0, true],
        ])
        await expect(page.getByRole('main')).toContainText(t.Products.undone)
        await page.getByLabel(t.Products.selectAll).check()
        await bar.getByRole('button', { name: t.Products.hide }).click()
        await expect.poll(prices).toEqual([
          [9, 0, false],
          [18, 0, false],
        ])
        await page.getByRole('link', { name: t.Products.filterHidden }).click()
        await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2)
        await page.goto('/staff/products?keyword=xqzvw')
        await expect(page.getByRole('main')).toContainText('xqzvw')
        await expectNoBarriers(page, 'an empty list of products')

        // The names of the fields of a row stay within their columns.
        await page.goto('/staff/products')
        for (const narrow of [320, 360]) {
          await page.setViewportSize({ width: narrow, height: 800 })
          const cells = page.locator('.staff-products td[data-label]')
          await expect(cells.first()).toBeVisible()
          expect(await cells.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(
            0,
          )
        }
      },
    )

  test('the order desk may not open them', async ({ page, context, request, baseURL }) => {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: baseURL ?? '' }])
    await signedIn(context, request, 'orders')
    for (const path of ['/staff/products', '/staff/products/new']) expect((await page.goto(path))?.status()).toBe(403)
    await signedIn(context, request, 'catalogue')
    expect((await page.goto('/staff/products/no-such-product'))?.status()).toBe(404)
  })

  test('nothing covers the controls of a video on a phone', async ({ open, page, request, catalogue }) => {
    const film = { headers: { ...bearer(), 'content-type': 'video/mp4' }, data: FILM }
    const stored = await (await request.post('/api/staff/media/videos?name=hay.mp4', film)).json()
    const [other] = (await catalogue.products()).data
    const id = crypto.randomUUID()
    const title = { en: `Hay ${id}`, ar: `تبن ${id}` }
    const pictures = other?.imagesBase64.map((image) => image.split('/').at(-1)?.slice(0, 24))
    const data = { ...blank, id, title, price: 10, pictures, video: stored.data.name }
    expect((await request.post('/api/staff/products', { headers: bearer(), data })).status()).toBe(200)
    for (const [width, height] of [
      [390, 844],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open('ar', `/details/${id}`)
      const video = page.locator('.gallery-row video')
      await video.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
      await expect(page.locator('.gallery-open')).toHaveCount(0)
      const covered = () =>
        video.evaluate((element) => {
          const { left, width: wide, bottom } = element.getBoundingClientRect()
          const controls = bottom - parseFloat(getComputedStyle(element).paddingBottom)
          return Array.from({ length: 60 }, (_, up) => document.elementFromPoint(left + wide / 2, controls - 2 - up))
            .filter((found) => found !== element)
            .map((found) => found?.className)
        })
      await video.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight / 2))
      await expect.poll(covered, `${width} px`).toEqual([])
      expect((await video.boundingBox())?.height).toBeLessThan(height * 0.63)
    }
  })
})
