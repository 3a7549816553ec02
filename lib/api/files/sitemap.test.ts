import { beforeAll, expect, test } from '@jest/globals'
import { policyHref } from '@/lib/config/routes'
import { policyNames } from '@/lib/contract/policy'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { categories } from '@/lib/db/schema'
import { describeOnEngines, describeOnOneEngine } from '@/lib/db/testing/engines'
import { addCategory, addProducts } from '@/lib/shop/catalogue/testing/fixture'
import { googleFeedResponse } from './google-feed'
import { sitemapFileResponse, sitemapResponse } from './sitemap'

const HASH = 'a'.repeat(24)
const words = (en: string) => ({ en, ar: `${en} ع` })

function requestWith(known?: string | null): Request {
  return new Request('http://localhost:3000/sitemap.xml', { headers: known ? { 'if-none-match': known } : {} })
}

/** Canonical paths; asserts that each has its Arabic version. */
function paths(xml: string): string[] {
  const all = [...xml.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
  const clean = all.filter((path) => !path.includes('lang='))
  expect(all).toEqual(clean.flatMap((path) => [path, path + (path.includes('?') ? '&' : '?') + 'lang=ar']))
  return clean
}

describeOnEngines('the sitemap', () => {
  let dogs: Awaited<ReturnType<typeof addCategory>>
  let empty: Awaited<ReturnType<typeof addCategory>>
  let ids: string[]

  beforeAll(async () => {
    dogs = await addCategory(words('Dogs'), { subcategories: [words('Food'), words('Toys')] })
    empty = await addCategory(words('Empty'))
    const [food] = dogs.subcategories
    ids = await addProducts([
      ...Array.from({ length: 24 }, (_, at) => ({
        title: words(`Food ${at}`),
        category: dogs,
        subcategory: food,
        price: 900,
        oldPrice: 1000,
      })),
      { title: words('Lead'), category: dogs, price: 900, oldPrice: 1000, images: [HASH] },
      { title: words('Loose') },
      { title: words('Hidden'), category: dogs, visible: false },
    ])
  })

  test('names every page of every list once, and none that is empty or beyond the last', async () => {
    const named = paths(await (await sitemapResponse(requestWith())).text())
    const category = `/shop?category=${dogs.id}`
    const food = `${category}&subcategory=${dogs.subcategories[0]?.id}`
    expect(named.filter((path) => path.startsWith('/shop'))).toEqual([
      '/shop',
      '/shop?page=2',
      '/shop?page=3',
      category,
      `${category}&page=2`,
      `${category}&page=3`,
      food,
      `${food}&page=2`,
    ])
    expect(named.filter((path) => path.startsWith('/offers'))).toEqual(['/offers', '/offers?page=2'])
    expect(named.filter((path) => path.startsWith('/settings-product'))).toEqual(['/settings-product/newArrival'])
    expect(named.filter((path) => path.startsWith('/details/')).toSorted()).toEqual(
      ids
        .slice(0, 26)
        .map((id) => `/details/${id}`)
        .toSorted(),
    )
    expect(named.join()).not.toContain(empty.id)
    expect(new Set(named).size).toBe(named.length)
  })

  test('shows the pictures of products and categories, and when a product last changed', async () => {
    const entries = (await (await sitemapResponse(requestWith())).text()).split('\n')
    for (const path of [`/details/${ids[24]}`, `/shop?category=${dogs.id}`]) {
      const entry = entries.find((line) => line.startsWith(`<url><loc>http://localhost:3000${path}</loc>`))
      expect(entry).toContain(`<image:loc>http://localhost:3000/media/${HASH}-1280.webp</image:loc>`)
      expect(entry?.includes('<lastmod>')).toBe(path.startsWith('/details/'))
    }
    expect(entries.join('\n')).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  })

  test('is split into files without losing a page', async () => {
    const whole = paths(await (await sitemapResponse(requestWith())).text())
    const index = await (await sitemapResponse(requestWith(), 7)).text()
    const files = [...index.matchAll(/<loc>http:\/\/localhost:3000\/sitemap\/(.*?)<\/loc>/g)].map(
      ([, file = '']) => file,
    )
    const parts = await Promise.all(
      files.map(async (file) => paths(await (await sitemapFileResponse(requestWith(), file, 7)).text())),
    )
    expect(parts.every((part) => part.length > 0 && part.length <= 7)).toBe(true)
    expect(parts.flat()).toEqual(whole)
    expect((await sitemapFileResponse(requestWith(), `${files.length + 1}.xml`, 7)).status).toBe(404)
    expect((await sitemapFileResponse(requestWith(), '1.xml')).status).toBe(200)
    expect((await sitemapFileResponse(requestWith(), '2.xml')).status).toBe(404)
  })

  test('the feed has Google’s required fields, in the requested language', async () => {
    const feed = async (search: string) =>
      googleFeedResponse(new Request(`http://localhost:3000/feeds/google.xml${search}`))
    const arabic = await feed('?lang=ar')
    const xml = await arabic.text()
    expect(['content-language', 'x-robots-tag'].map((name) => arabic.headers.get(name))).toEqual(['ar', 'noindex'])
    expect(xml).toContain('<link>http://localhost:3000/?lang=ar</link>')
    expect([...xml.matchAll(/<g:title>(.*?)<\/g:title>/g)].map(([, title]) => title)).toEqual(['Lead ع'])
    expect(xml.endsWith('</item>\n</channel>\n</rss>\n')).toBe(true)
    const clean = await feed('')
    expect(clean.headers.get('content-language')).toBe('en')
    expect(await clean.text()).toContain('<g:title>Lead</g:title>')
  })

  test('the feed contains carcasses only with card payments', async () => {
    const meat = await addCategory(words('Fresh meat'), { carcass: true })
    await (await database()).update(categories).set({ inFeeds: true }).where(eq(categories.id, meat.id))
    await addProducts([{ title: words('Whole lamb'), category: meat, price: 900, images: [HASH] }])
    const feedTitles = async () => {
      const xml = await (await googleFeedResponse(requestWith())).text()
      return [...xml.matchAll(/<g:title>(.*?)<\/g:title>/g)].map(([, title]) => title).toSorted()
    }
    expect(await feedTitles()).toEqual(['Lead'])
    Object.assign(process.env, { STRIPE_SECRET_KEY: 'sk_test_feed', STRIPE_WEBHOOK_SECRET: 'whsec_feed' })
    try {
      expect(await feedTitles()).toEqual(['Lead', 'Whole lamb'])
    } finally {
      delete process.env.STRIPE_SECRET_KEY
      delete process.env.STRIPE_WEBHOOK_SECRET
    }
  })

  test('names ten pictures of a product at most', async () => {
    const images = Array.from({ length: 12 }, (_, at) => at.toString(16).repeat(24))
    const [id] = await addProducts([{ title: words('Many pictures'), images }])
    const entries = (await (await sitemapResponse(requestWith())).text()).split('\n')
    const entry = entries.find((line) => line.startsWith(`<url><loc>http://localhost:3000/details/${id}</loc>`))
    expect(entry?.match(/<image:loc>/g)).toHaveLength(10)
  })

  test('answers 304, as do its files and the feed, until the shop changes', async () => {
    const answers = [
      (known?: string | null) => sitemapResponse(requestWith(known)),
      (known?: string | null) => sitemapResponse(requestWith(known), 7),
      (known?: string | null) => sitemapFileResponse(requestWith(known), '1.xml'),
      (known?: string | null) => googleFeedResponse(requestWith(known)),
    ]
    const tags = await Promise.all(answers.map(async (answer) => (await answer()).headers.get('etag')))
    const statuses = () => Promise.all(answers.map(async (answer, at) => (await answer(tags[at])).status))
    expect(await statuses()).toEqual([304, 304, 304, 304])
    await addProducts([{ title: words('New'), category: dogs }])
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })
})

describeOnOneEngine('the sitemap of an empty shop', () => {
  test('names no empty list', async () => {
    const named = paths(await (await sitemapResponse(requestWith())).text())
    expect(named).toEqual(['/', '/categories', '/about', '/company-info', '/contact', ...policyNames.map(policyHref)])
  })
})
