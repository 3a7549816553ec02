import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { formatAmount } from '@/lib/i18n/price'
import { expectNoBarriers } from './axe'
import { awake, bothLanguages, expect, inTurn, own, test } from './shop'
import { Staff } from './staff'
import { expectTargets } from './targets'

const Orders = z.object({ data: z.array(z.object({ orderId: z.string() })) })

for (const language of bothLanguages)
  test(
    `half a lamb, vacuum-packed, in eight pieces, without head, from the page to the cut sheet (${language})`,
    inTurn(language === 'ar', own('An API host has no preparations.')),
    async ({ shop, catalogue, page, context, cardDesk }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: language === 'ar' ? 390 : 1280, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { t } = await shop.signedIn({ language })
      const lamb = (await catalogue.products('?keyword=naimi')).data.find(
        ({ titleEn }) => titleEn === 'Half Naimi Lamb',
      )
      const nameOf = (kind: string, id: string) => {
        const choices = lamb?.preparations?.find((one) => one.kind === kind)?.choices
        const choice = choices?.find((one) => one.id === id)
        if (!choice) throw new Error(`The demo has no ${kind} "${id}"`)
        return choice.name[language]
      }
      const price = (lamb?.newPrice ?? 0) * 100
      const shows = (fils: number) => page.getByText(formatAmount(fils), { exact: false }).first()

      await page.goto(`/details/${lamb?._id}`)
      await expect(shows(price)).toBeVisible()
      await page.getByLabel(t('Preparation.cut')).selectOption('fridge-8')
      await page.getByRole('radio', { name: nameOf('packing', 'vacuum') }).check({ force: true })
      await page.getByRole('radio', { name: nameOf('head', 'without'), exact: true }).check({ force: true })
      await page.getByRole('radio', { name: nameOf('purpose', 'aqiqah') }).check({ force: true })
      await page.getByLabel(t('Preparation.behalf')).fill('Hamdan')
      await page.getByLabel(t('Preparation.note')).fill('A little fat')
      await expect(shows(price + 2000), 'the fee is in the price at once').toBeVisible()
      await expectNoBarriers(page, 'a product with preparations')
      await expectTargets(page, 'a product with preparations')
      await page.reload()
      // While the page comes in, the questions as the server sent them may still be in it, hidden.
      const shown = (label: string) => page.getByLabel(label).filter({ visible: true })
      await expect(shown(t('Preparation.note')), 'kept over a reload').toHaveValue('A little fat')
      await expect(shown(t('Preparation.cut'))).toHaveValue('fridge-8')
      await page.locator('.buy-button').click()
      await expect(page.getByText(t('Cart.AddedSusseccfully')).first()).toBeVisible()

      await page.goto('/cart')
      const main = page.getByRole('main')
      const line = main.getByRole('row').filter({ hasText: nameOf('packing', 'vacuum') })
      await expect(line).toContainText(nameOf('cut', 'fridge-8'))
      await expect(line).toContainText('Hamdan')
      await line.getByRole('button', { name: t('Cart.changePreparation') }).click()
      const dialog = page.getByRole('dialog', { name: t('Preparation.title') })
      await expect(dialog.getByLabel(t('Preparation.cut'))).toHaveValue('fridge-8')
      await dialog.getByRole('radio', { name: nameOf('offal', 'without') }).check({ force: true })
      await expectNoBarriers(page, 'the dialog of a preparation')
      await dialog.getByRole('button', { name: t('Preparation.save') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(line).toContainText(nameOf('offal', 'without'))
      await expect(line.getByRole('button', { name: t('Cart.changePreparation') })).toBeFocused()

      const saved = { firstName: 'Maryam', address: 'Villa 7', city: 'alain', link: '', appartement: '' }
      expect((await context.request.post(`${API_BASE}/customer/add-address`, { data: saved })).status()).toBe(200)
      await page.goto('/demo')
      await awake(page)
      await expect(page.getByText(t('Checkout.carcassNote')), 'nothing is asked twice').toHaveCount(0)
      await expect(main).toContainText(nameOf('packing', 'vacuum'))
      await page.getByLabel(t('Checkout.email'), { exact: true }).fill('maryam@example.ae')
      await page.getByRole('button', { name: t('Checkout.continueToPayment') }).click()
      await (await cardDesk(language)).pay()
      await expect(page.getByRole('heading', { level: 1, name: t('ThankYou.paidTitle') })).toBeVisible()

      const answer = await context.request.get(`${API_BASE}/order/customer-orders`)
      const code = Orders.parse(await answer.json()).data[0]?.orderId ?? ''
      // In a tab of its own: the payment's may still be loading what follows a second click.
      const tab = await context.newPage()
      await tab.setContent(await new Staff(context.request).cutSheet(code))
      const sheet = tab.locator('main')
      for (const text of [code, lamb?.titleAr ?? '', 'Hamdan', 'A little fat', 'Maryam'])
        await expect(sheet).toContainText(text)
      for (const [kind, id] of [
        ['cut', 'fridge-8'],
        ['packing', 'vacuum'],
        ['head', 'without'],
        ['offal', 'without'],
        ['purpose', 'aqiqah'],
      ] as const)
        await expect(sheet).toContainText(nameOf(kind, id))
      await expect(sheet).not.toContainText(formatAmount(price))
      await expect(tab.getByRole('img', { name: code })).toBeVisible()
    },
  )

for (const language of bothLanguages)
  test(
    `the quick view of a lamb shows the whole picture beside the questions (${language})`,
    inTurn(language === 'ar', own('An API host has no preparations.')),
    async ({ open, page, catalogue }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const lamb = (await catalogue.products('?keyword=naimi')).data.find(({ preparations }) => preparations?.length)
      await open(language, `/shop?category=${lamb?.category?._id}`)
      await page.locator(`a[data-quick-view][href$="${lamb?._id}"]`).first().click()
      const layer = page.getByRole('dialog')
      await expect(layer.locator('.quick-buy textarea')).toBeVisible()
      const picture = layer.locator('.quick-picture')
      const box = await picture.boundingBox()
      expect((box?.height ?? 0) / (box?.width ?? 1), 'nearly square').toBeLessThan(1.25)
      await layer.evaluate((one) => one.scrollTo(0, one.scrollHeight))
      await expect(picture).toBeInViewport({ ratio: 1 })
    },
  )
