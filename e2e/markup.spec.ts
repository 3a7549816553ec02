import { HtmlValidate } from 'html-validate'
import { found, head, structuredData } from './head'
import { inLanguage, publicPages } from './public-pages'
import { fromAed } from '@/lib/contract/money'
import { formatAmount } from '@/lib/i18n/price'
import { bothLanguages, expect, test, words } from './shop'

/** Rules of the standard, not of style: React has its own way of writing attributes and void elements. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    // Allows a named list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The navigation occurs twice, once per width; axe checks the visible one.
    'unique-landmark': 'off',
  },
})

for (const language of bothLanguages) {
  test(`every public page is valid, has a unique title and declares its caching (${language})`, async ({
    request,
    catalogue,
  }) => {
    test.setTimeout(90_000)
    const complaints: string[] = []
    const said: string[] = []
    for (const path of await publicPages(catalogue)) {
      const answer = await request.get(inLanguage(path, language))
      expect(answer.status(), path).toBe(200)
      const headers = answer.headers()
      expect(headers['cache-control'], path).toBe('private, no-cache')
      expect(headers['cdn-cache-control'], path).toBe('max-age=60, stale-while-revalidate=600')
      expect(headers.vary, path).toMatch(/\bCookie\b/)
      expect(headers['content-language'], path).toBe(language)

      const html = await answer.text()
      const report = await validator.validateString(html, path)
      for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages))
        complaints.push(`${path} ${ruleId}: ${message} (${selector})`)
      const top = head(html)
      for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:site_name'])
        expect(
          found(top, new RegExp(`<meta property="${name}" content="([^"]+)"`, 'g')),
          `${path} ${name}`,
        ).toHaveLength(1)
      for (const tag of [/<title>(.+?)<\/title>/g, /<meta name="description" content="([^"]+)"/g]) {
        const texts = found(top, tag)
        expect(texts, path).toHaveLength(1)
        if (!path.startsWith('/product-details')) said.push(...texts)
      }
    }
    expect(complaints).toEqual([])
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  })

  test(`structured data of every kind matches its page (${language})`, async ({ request, catalogue, baseURL }) => {
    const t = words(language)
    const read = async (path: string) => {
      const html = await (await request.get(inLanguage(path, language))).text()
      return { html, nodes: structuredData(html) }
    }
    const home = await read('/')
    expect(home.nodes.map((node) => node['@type'])).toEqual(['OnlineStore', 'WebSite'])
    expect(home.nodes[1]).toMatchObject({ url: new URL(inLanguage('/', language), baseURL).toString() })
    expect((await read('/contact')).nodes).toMatchObject([{ '@type': 'PetStore', address: { addressCountry: 'AE' } }])
    for (const path of ['/shop', '/offers', '/settings-product/bestSeller'])
      expect(JSON.stringify((await read(path)).nodes), path).not.toContain('"Product"')

    const [category] = await catalogue.categories()
    const listing = await read(`/shop?category=${category?._id}`)
    expect(listing.nodes).toMatchObject([{ '@type': 'BreadcrumbList' }])

    const everything = await catalogue.everything()
    const products = everything.filter(({ sizes, sale }) => !sizes && !sale)
    const kinds = [
      products.find(({ oldPrice, ratingsCount }) => oldPrice !== null && ratingsCount > 0),
      products.find(({ oldPrice, ratingsCount }) => oldPrice === null && ratingsCount === 0),
      products.find(({ stock }) => stock === 0),
    ].filter((one) => one !== undefined)
    expect(kinds.length).toBeGreaterThanOrEqual(2)
    for (const product of kinds) {
      const { html, nodes } = await read(`/details/${product._id}`)
      const [schema, crumbs] = nodes
      const price = product.newPrice.toFixed(2)
      const aed = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
      expect(schema).toMatchObject({
        '@type': 'Product',
        name: language === 'ar' ? product.titleAr : product.titleEn,
        sku: product._id,
        url: new URL(inLanguage(`/details/${product._id}`, language), baseURL).toString(),
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: 'AED',
          availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
        },
      })
      expect(html, 'the price is on the page').toContain(aed.format(product.newPrice))
      const old = JSON.stringify(schema).includes('https://schema.org/StrikethroughPrice')
      expect(old).toBe(product.oldPrice !== null)
      if (product.oldPrice !== null) expect(html).toContain(aed.format(product.oldPrice))
      expect('aggregateRating' in (schema ?? {})).toBe(product.ratingsCount > 0)
      for (const review of reviewsOf(schema)) expect(html).toContain(review.slice(0, 30).replaceAll('&', '&amp;'))
      expect(JSON.stringify(schema), 'digits are ASCII').not.toMatch(/"(price|ratingValue)":"[^"]*[^0-9."]/)
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
      const shared = encodeURIComponent(new URL(inLanguage(`/details/${product._id}`, language), baseURL).toString())
      expect(html, 'WhatsApp').toMatch(new RegExp(`https://wa\\.me/\\?text=[^"]*%0A${shared}"`))
      expect(html, 'e-mail').toMatch(new RegExp(`mailto:\\?subject=[^"]*body=[^"]*%0D%0A${shared}"`))
      expect(JSON.stringify(crumbs)).toContain(t('Common.home'))
      for (const address of JSON.stringify(nodes).matchAll(/"(?:url|item|image)":"([^"]+)"/g))
        expect(address[1]).toMatch(/^https?:\/\//)
    }

    // A product in sizes is a group of what is offered; an API host has none.
    for (const { _id, sizes = [], sale } of everything.filter((one) => one.sizes && one.imagesBase64.length > 0)) {
      if (sale === 'enquiry') continue
      const { html, nodes } = await read(`/details/${_id}`)
      const group = Object(nodes[0])
      expect(group, _id).toMatchObject({ '@type': 'ProductGroup', productGroupID: _id })
      expect(
        group.hasVariant.map(({ url, offers }: { url: string; offers: { price: string; availability: string } }) => [
          new URL(url).searchParams.get('size'),
          offers.price,
          offers.availability.split('/').at(-1),
        ]),
      ).toEqual(sizes.map((size) => [size._id, size.newPrice.toFixed(2), size.stock > 0 ? 'InStock' : 'OutOfStock']))
      for (const { newPrice } of sizes) expect(html).toContain(formatAmount(fromAed(newPrice)))
    }
    // What is sold on enquiry has no offer that could be bought.
    for (const { _id } of everything.filter(({ sale }) => sale === 'enquiry')) {
      const [schema] = (await read(`/details/${_id}`)).nodes
      expect(schema).toMatchObject({ '@type': 'Product', sku: _id })
      expect(schema).not.toHaveProperty('offers')
    }
  })
}

function reviewsOf(schema: Record<string, unknown> | undefined): string[] {
  const reviews = Array.isArray(schema?.review) ? schema.review : []
  return reviews.flatMap(({ reviewBody }: { reviewBody?: string }) => reviewBody ?? [])
}
