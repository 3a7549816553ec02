import { describe, expect, test } from '@jest/globals'
import type { Product } from '@/lib/contract/product'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { feedItems, feedStart } from './google-feed'
import { robotsTxt } from './robots-txt'
import { sitemapEntry, sitemapIndex } from './sitemap-xml'
import { escapeXml } from './xml'
import { plainSale } from '@/lib/contract/selling'

const hash = 'b'.repeat(24)
const product: Product = {
  id: 'p1',
  title: { en: 'Bits & Bowls <2>', ar: 'وعاء' },
  description: { en: 'Steel.', ar: 'ستيل.' },
  images: [`/media/${hash}`, 'https://elsewhere.example/b.jpg?a=1&b=2'],
  colors: ['#1C5638'],
  price: 5200,
  oldPrice: 6500,
  stock: 0,
  averageRating: null,
  ratingsCount: 0,
  isFavorite: false,
  sameDay: false,
  ...plainSale,
  category: { id: 'c', name: { en: 'Dogs', ar: 'كلاب' }, carcass: false },
  subcategory: { id: 's', name: { en: 'Bowls', ar: 'أوعية' } },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test('text cannot end its element, and characters that XML forbids are removed', () => {
  expect(escapeXml('a\u0000\u000B<b> & "c" \'d\' \uD800')).toBe('a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; \uFFFD')
})

describe('sitemap', () => {
  test('a page is listed in both languages, each with all alternates', () => {
    const entry = sitemapEntry({
      path: '/shop?category=c',
      images: ['/media/x.webp', 'https://elsewhere.example/y.jpg?a=1&b=2'],
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    const locs = [...entry.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
    const arabic = 'http://localhost:3000/shop?category=c&amp;lang=ar'
    expect(locs).toEqual(['http://localhost:3000/shop?category=c', arabic])
    expect(entry.match(/hreflang="(en|ar|x-default)"/g)).toHaveLength(6)
    expect(entry.split(`hreflang="ar" href="${arabic}"`)).toHaveLength(3)
    expect(entry.split('hreflang="x-default" href="http://localhost:3000/shop?category=c"')).toHaveLength(3)
    expect(entry).toContain('<image:loc>http://localhost:3000/media/x.webp</image:loc>')
    expect(entry).toContain('<image:loc>https://elsewhere.example/y.jpg?a=1&amp;b=2</image:loc>')
    expect(entry).toContain('<lastmod>2026-01-01T00:00:00.000Z</lastmod>')
    expect(sitemapEntry({ path: '/' })).not.toContain('lastmod')
  })

  test('the index lists absolute URLs', () => {
    expect(sitemapIndex(['/sitemap/1.xml'])).toContain(
      '<sitemap><loc>http://localhost:3000/sitemap/1.xml</loc></sitemap>',
    )
  })
})

test('only typed parameters and private pages are disallowed', () => {
  const [everyone = '', previews = ''] = robotsTxt().split('\n\n')
  expect(everyone.split('\n')).toEqual([
    'User-agent: *',
    ...['keyword', 'minPrice', 'maxPrice'].map((name) => `Disallow: /*?*${name}=`),
    ...['favorites', 'cart', 'demo', 'checkout', 'thank-you', 'profile'].map((name) => `Disallow: /${name}`),
  ])
  expect(previews).toContain('User-agent: WhatsApp\n')
  expect(previews).not.toContain('keyword')
  expect(previews).toContain('\nDisallow: /cart\n')
  expect(previews.endsWith('\nAllow: /')).toBe(true)
  expect(robotsTxt()).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n')
})

describe('Google Merchant feed', () => {
  test('begins with the shop in the feed’s language', () => {
    expect(feedStart(defaultShopInfo, 'ar')).toContain('<link>http://localhost:3000/?lang=ar</link>')
    expect(feedStart(defaultShopInfo, 'ar')).toMatch(
      /<title>واحة<\/title>\n.*\n<description>[^a-z]+<\/description>\n<language>ar</,
    )
    expect(feedStart(defaultShopInfo, 'en')).toMatch(
      /<title>Oasis<\/title>\n.*\n<description>[^\u0600-\u06FF]+<\/description>\n<language>en</,
    )
  })
  test('matches the page in the language of its link', () => {
    const item = feedItems(product, 'ar')
    expect(item).toContain('<g:title>وعاء</g:title>')
    expect(item).toContain('<g:link>http://localhost:3000/details/p1?lang=ar</g:link>')
    expect(item).toContain(`<g:image_link>http://localhost:3000/media/${hash}-1280.webp</g:image_link>`)
    expect(item).toContain('<g:price>65.00 AED</g:price><g:sale_price>52.00 AED</g:sale_price>')
    expect(item).toContain('<g:availability>out_of_stock</g:availability>')
    expect(item).toContain('<g:product_type>كلاب &gt; أوعية</g:product_type>')
    expect(item).toContain('<g:color>أخضر نخلي</g:color>')
  })
  test('without a discount there is one price; texts are escaped', () => {
    const item = feedItems({ ...product, oldPrice: null, stock: 1, colors: [] }, 'en')
    expect(item).toContain('<g:title>Bits &amp; Bowls &lt;2&gt;</g:title>')
    expect(item).toContain('<g:price>52.00 AED</g:price>')
    expect(item).toContain('<g:availability>in_stock</g:availability>')
    expect(item).not.toMatch(/sale_price|g:color/)
  })
  test('has an item per size, grouped by product, and none on enquiry', () => {
    const sizes = [
      { id: 's2', name: { en: '2 kg', ar: '2 كجم' }, sku: '', price: 3000, oldPrice: null, stock: 4 },
      { id: 's7', name: { en: '7 kg', ar: '7 كجم' }, sku: '', price: 9000, oldPrice: 9900, stock: 0 },
    ]
    const [, small = '', large = ''] = feedItems({ ...product, sizes }, 'ar').split('<item>')
    expect(small).toContain('<g:id>s2</g:id><g:item_group_id>p1</g:item_group_id><g:title>وعاء (2 كجم)</g:title>')
    expect(small).toContain('<g:price>30.00 AED</g:price><g:condition>')
    expect(large).toContain('/details/p1?size=s7&amp;lang=ar</g:link>')
    expect(large).toContain('<g:availability>out_of_stock</g:availability><g:price>99.00 AED</g:price>')
    expect(large).toContain('<g:size>7 كجم</g:size>')
    expect(feedItems({ ...product, sale: 'enquiry' }, 'en')).toBe('')
  })
  test('skips products that Google would refuse', () => {
    expect(feedItems({ ...product, images: [] }, 'en')).toBe('')
    expect(feedItems({ ...product, price: 0 }, 'en')).toBe('')
  })
  test('cuts texts to Google’s limits without splitting a character', () => {
    const of = (name: string, item: string) =>
      [...item.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 'g'))].map(([, text]) => text)
    const titled = (en: string) => of('title', feedItems({ ...product, title: { en, ar: '' } }, 'en'))
    expect([titled('x'.repeat(150)), titled('x'.repeat(151))]).toEqual([['x'.repeat(150)], ['x'.repeat(150)]])
    expect(titled(`x${'😀'.repeat(200)}`)).toEqual([`x${'😀'.repeat(74)}`])
    const much = { ...product, description: { en: 'x'.repeat(5001), ar: '' } }
    expect(of('description', feedItems(much, 'en'))).toEqual(['x'.repeat(5000)])
    const images = Array.from({ length: 12 }, (_, at) => `https://elsewhere.example/${at}.jpg`)
    expect(of('additional_image_link', feedItems({ ...product, images }, 'en'))).toEqual(images.slice(1, 11))
  })
  test('a long title keeps its size when it is cut', () => {
    const size = { id: 's', name: { en: '12 kg', ar: '١٢ كجم' }, sku: '', price: 100, oldPrice: null, stock: 1 }
    const item = feedItems({ ...product, title: { en: 'x'.repeat(200), ar: '' }, sizes: [size] }, 'en')
    expect(item).toContain(`<g:title>${'x'.repeat(142)} (12 kg)</g:title>`)
  })
  test('a color without a name is left out', () => {
    for (const colors of [['#fff'], ['REBECCAPURPLE']])
      expect(feedItems({ ...product, colors }, 'ar')).not.toContain('g:color')
    expect(feedItems({ ...product, colors: ['RED'] }, 'ar')).toContain('<g:color>أحمر</g:color>')
    expect(feedItems({ ...product, colors: ['1c5638'] }, 'en')).toContain('<g:color>Palm green</g:color>')
    expect(feedItems({ ...product, colors: ['Black/Celeste'] }, 'ar')).toContain('<g:color>Black/Celeste</g:color>')
  })
  test('a product without a description uses its title, and one in several colors has no color', () => {
    const item = feedItems({ ...product, description: { en: '', ar: '' }, colors: ['#1C5638', '#B2372A'] }, 'ar')
    expect(item).toContain('<g:description>وعاء</g:description>')
    expect(item).not.toContain('g:color')
    expect(item).toContain('<g:id>p1</g:id>')
    expect(item).toContain('<g:condition>new</g:condition><g:identifier_exists>no</g:identifier_exists>')
  })
})
