import { LANGUAGE_COOKIE, type Language } from '@/lib/config/constants'
import { fullPhone } from '@/lib/i18n/phone'
import { expectNoBarriers } from './axe'
import { invite, joinTeam, texts } from './office'
import { expect, inTurn, own, test } from './shop'

/** A phone in Arabic, a desk in English. */
const places: [Language, { width: number; height: number }][] = [
  ['ar', { width: 390, height: 844 }],
  ['en', { width: 1280, height: 900 }],
]

test.describe('running the shop from the back office', own('An API host has a back office of its own.'), () => {
  // They change one shop.
  test.describe.configure({ mode: 'serial' })
  for (const [language, size] of places)
    test.describe(language, () => {
      const t = texts[language]
      test.setTimeout(120_000)
      test.beforeEach(async ({ page, context, baseURL, request }) => {
        await page.setViewportSize(size)
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }])
        await joinTeam(page, (await invite(request, 'owner')).path, language)
      })

      test(
        'a setting is saved and seen in the shop; leaving unsaved ones is asked about',
        inTurn(language === 'en'),
        async ({ page, request, complaints }) => {
          const year = String(1900 + (Date.now() % 100))
          await page.goto('/staff/settings?tab=tax')
          await page.getByRole('link', { name: t.Settings.tabs.facts, exact: true }).click()
          const before = await page.getByLabel(t.Settings.since).inputValue()
          await expectNoBarriers(page, page.url())
          await page.getByLabel(t.Settings.since).fill(year)
          const taxes = page.getByRole('link', { name: t.Settings.tabs.tax, exact: true })
          const back = () => page.evaluate(() => setTimeout(() => history.back()))
          for (const leave of [() => taxes.click(), back]) {
            const asked = page.waitForEvent('dialog')
            void leave()
            const question = await asked
            expect(question.message()).toBe(t.Common.unsaved)
            await question.dismiss()
            await expect(page.getByLabel(t.Settings.since)).toHaveValue(year)
          }
          await page.getByRole('button', { name: t.Common.save, exact: true }).click()
          await expect(page.getByText(t.Common.saved, { exact: true })).toBeVisible()
          for (const tab of ['delivery', 'slots', 'preparations', 'tax', 'policies']) {
            await page.goto(`/staff/settings?tab=${tab}`)
            await expectNoBarriers(page, page.url())
            if (tab !== 'slots') continue
            await page.getByRole('button', { name: t.Settings.addEid }).click()
            await expect(page.locator(':focus'), 'a new Eid begins with its date').toHaveAttribute(
              'name',
              /^eid.*date$/,
            )
            await page.getByRole('button', { name: t.Settings.removeDate }).last().click()
          }
          await invite(request, 'orders')
          await page.goto('/staff/members')
          await expect(page.getByLabel(`${t.Members.role}: Rashid`).first()).toBeVisible()
          await expect(page.getByLabel(t.Members.role, { exact: true })).toBeVisible()
          await expect(page.getByText(t.Members.role, { exact: true }), 'a visible label').toBeVisible()
          await expectNoBarriers(page, page.url())
          await page.goto('/')
          // Hidden on phones.
          await expect(page.getByText(year).first()).toBeAttached()
          expect(complaints.all()).toEqual([])
          await page.request.put('/api/staff/shop/info', { data: { changes: { since: Number(before) } } })
        },
      )

      test(
        'an import shows what it would change, then changes it',
        inTurn(language === 'ar'),
        async ({ page, complaints }) => {
          const handle = `saddle-${language}-${Date.now()}`
          const csv = `Handle,Title,Variant Price,Variant Inventory Qty,Published\n${handle},Camel saddle,640,3,FALSE\n,No handle,1,1,FALSE\n`
          await page.goto('/staff/import')
          await expectNoBarriers(page, page.url())
          const choose = (name: string, text: string) =>
            page
              .locator('input[type=file]')
              .first()
              .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
          await choose('empty.csv', '')
          await page.getByRole('button', { name: t.Import.check }).click()
          await expect(page.getByRole('alert').filter({ hasText: t.Import.remarks.fileEmpty })).toBeVisible()
          await expectNoBarriers(page, 'a refused file')
          const name = 'the-price-list-of-my-former-shop-in-november.csv'
          await choose(name, csv)
          await page.getByRole('button', { name: t.Import.check }).click()
          await expect(page.getByRole('status').filter({ hasText: t.Import.dry })).toBeVisible()
          await expect(page.getByRole('row').filter({ hasText: handle })).toContainText(t.Import.outcomes.new)
          await expect(page.getByRole('row').filter({ hasText: t.Import.remarks.handleMissing })).toBeVisible()
          const { width } = (await page.getByText(name, { exact: true }).locator('..').boundingBox()) ?? { width: 0 }
          expect(width, 'room for the name of the file, px').toBeGreaterThanOrEqual(192)
          await expectNoBarriers(page, 'the dry run')
          await page.getByRole('button', { name: t.Import.run }).click()
          await expect(page.getByRole('status').filter({ hasText: t.Import.done })).toBeVisible()
          const answer = await page.request.get(`/api/staff/products/${handle}`)
          expect(await answer.json()).toMatchObject({ data: { stock: 3 } })
          // The refused file.
          expect(complaints.all().filter((one) => !/400/.test(JSON.stringify(one)))).toEqual([])
        },
      )

      test(
        'the butcher’s questions of a category are made, ordered and kept',
        inTurn(language === 'ar'),
        async ({ page, complaints }) => {
          const type = `Stall ${language} ${Date.now()}`
          const csv = `Handle,Title,Type,Variant Price,Variant Inventory Qty,Published\n${type.replaceAll(' ', '-')},Ribs,${type},64,3,FALSE\n`
          await page.goto('/staff/import')
          const file = { name: 'stall.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
          await page.locator('input[type=file]').first().setInputFiles(file)
          await page.getByRole('button', { name: t.Import.check }).click()
          await page.getByRole('button', { name: t.Import.run }).click()
          await expect(page.getByRole('status').filter({ hasText: t.Import.done })).toBeVisible()

          const call = `/api/staff/categories/${encodeURIComponent(type)}/preparations`
          const read = async () => (await (await page.request.get(call)).json()).data
          const { id } = await read()
          await page.goto(`/staff/settings?tab=preparations&category=${id}`)
          await expect(page.getByText(t.Preparations.none)).toBeVisible()
          const question = (kind: keyof typeof t.Preparations.kinds) =>
            page.getByRole('group', { name: t.Preparations.kinds[kind], exact: true })
          await page.getByRole('button', { name: t.Preparations.kinds.cut, exact: true }).click()
          await page.getByRole('button', { name: t.Preparations.kinds.packing, exact: true }).click()
          await question('cut').getByRole('button', { name: t.Preparations.addChoice }).click()
          await page.getByRole('button', { name: t.Common.save, exact: true }).click()
          const added = question('cut').getByRole('group').nth(2)
          await expect(added.getByRole('textbox', { name: /English/ })).toHaveAttribute('aria-invalid', 'true')
          await expectNoBarriers(page, 'refused questions')
          await added.getByRole('textbox', { name: /English/ }).fill('Pieces 12')
          await added.getByRole('textbox', { name: /العربية/ }).fill('١٢ قطعة')
          await added.getByLabel(t.Preparations.fee).fill('15.5')
          await added.getByRole('button', { name: `${t.Products.up} (3)` }).click()
          await question('packing')
            .getByRole('button', { name: `${t.Products.up} (2)` })
            .first()
            .click()
          await page.getByRole('button', { name: t.Common.save, exact: true }).click()
          await expect(page.getByText(t.Common.saved, { exact: true })).toBeVisible()
          const { preparations } = await read()
          expect(preparations.map(({ kind }: { kind: string }) => kind)).toEqual(['packing', 'cut'])
          expect(preparations[1].choices).toMatchObject([
            { id: 'whole' },
            { id: 'pieces-12', name: { en: 'Pieces 12', ar: '١٢ قطعة' }, fee: 15.5 },
            { id: 'pieces-8' },
          ])
          await page.getByRole('button', { name: t.Preparations.kinds.cut, exact: true }).click()
          await page.getByRole('button', { name: t.Common.save, exact: true }).click()
          await expect(page.getByRole('alert').filter({ hasText: t.Preparations.twice })).toBeVisible()
          expect(complaints.all()).toEqual([])
        },
      )

      test(
        'a customer is found by number, blocked, and erased at request',
        inTurn(language === 'en'),
        async ({ page, shop, complaints }) => {
          const { customer } = await shop.signedIn({ language })
          await page.goto(`/staff/customers?search=${customer.phone}`)
          await expectNoBarriers(page, page.url())
          await page.getByRole('table').getByRole('link').click()
          await expect(page).toHaveURL(/customers\/.+/)
          await expectNoBarriers(page, page.url())
          await expect(page.getByText(fullPhone(customer.phone))).toBeVisible()
          await page.getByRole('button', { name: t.Customers.block, exact: true }).click()
          await page.getByRole('alertdialog').getByRole('button', { name: t.Customers.block, exact: true }).click()
          await expect(page.getByText(t.Customers.blocked, { exact: true })).toBeVisible()
          await page.getByRole('button', { name: t.Customers.erase }).click()
          await page.getByRole('alertdialog').getByRole('button', { name: t.Customers.erase }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Customers.noName)
          for (const written of [fullPhone(customer.phone), customer.phone])
            await expect(page.getByText(written)).toHaveCount(0)
          expect(complaints.all()).toEqual([])
        },
      )

      test(
        'messages are listed, and a file that is no backup is told',
        inTurn(language === 'ar'),
        async ({ page, complaints }) => {
          await page.goto('/staff/messages')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Messages.title)
          await expectNoBarriers(page, page.url())
          await page.goto('/staff/backups')
          await expectNoBarriers(page, page.url())
          const file = { name: 'wrong.gz', mimeType: 'application/gzip', buffer: Buffer.from('no backup') }
          await page.locator('input[type=file]').setInputFiles(file)
          await expect(page.getByRole('alert').filter({ hasText: t.Backups.bad })).toBeVisible()
          await expectNoBarriers(page, 'a refused backup')
          expect(complaints.all().filter((one) => !/400/.test(JSON.stringify(one)))).toEqual([])
        },
      )
    })
})
