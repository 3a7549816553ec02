import type { ProductWire } from '@/lib/contract/catalogue-schemas'
import { addressOf, feedOffers, shownOffer, structuredOffers, type ToldOffer } from './offers'
import { inLanguage } from './public-pages'
import { bothLanguages, expect, inTurn, own, test } from './shop'

/** `npm test` compares every fourth product, `npm run test:all` all. */
const STEP = process.env.TEST_ALL === 'on' ? 1 : 4
/** Categories of the demo without living animals. */
const supplies = ['Accessories', 'Feed', 'Health & care']

for (const language of bothLanguages)
  test(
    `page, structured data and product feed agree on price, size and stock (${language})`,
    inTurn(language === 'ar', own('the catalogue of the demo')),
    async ({ page, request, catalogue, baseURL }) => {
      test.setTimeout(240_000)
      const absolute = (path: string) => new URL(inLanguage(path, language), baseURL).toString()

      /** The offers of the catalogue, by address. */
      const offersOf = ({ _id, sizes, newPrice, oldPrice, stock }: ProductWire): [string, ToldOffer][] =>
        (sizes ?? [{ _id: null, name: '', nameAr: '', newPrice, oldPrice, stock }]).map((size) => [
          addressOf(_id, size._id),
          {
            size: size._id && (language === 'ar' ? size.nameAr : size.name),
            price: size.newPrice.toFixed(2),
            oldPrice: size.oldPrice?.toFixed(2) ?? null,
            available: size.stock > 0,
          },
        ])

      /** What differs for a product. */
      async function compare(product: ProductWire, feed: Map<string, ToldOffer>): Promise<string[]> {
        const wrong: string[] = []
        for (const [path, offer] of offersOf(product)) {
          const html = await (await request.get(inLanguage(path, language))).text()
          const structured = structuredOffers(html)
          const told = {
            page: await shownOffer(page, html),
            'structured data': structured.get(absolute(path)) ?? null,
            feed: feed.get(absolute(path)) ?? null,
          }
          const sold = product.sale !== 'enquiry'
          const anySize = (product.sizes ?? [product]).some(({ stock }) => stock > 0)
          // A product of which every size is sold out shows no choice of sizes.
          const shown = anySize ? offer : { ...offer, size: null }
          const mayBeListed = product.sale === undefined && !product.category?.carcass
          const mustBeListed = supplies.includes(product.category?.name ?? '')
          const inFeed = mayBeListed && (mustBeListed || told.feed !== null)
          const expected = {
            page: sold ? shown : null,
            'structured data': sold ? offer : null,
            feed: inFeed ? offer : null,
          }
          if (product.sale === 'pickup' && !html.includes('schema.org/OnSitePickup')) wrong.push(`${path} pickup`)
          if (JSON.stringify(told) !== JSON.stringify(expected))
            wrong.push(`${path} ${product.titleEn} ${JSON.stringify({ told, expected })}`)
        }
        return wrong
      }

      await page.goto('about:blank')
      const everything = await catalogue.everything()
      const feed = await feedOffers(request, language)
      const addresses = everything.flatMap(offersOf).map(([path]) => absolute(path))
      expect(addresses, 'every item of the feed is of the catalogue').toEqual(expect.arrayContaining([...feed.keys()]))
      expect(feed.size).toBeGreaterThan(100)

      let differing = everything.filter((_, at) => at % STEP === 0)
      async function disagreements(): Promise<string[]> {
        const now = await feedOffers(request, language)
        const chosen = new Set(differing.map(({ _id }) => _id))
        const wrong: string[] = []
        differing = []
        for (const product of await catalogue.everything()) {
          const found = chosen.has(product._id) ? await compare(product, now) : []
          if (found.length > 0) differing.push(product)
          wrong.push(...found)
        }
        return wrong
      }

      // Other journeys buy meanwhile: a difference must persist.
      await expect.poll(disagreements, { timeout: 200_000, intervals: [100] }).toEqual([])
    },
  )
