import { canonicals, found, head } from './head'
import { crawl, visit, type Visited } from './crawler'
import { publicPages } from './public-pages'
import { bothLanguages, expect, test } from './shop'

const sorted = (addresses: Iterable<string>) => [...addresses].toSorted()

test('links lead to every page in both languages, and the sitemap names exactly those', async ({
  request,
  catalogue,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const origin = baseURL ?? ''
  const visited = await crawl(origin)
  const broken = visited.filter(({ status, location }) => status !== 200 && !(location ?? '').includes('/signin?next='))
  expect(broken.map(({ address, status }) => `${status} ${address}`)).toEqual([])

  const indexed = visited.filter(({ status, html }) => status === 200 && canonicals(head(html)).length > 0)
  const own = new Set(indexed.map((page) => expectOwnAddress(page, origin)))
  const titles = indexed.map(({ address, html }) =>
    /details/.test(address) ? address : found(head(html), /<title>(.*?)<\/title>/g)[0],
  )
  expect(
    titles.filter((title, at) => titles.indexOf(title) !== at),
    'no two pages are called the same',
  ).toEqual([])
  // A page with more of its reviews on it is the same page: robots are not led there, and it names the one without.
  const more = visited.flatMap(({ html }) => html.match(/\/details\/[\w-]+\?reviews=2[^"]*/) ?? []).slice(0, 6)
  expect(more.length).toBeGreaterThan(0)
  for (const address of more)
    expect(own, address).toContain(canonicals((await visit(origin, address.replaceAll('&amp;', '&'))).html)[0])
  // A category's filters lead to its subcategories, as a form and not as links: robots know them from the sitemap alone.
  const led = (path: string) => !/^\/(sign|change|product-details)|&subcategory=/.test(path)
  const pages = (await publicPages(catalogue)).filter(led)
  pages.push(...(await catalogue.everything()).map(({ _id }) => `/details/${_id}`))
  for (const path of pages)
    for (const language of bothLanguages) expect(own, `nothing leads to ${path}`).toContain(absolute(path, language))

  const sitemap = await (await request.get('/sitemap.xml')).text()
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))
  const alone = named.filter((address) => !own.has(address))
  expect(alone.filter((address) => !address.includes('&subcategory='))).toEqual([])
  for (const address of alone) expectOwnAddress(await visit(origin, address.slice(origin.length)), origin)
  expect(sorted(named.filter((address) => own.has(address)))).toEqual(sorted(own))
  // Every list with more than one page is there whole, and ends there.
  const lists = new Map<string, string[]>()
  for (const address of named) {
    const list = withPage(address, null)
    lists.set(list, [...(lists.get(list) ?? []), address])
  }
  const long = [...lists].filter(([, addresses]) => addresses.length > 1)
  expect(long.map(([list]) => list)).toEqual(expect.arrayContaining([absolute('/shop', 'en'), absolute('/shop', 'ar')]))
  for (const [list, addresses] of long) {
    const pages = addresses.map((_, at) => withPage(list, at === 0 ? null : at + 1))
    expect(addresses.map((address) => withPage(address, new URL(address).searchParams.get('page')))).toEqual(pages)
    const beyond = withPage(list, addresses.length + 1)
    expect((await visit(origin, beyond.slice(origin.length))).status, beyond).toBe(404)
  }

  function absolute(path: string, language: 'en' | 'ar'): string {
    const url = new URL(path, origin)
    if (language === 'ar') url.searchParams.set('lang', 'ar')
    return url.toString()
  }
})

/** The address of another page of the same list. */
function withPage(address: string, page: number | string | null): string {
  const url = new URL(address)
  url.searchParams.delete('page')
  if (page !== null) url.searchParams.append('page', String(page))
  return url.toString()
}

/** The page's one canonical address, which has to be the one it was reached by. */
function expectOwnAddress({ address, html }: Visited, origin: string): string {
  const url = new URL(address, origin).toString()
  expect(canonicals(html), address).toEqual([url])
  expect(html.match(/<h1[\s>]/g), `${address} has one heading`).toHaveLength(1)
  expect(html, address).toContain(`<html lang="${url.includes('lang=ar') ? 'ar' : 'en'}"`)
  return url
}

test('robots.txt, the manifest and its icons are there', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const home = await (await request.get('/')).text()
  expect(head(home)).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.name).toMatch(/Oasis.*واحة/)
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toBe('image/png')
  }
})

for (const language of bothLanguages) {
  test(`the feed for Google holds the catalogue but for animals and carcasses (${language})`, async ({
    page,
    request,
    catalogue,
    referenceHost,
  }) => {
    const answer = await request.get(`/feeds/google.xml?lang=${language}`)
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
    // Read by a real XML parser: what is not well-formed gives no items.
    const items = await page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, 'text/xml')
        return [...feed.querySelectorAll('item')].map((item) =>
          Object.fromEntries([...item.children].map((one) => [one.localName, one.textContent])),
        )
      },
      await answer.text(),
    )
    const first = await catalogue.products()
    const all = await catalogue.everything()
    // A product sold by size is one item a size.
    const fed = new Set(items.map(({ id, item_group_id: group }) => group ?? id))
    // Google takes no product without a picture.
    const shown = all.filter(({ imagesBase64 }) => imagesBase64.length > 0)
    const inCategory = (pattern: RegExp) => shown.filter(({ category }) => pattern.test(category?.name ?? ''))
    const offered = all.filter(({ _id }) => fed.has(_id)).map(({ sizes }) => sizes?.length ?? 1)
    expect(offered.reduce((sum, count) => sum + count, 0)).toBe(items.length)
    for (const product of inCategory(/feed|accessories|health/i)) expect(fed, product.titleEn).toContain(product._id)
    // An API host does not tell which of its categories hold live animals.
    const animals = inCategory(/sheep|horses|cattle/i).filter(({ titleEn }) =>
      /\b(ewe|mare|heifer|cow|stallion|gelding)\b/i.test(titleEn),
    )
    if (!referenceHost) expect(animals.length).toBeGreaterThan(4)
    for (const product of [...inCategory(/carcasses/i), ...(referenceHost ? [] : animals)])
      expect(fed, product.titleEn).not.toContain(product._id)
    for (const product of first.data) {
      const item = items.find(({ id }) => id === product._id)
      if (!item) continue
      expect(item).toMatchObject({
        title: language === 'ar' ? product.titleAr : product.titleEn,
        availability: product.stock > 0 ? 'in_stock' : 'out_of_stock',
        price: `${(product.oldPrice ?? product.newPrice).toFixed(2)} AED`,
      })
      expect(item?.sale_price).toBe(product.oldPrice === null ? undefined : `${product.newPrice.toFixed(2)} AED`)
      expect(item?.link).toContain(`/details/${product._id}${language === 'ar' ? '?lang=ar' : ''}`)
    }
  })
}
