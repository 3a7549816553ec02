import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { LANGUAGE_COOKIE, type Language } from '@/lib/config/constants'
import { StaffCategory } from '@/lib/contract/staff-catalogue'
import { HomeWire } from '@/lib/contract/staff-home'
import { ReviewPage } from '@/lib/contract/staff-reviews'
import { expectNoBarriers } from './axe'
import { invite, joinTeam, texts } from './office'
import { awake, expect, inTurn, own, test, words } from './shop'

/** A phone in English, a desk in Arabic. */
const places: [Language, { width: number; height: number }][] = [
  ['en', { width: 390, height: 844 }],
  ['ar', { width: 1280, height: 900 }],
]

async function picture(hue: number) {
  const color = { r: hue, g: 120, b: 70 }
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer()
  return { name: `${hue}.png`, mimeType: 'image/png', buffer }
}

/** Chooses a file behind a button. */
async function choose(page: Page, button: string, hue: number) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).first().click()
  await (await chooser).setFiles(await picture(hue))
}

/** The data of a staff call by the page's own session. */
async function read<S extends z.ZodType>(page: Page, schema: S, path: string): Promise<z.infer<S>> {
  const answer = await page.request.get(`/api/staff${path}`)
  expect(answer.status(), path).toBe(200)
  return schema.parse(Object(await answer.json()).data)
}

test.describe(
  'what the storefront shows, from the back office',
  own('An API host has a back office of its own.'),
  () => {
    // They change one shop.
    test.describe.configure({ mode: 'serial' })
    for (const [language, size] of places)
      test.describe(language, () => {
        const t = texts[language]
        const say = (text: string, facts: Record<string, string>) =>
          text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
        const gripOf = (page: Page, name: string) =>
          page.getByRole('button', { name: say(t.Common.move, { name }), exact: true })
        const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: gripOf(page, name) })
        test.setTimeout(150_000)
        test.beforeEach(async ({ page, context, baseURL, request }) => {
          await page.setViewportSize(size)
          await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
          await joinTeam(page, (await invite(request, 'manager')).path, language)
        })

        test(
          'a category is made, ordered by keys, pictured, renamed, and merged away',
          inTurn(language === 'en'),
          async ({ page, catalogue, complaints }) => {
            const mark = `${Date.now() % 1_000_000}`
            const names = { en: `Saddles ${mark}`, ar: `سروج ${mark}` }
            const all = async () => (await catalogue.categories()).map(({ name }) => name)
            // Other journeys may make categories meanwhile.
            const known = [...(await all()), names.en]
            const shown = async () => (await all()).filter((name) => known.includes(name))
            await page.goto('/staff/categories')
            await expectNoBarriers(page, page.url())
            await page.getByRole('link', { name: t.Categories.add }).click()
            await page.getByLabel(`${t.Common.name} (English)`).fill(names.en)
            await page.getByRole('button', { name: t.Categories.addNow, exact: true }).click()
            await expect(page).toHaveURL(/open=[\w-]{20,}/)
            await expect(page.getByText(t.Categories.untranslatedNote)).toBeVisible()
            await expectNoBarriers(page, 'a new category')

            await page.getByLabel(`${t.Common.name} (العربية)`).first().fill(names.ar)
            await expect(page.getByText(t.Common.notSaved)).toBeVisible()
            await page.getByRole('button', { name: t.Common.save, exact: true }).click()
            await expect(page.getByText(t.Common.saved, { exact: true })).toBeVisible()
            await choose(page, t.Common.choosePicture, language === 'en' ? 31 : 32)
            await expect(page.getByRole('button', { name: t.Common.otherPicture })).toBeVisible()
            await page.getByLabel(`${t.Common.name} (English)`).last().fill('Riding')
            await page.getByRole('button', { name: t.Categories.addNow, exact: true }).click()
            await expect(rowOf(page, 'Riding')).toBeVisible()
            // A row is a link: opening it asks about what is typed.
            const english = page.getByLabel(`${t.Common.name} (English)`).first()
            await english.fill('Typed')
            const asked = page.waitForEvent('dialog')
            void rowOf(page, 'Riding').locator('.staff-sortable-body').click()
            const question = await asked
            expect(question.message()).toBe(t.Common.unsaved)
            await question.dismiss()
            await expect(english).toHaveValue('Typed')
            await english.fill(names.en)

            const order = await shown()
            expect(order.at(-1)).toBe(names.en)
            await page.goto('/staff/categories')
            await page
              .getByRole('button', { name: say(t.Common.moveUp, { name: names[language] }), exact: true })
              .click()
            await expect.poll(async () => (await shown()).at(-2)).toBe(names.en)
            // On the handle: Enter takes it, the arrow chooses a place, Enter leaves it there.
            await gripOf(page, names[language]).focus()
            await page.keyboard.press('Enter')
            await expect(page.locator('[data-dragging]')).toHaveCount(1)
            // What a screen reader says of each step.
            const count = await page.locator('.staff-grip').count()
            for (const place of [count - 2, count - 3]) {
              await page.keyboard.press('ArrowUp')
              const facts = { name: names[language], place: `${place}`, count: `${count}` }
              await expect(page.getByText(say(t.Common.moving, facts))).toBeAttached()
            }
            await page.keyboard.press('Enter')
            await expect.poll(async () => (await shown()).indexOf(names.en)).toBeLessThan(order.length - 2)
            // By the handle to the end.
            const last = page.getByRole('list', { name: t.Categories.tree }).getByRole('listitem').last()
            await last.scrollIntoViewIfNeeded()
            await gripOf(page, names[language]).hover()
            const { x, y } = (await gripOf(page, names[language]).boundingBox()) ?? { x: 0, y: 0 }
            const end = (await last.boundingBox()) ?? { y: 0, height: 0 }
            await page.mouse.down()
            await page.mouse.move(x + 20, y + 40, { steps: 3 })
            await expect(page.locator('[data-dragging]')).toHaveCount(1)
            await page.mouse.move(x + 20, end.y + end.height / 2, { steps: 5 })
            await expect(
              page.getByText(say(t.Common.moving, { name: names[language], place: `${count}`, count: `${count}` })),
            ).toBeAttached()
            await page.mouse.up()
            await expect.poll(async () => (await shown()).at(-1)).toBe(names.en)
            await expectNoBarriers(page, 'the ordered categories')

            await rowOf(page, names[language]).locator('.staff-sortable-body').click()
            await expect(page.getByRole('heading', { level: 2, name: names[language] })).toBeVisible()
            const [other] = await read(page, z.array(StaffCategory), '/categories')
            await page.getByLabel(t.Categories.mergeInto).selectOption(other?.id ?? '')
            await page.getByRole('button', { name: t.Categories.mergeNow }).click()
            await expectNoBarriers(page, 'the question before a merge')
            await page.getByRole('alertdialog').getByRole('button', { name: t.Categories.mergeNow }).click()
            await expect(page).toHaveURL(new RegExp(`open=${other?.id}`))
            expect(await shown()).toEqual(order.slice(0, -1))
            // The subcategory has moved along, is empty, and goes.
            await rowOf(page, 'Riding').locator('.staff-sortable-body').click()
            await expect(page.getByRole('heading', { level: 2, name: /Riding/ })).toBeVisible()
            await page.getByRole('button', { name: t.Categories.remove, exact: true }).click()
            await page.getByRole('alertdialog').getByRole('button', { name: t.Categories.remove, exact: true }).click()
            await expect(rowOf(page, 'Riding')).toHaveCount(0)
            expect(complaints.all()).toEqual([])
          },
        )

        test(
          'the home page is edited, ordered and previewed, and seen on the storefront at once',
          inTurn(language === 'ar'),
          async ({ page, request, complaints }) => {
            const headline = { en: `Hay of the year ${Date.now()}`, ar: `تبن السنة ${Date.now()}` }
            await page.goto('/staff/home')
            const before = await read(page, HomeWire, '/home')
            await expectNoBarriers(page, page.url())
            const slides = page.getByRole('region', { name: t.Home.hero, exact: true })
            await slides.getByRole('listitem').first().locator('.staff-sortable-body').click()
            for (const one of ['en', 'ar'] as const)
              await slides
                .getByLabel(`${t.Home.texts.headline} · ${t.Products[one]}`)
                .fill(one === language ? headline[one] : '')
            await page.getByRole('button', { name: t.Common.save, exact: true }).click()
            await expect(page.getByRole('alert').filter({ hasText: t.Home.wrong })).toBeVisible()
            // On a phone it is below, and starts when it is seen.
            await page.locator('.staff-preview').scrollIntoViewIfNeeded()
            const preview = page.frameLocator('.staff-preview iframe')
            // The preview follows what is typed: axe cannot look at it while it is loading.
            await expect(preview.getByText(headline[language])).toBeVisible()
            await expectNoBarriers(page, 'a refused home page')
            for (const one of ['en', 'ar'] as const)
              await slides.getByLabel(`${t.Home.texts.headline} · ${t.Products[one]}`).fill(headline[one])
            const boards = page.getByRole('region', { name: t.Home.boards, exact: true })
            await boards.locator('.staff-keys button').nth(1).click()
            // The preview shows what is typed, in both languages; nobody else sees it, even at its address.
            await expect(page.getByText(t.Home.previewDraft)).toBeVisible()
            for (const one of ['en', 'ar'] as const) {
              await page.getByRole('button', { name: t.Products[one], exact: true }).click()
              await expect(preview.getByText(headline[one])).toBeVisible()
            }
            const address = await page.locator('.staff-preview iframe').evaluate((one: HTMLIFrameElement) => one.src)
            const mine = await page.request.get(address)
            expect(await mine.text()).toContain(headline.ar)
            expect(mine.headers()).toMatchObject({
              'cache-control': 'private, no-store',
              'x-robots-tag': 'noindex, nofollow',
            })
            for (const seen of [address, new URL('/?lang=ar', address).href, address])
              expect(await (await request.get(seen)).text()).not.toContain(headline.ar)
            const asked = page.waitForEvent('dialog')
            void page.getByRole('link', { name: t.Nav.products, exact: true }).click()
            const question = await asked
            expect(question.message()).toBe(t.Common.unsaved)
            await question.dismiss()
            await page.getByRole('button', { name: t.Common.save, exact: true }).click()
            await expect(page.getByText(t.Common.saved, { exact: true })).toBeVisible()

            const after = await read(page, HomeWire, '/home')
            expect(after.hero[0]?.headline).toEqual(headline)
            expect(after.boards.map(({ image }) => image).slice(0, 2)).toEqual(
              before.boards
                .map(({ image }) => image)
                .slice(0, 2)
                .toReversed(),
            )
            for (const one of ['en', 'ar'] as const) {
              await page.getByRole('button', { name: t.Products[one], exact: true }).click()
              await expect(preview.getByText(headline[one])).toBeVisible()
            }
            await page.getByRole('button', { name: t.Home.desk, exact: true }).click()
            await expect(preview.getByText(headline.ar)).toBeVisible()
            expect(
              await page.locator('.staff-preview iframe').evaluate((one: HTMLIFrameElement) => one.clientWidth),
            ).toBe(1280)
            // The reader's own language stays.
            await page.goto('/')
            await expect(page.getByText(headline[language])).toBeVisible()
            expect((await page.request.put('/api/staff/home', { data: before })).status()).toBe(200)
            expect(complaints.all()).toEqual([])
          },
        )

        test(
          'a review is answered and hidden with a reason, and the product page follows',
          inTurn(language === 'en'),
          async ({ page, catalogue, complaints }) => {
            const { reviews } = await read(page, ReviewPage, '/reviews?limit=200')
            const counts = new Map((await catalogue.everything()).map(({ _id, ratingsCount }) => [_id, ratingsCount]))
            const few = reviews.filter(
              ({ product, comment }) => comment && product.visible && (counts.get(product.id) ?? 99) < 12,
            )
            const review = few[language === 'en' ? 0 : 1]
            if (!review) throw new Error('the demo has reviews with a comment')
            const { product, comment, customer } = review
            await page.goto(`/staff/reviews?search=${encodeURIComponent(comment ?? '')}`)
            await expectNoBarriers(page, page.url())
            const card = page.getByRole('article').filter({ hasText: customer.name }).first()
            const answer = language === 'en' ? 'Thank you, come again!' : 'شكراً لك، نسعد بعودتك!'
            await card.getByRole('button', { name: t.Reviews.answer, exact: true }).click()
            await card.getByLabel(t.Reviews.answerLabel).fill(answer)
            await card.getByRole('button', { name: t.Reviews.publish }).click()
            await expect(card.locator('.staff-answer')).toContainText(answer)
            const details = words(language)
            await page.goto(`/details/${product.id}`)
            await awake(page)
            await expect(page.getByText(details('Details.reviewAnswer'))).toBeAttached()
            await expect(page.getByText(answer)).toBeAttached()
            await expectNoBarriers(page, 'an answered review')

            await page.goto(`/staff/reviews?search=${encodeURIComponent(comment ?? '')}`)
            await card.getByRole('button', { name: t.Reviews.hide }).click()
            const dialog = page.getByRole('alertdialog')
            await dialog.getByRole('button', { name: t.Reviews.hide }).click()
            await expect(dialog.getByRole('alert')).toContainText(t.Errors.required)
            await expectNoBarriers(page, 'hiding without a reason')
            // The page behind stays where it is; a question asked again begins anew.
            await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
            await page.keyboard.press('Escape')
            await expect(card.getByRole('button', { name: t.Reviews.hide })).toBeFocused()
            await card.getByRole('button', { name: t.Reviews.hide }).click()
            await expect(dialog.getByRole('alert')).toBeEmpty()
            await dialog.getByLabel(t.Reviews.reason).fill('A test')
            await dialog.getByRole('button', { name: t.Reviews.hide }).click()
            await expect(card.getByText(t.Reviews.hidden, { exact: true })).toBeVisible()
            const now = async () => (await catalogue.everything()).find(({ _id }) => _id === product.id)?.ratingsCount
            const count = counts.get(product.id) ?? 0
            expect(await now()).toBe(count - 1)
            await page.goto(`/details/${product.id}`)
            await expect(page.getByText(answer)).toHaveCount(0)

            await page.goto('/staff/reviews?state=hidden')
            await expectNoBarriers(page, page.url())
            await card.getByRole('button', { name: t.Reviews.show }).click()
            await expect(page.getByText(t.Reviews.empty)).toBeVisible()
            expect(await now()).toBe(count)
            const put = await page.request.put(`/api/staff/reviews/${review.id}/answer`, { data: { answer: null } })
            expect(put.status()).toBe(200)
            expect(complaints.all()).toEqual([])
          },
        )

        test(
          'without a connection nothing is saved, which is said; a role without the right is refused',
          inTurn(language === 'ar'),
          async ({ page, context, request, complaints }) => {
            complaints.expectNoConnection()
            await page.goto('/staff/categories?open=new')
            await page.getByLabel(`${t.Common.name} (English)`).fill('Offline')
            await context.setOffline(true)
            await expect(page.getByText(t.Common.offlineBar)).toBeVisible()
            await page.getByRole('button', { name: t.Categories.addNow, exact: true }).click()
            await expect(page.getByText(t.Common.offline)).toBeVisible()
            await expectNoBarriers(page, 'without a connection')
            await context.setOffline(false)
            await expect(page.getByText(t.Common.offlineBar)).toHaveCount(0)
            await expect(page.getByLabel(`${t.Common.name} (English)`)).toHaveValue('Offline')
            const all = await read(page, z.array(StaffCategory), '/categories')
            expect(all.map(({ name }) => name.en)).not.toContain('Offline')

            page.once('dialog', (question) => void question.accept())
            await context.clearCookies()
            await joinTeam(page, (await invite(request, 'butcher')).path, 'en')
            for (const path of ['/staff/categories', '/staff/home', '/staff/reviews']) {
              expect((await page.goto(path))?.status()).toBe(403)
              await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.Forbidden.title)
            }
          },
        )
      })
  },
)
