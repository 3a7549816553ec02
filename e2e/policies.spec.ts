import { policyNames } from '@/lib/contract/policy'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { expectNoBarriers } from './axe'
import { alternates, canonicals, head, structuredData } from './head'
import { inLanguage } from './public-pages'
import { bothLanguages, expect, own, test, words } from './shop'

for (const language of bothLanguages) {
  const t = words(language)
  const width = language === 'en' ? 390 : 1280
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test(
      'the policies: from the footer, readable, with the contacts',
      own('an API host has no policies'),
      async ({ open, page }) => {
        await open(language, '/about')
        const links = page.getByRole('navigation', { name: t('Policies.label') })
        for (const name of policyNames) {
          await links.getByRole('link', { name: t(`Policies.${name}`), exact: true }).click()
          await expect(page).toHaveURL(new RegExp(`/policies/${name}$`))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`Policies.${name}`))
          await expect(page).toHaveTitle(`${t(`Policies.${name}`)} | ${defaultShopInfo.name[language]}`)
          await expect(page.locator(`main a[href="tel:${defaultShopInfo.phone}"]`).first()).toBeVisible()
          expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
          await expect(page.getByRole('main')).not.toContainText(/[{}]|##/)
          await expectNoBarriers(page, name)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
      },
    )

    test(
      'search engines find the policies, and the offer names returns and delivery',
      own('an API host has no policies'),
      async ({ request, catalogue, baseURL }) => {
        const sitemap = await (await request.get('/sitemap.xml')).text()
        for (const name of policyNames) {
          const html = head(await (await request.get(inLanguage(`/policies/${name}`, language))).text())
          const clean = new URL(`/policies/${name}`, baseURL).toString()
          const arabic = `${clean}?lang=ar`
          expect(canonicals(html)).toEqual([language === 'ar' ? arabic : clean])
          expect(alternates(html)).toEqual({ en: clean, ar: arabic, 'x-default': clean })
          expect(html).toContain(`<meta property="og:title" content="${t(`Policies.${name}`)}"`)
          expect(sitemap).toContain(`<loc>${language === 'ar' ? arabic : clean}</loc>`)
        }
        expect((await request.get('/policies/cookies')).status()).toBe(404)
        const [product] = await catalogue.plenty()
        const page = await (await request.get(inLanguage(`/details/${product._id}`, language))).text()
        expect(structuredData(page)[0]).toMatchObject({
          offers: {
            shippingDetails: { shippingRate: { value: expect.stringMatching(/^\d+\.\d\d$/), currency: 'AED' } },
            hasMerchantReturnPolicy: {
              merchantReturnLink: new URL(inLanguage('/policies/returns', language), baseURL).toString(),
            },
          },
        })
      },
    )

    test('the checkout links the policies', own('an API host has no policies'), async ({ shop, catalogue }) => {
      const [product] = await catalogue.plenty()
      const { page } = await shop.signedIn({ language, cart: [product._id] })
      await page.goto('/demo')
      for (const name of ['terms', 'returns', 'privacy'])
        await expect(page.locator(`main a[href="/policies/${name}"]`)).toBeVisible()
    })
  })
}

test(
  'licence, tax number and hours stand in the footer and on the contact page',
  own('of the demo'),
  async ({ open }) => {
    const t = words('ar')
    const page = await open('ar', '/contact')
    for (const place of ['main', 'footer']) {
      await expect(page.locator(place)).toContainText('CN-0000000')
      await expect(page.locator(place)).toContainText('100000000000003')
      await expect(page.locator(place).getByRole('list', { name: t('Contact.hours') })).toContainText(
        'السبت – الخميس: 9:00 ص',
      )
    }
  },
)
