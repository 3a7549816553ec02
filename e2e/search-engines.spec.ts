import { readFile } from 'node:fs/promises'
import { alternates, canonicals, found, head } from './head'
import { bothLanguages, expect, sameEverywhere, test, words } from './shop'

const robots = [
  'WhatsApp/2.23.20.0 A',
  'facebookexternalhit/1.1',
  'meta-externalagent/1.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Slackbot-LinkExpanding 1.0',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36',
  '',
]

for (const language of bothLanguages) {
  const suffix = language === 'ar' ? '?lang=ar' : ''
  test(`the listing's HTML holds the products in its language (${language})`, async ({ request, catalogue }) => {
    const { data } = await catalogue.products()
    const answer = await request.get(`/shop${suffix}`)
    const html = await answer.text()
    expect(answer.headers()['content-language']).toBe(language)
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(data).toHaveLength(12)
    for (const product of data) {
      expect(html).toContain((language === 'ar' ? product.titleAr : product.titleEn).replaceAll('&', '&amp;'))
      expect(html).toContain(`/details/${product._id}`)
    }
    expect(html).not.toContain('data:image/jpeg')
  })

  test(`pages declare one canonical URL and their alternates (${language})`, async ({
    request,
    catalogue,
    baseURL,
  }) => {
    const [product] = (await catalogue.products()).data
    const [category] = await catalogue.categories()
    for (const path of ['/', '/shop', '/shop?page=2', `/shop?category=${category?._id}`, `/details/${product?._id}`]) {
      const url = new URL(path, baseURL)
      const clean = url.toString()
      url.searchParams.set('lang', 'ar')
      const arabic = url.toString()
      const html = head(
        await (await request.get(language === 'ar' ? `${url.pathname}${url.search}&utm_source=x` : clean)).text(),
      )
      expect(canonicals(html), path).toEqual([language === 'ar' ? arabic : clean])
      expect(alternates(html), path).toEqual({ en: clean, ar: arabic, 'x-default': clean })
    }
  })

  test(`the shop's preview picture shows its name and slogan, and no product (${language})`, async ({ request }) => {
    const t = words(language)
    const drawn = await readFile(`components/brand/share/${language}.jpg`)
    for (const path of ['/', '/shop', '/categories', '/about', '/contact']) {
      const html = head(await (await request.get(path + suffix)).text())
      expect(found(html, /<meta property="og:image:alt" content="([^"]+)"/g), path).toEqual([
        t('Meta.shareAlt', { line: t('Meta.shareLine') }),
      ])
      const [image = ''] = found(html, /<meta property="og:image" content="([^"]+)"/g)
      const answer = await request.get(image)
      expect(answer.headers()['cache-control'], path).toContain('immutable')
      expect((await answer.body()).equals(drawn), path).toBe(true)
    }
  })

  test(`every robot finds the preview in the head (${language})`, sameEverywhere, async ({ request, catalogue }) => {
    const [product] = (await catalogue.products()).data
    if (!product) throw new Error('the demo has products')
    for (const agent of robots) {
      const html = await (
        await request.get(`/details/${product._id}${suffix}`, { headers: { 'user-agent': agent } })
      ).text()
      const top = head(html)
      expect(Buffer.byteLength(top), agent).toBeLessThan(50_000)
      expect(found(top, /<meta property="og:title" content="([^"]+)"/g), agent).toHaveLength(1)
      expect(found(top, /<meta property="og:locale" content="([^"]+)"/g)).toEqual([
        language === 'ar' ? 'ar_AR' : 'en_US',
      ])
      expect(found(top, /<meta property="og:url" content="([^"]+)"/g)).toEqual(canonicals(top))
      expect(top).toContain('<meta name="twitter:card" content="summary_large_image"')
      expect(top).toContain('<title>')
    }
  })
}

test('the preview picture is a JPEG of at most 200 KB', async ({ request, catalogue }) => {
  const [product] = (await catalogue.products()).data
  const [category] = await catalogue.categories()
  for (const path of ['/', '/offers', `/details/${product?._id}`, `/shop?category=${category?._id}`]) {
    const html = await (await request.get(path, { headers: { 'user-agent': 'WhatsApp/2.23' } })).text()
    const [image] = found(head(html), /<meta property="og:image" content="([^"]+)"/g)
    const answer = await request.get(image ?? '')
    const body = await answer.body()
    expect(answer.headers()['content-type'], path).toBe('image/jpeg')
    expect(body.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(body.length).toBeLessThanOrEqual(200 * 1024)
    expect(body.length).toBeGreaterThan(5 * 1024)
  }
})

test("the old URL of the shop's picture redirects to the current one", async ({ request }) => {
  const answer = await request.get(`/share/home-1${'0'.repeat(16)}.jpg`)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})

test('a missing page is a 404 in both languages', async ({ request }) => {
  const paths = [
    '/nothing',
    '/details/unknown',
    '/details/018f0000-0000-7000-8000-000000000000',
    '/product-details/unknown',
    '/shop?page=0',
    '/shop?page=abc',
    '/shop?page=9999',
    '/shop?category=unknown',
    '/details/%00',
    '/details/%FF',
    '/settings-product/%E0%A4%A',
    '/settings-product/unknown',
    '/shop?category=a%00b',
  ]
  for (const path of paths) {
    for (const language of bothLanguages) {
      const answer = await request.get(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      expect(answer.status(), path).toBe(404)
      expect(answer.headers()['cdn-cache-control'], path).toBeUndefined()
      const html = await answer.text()
      // In the HTML itself, without scripts.
      expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), path).toContain(
        `${words(language)('NotFound.title')}</h1>`,
      )
      expect(html, path).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(html, path).toContain('rel="stylesheet"')
      expect(found(html, /<title>([^<]+)<\/title>/g), path).toHaveLength(1)
    }
  }
})

test('no user input causes a server error', async ({ request }) => {
  const paths = [
    'minPrice=abc',
    'rating=9',
    `keyword=${'x'.repeat(10_000)}`,
    'keyword=%25_%27',
    'keyword=%00',
    'colors=zz',
    '__proto__=1',
    'page=1&page=2',
    'keyword=a&keyword=b',
    'minPrice=-1',
  ]
  for (const search of paths) {
    const answer = await request.get(`/shop?${search}`)
    expect([200, 404], search).toContain(answer.status())
  }
  for (const path of ['/api/v1.0/product/%FF', '/media/%E0%A4%A', '/tiles/%FF/1/1', '/share/%FF.jpg', '/sitemap/%FF'])
    expect([400, 404], path).toContain((await request.get(path)).status())
})

test('filtered lists are not indexed', async ({ request, catalogue }) => {
  const [first, second] = await catalogue.categories()
  for (const search of [
    'keyword=naimi',
    'rating=4',
    'colors=1c5638',
    'minPrice=10',
    'view=list',
    `category=${first?._id}&category=${second?._id}`,
  ]) {
    const answer = await request.get(`/shop?${search}`)
    expect(answer.headers()['x-robots-tag'], search).toBe('noindex, follow')
    const html = head(await answer.text())
    expect(canonicals(html), search).toEqual([])
    expect(alternates(html), search).toEqual({})
  }
  // A subcategory of another category: the page itself redirects to what it shows.
  const owner = (await catalogue.categories()).find(({ subcategories }) => subcategories.length > 0)
  const other = owner?._id === first?._id ? second : first
  const strange = `/shop?category=${other?._id}&subcategory=${owner?.subcategories[0]?._id}`
  const answer = await request.get(`${strange}&lang=ar`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([307, `/shop?category=${other?._id}&lang=ar`])
})

test('a search page has the query in its title, shortened and escaped', async ({ request, catalogue }) => {
  for (const language of ['en', 'ar'] as const) {
    const t = words(language)
    const title = async (keyword: string) => {
      const html = await (await request.get(`/shop?lang=${language}&keyword=${encodeURIComponent(keyword)}`)).text()
      const name = (text: string | undefined) => text?.split(' | ')[0]
      return [name(/<title>([^<]+)<\/title>/.exec(html)?.[1]), /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]]
    }
    const word = await catalogue.word(language)
    const found = t('Shop.resultsFor', { keyword: word })
    expect(await title(word)).toEqual([found, found])
    expect(await title('<b>')).toEqual([t('Shop.emptyFor', { keyword: '&lt;b&gt;' }), t('Shop.title')])
    expect((await title('x'.repeat(200)))[0]).toBe(t('Shop.emptyFor', { keyword: `${'x'.repeat(40)}…` }))
  }
})

test('a shared search, filter or entry link opens the shared page', async ({ request, baseURL }) => {
  const shared = {
    '/shop?utm_source=x&keyword=naimi&page=1': '/shop?keyword=naimi',
    '/shop?minPrice=10&colors=1c5638&lang=ar': '/shop?colors=1c5638&minPrice=10&lang=ar',
    '/signin?next=%2Fcart': '/signin',
  }
  for (const [path, url] of Object.entries(shared)) {
    const html = head(await (await request.get(path)).text())
    expect(found(html, /<meta property="og:url" content="([^"]+)"/g), path).toEqual([`${baseURL}${url}`])
    expect(canonicals(html), path).toEqual([])
  }
})

test('the second URL of a product has the first as canonical', async ({ request, catalogue, baseURL }) => {
  const [product] = (await catalogue.products()).data
  const html = head(await (await request.get(`/product-details/${product?._id}`)).text())
  expect(canonicals(html)).toEqual([new URL(`/details/${product?._id}`, baseURL).toString()])
})

test('private pages redirect a visitor to sign-in and back', async ({ request }) => {
  const answer = await request.get('/cart', { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  expect(answer.headers().location).toMatch(/\/signin\?next=%2Fcart$/)
})
