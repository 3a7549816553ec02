import { describe, expect, test } from '@jest/globals'
import type { Product } from '@/lib/contract/product'
import { languages, type Language } from '@/lib/config/constants'
import { defaultShopInfo, type ShopInfo } from '@/lib/config/shop-info'
import { isIndexableListing } from './facets'
import { productSchema, videoSchema, type OfferTerms } from './product-schema'
import { breadcrumbList, graph, onlineStore, petStore, trailOf, webSite } from './json-ld'
import { pageMetadata, previewText, productPreview } from './page-metadata'
import { plainSale } from '@/lib/contract/selling'

const product: Product = {
  id: 'p1',
  title: { en: 'Alfalfa Hay, 20 kg', ar: 'تبن برسيم، 20 كجم' },
  description: { en: 'Green bales.', ar: 'بالات خضراء.' },
  images: ['/media/a'],
  colors: [],
  price: 5200,
  oldPrice: 6500,
  stock: 3,
  averageRating: 4.75,
  ratingsCount: 4,
  isFavorite: false,
  sameDay: false,
  ...plainSale,
  category: null,
  subcategory: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

describe('listings that search engines may index', () => {
  test.each([
    '',
    'page=2',
    'category=a',
    'category=a&subcategory=b&page=3',
    'category=a&category=&subcategory=',
    'lang=ar&category=a',
    'utm_source=x',
  ])('%s yes', (search) => {
    expect(isIndexableListing(new URLSearchParams(search))).toBe(true)
  })
  test.each([
    'srsltid',
    'gad_source',
    'gad_campaignid',
    'gclid',
    'dclid',
    'yclid',
    'ttclid',
    'fbclid',
    'msclkid',
    'gbraid',
    'wbraid',
    'igshid',
    'ref',
    '_rsc',
    '_gl',
    'mc_cid',
    'mc_eid',
  ])('where a visitor came from matters to none: %s', (name) => {
    expect(isIndexableListing(new URLSearchParams({ category: 'a', [name]: 'x' }))).toBe(true)
  })
  test.each([
    'keyword=a',
    'rating=4',
    'colors=1c5638',
    'minPrice=1',
    'maxPrice=2',
    'category=a&category=b',
    'category=a&subcategory=b&subcategory=c',
    'subcategory=b',
    'category=&subcategory=b',
    'view=list',
    'x=1',
    'reference=1',
    'href=1',
  ])('%s no', (search) => {
    expect(isIndexableListing(new URLSearchParams(search))).toBe(false)
  })
})

describe('metadata of a page', () => {
  const facts = {
    siteName: 'واحة',
    title: 'Shop',
    description: 'All.',
    image: { path: '/share/home-1.jpg', alt: 'Mark' },
  }
  test('Arabic: canonical, alternates and preview agree', () => {
    const metadata = pageMetadata({ ...facts, language: 'ar', path: '/shop?category=a' })
    expect(metadata.alternates).toEqual({
      canonical: 'http://localhost:3000/shop?category=a&lang=ar',
      languages: {
        en: 'http://localhost:3000/shop?category=a',
        ar: 'http://localhost:3000/shop?category=a&lang=ar',
        'x-default': 'http://localhost:3000/shop?category=a',
      },
    })
    const image = { url: 'http://localhost:3000/share/home-1.jpg', width: 1200, height: 630, alt: 'Mark' }
    expect(metadata.openGraph).toMatchObject({
      ...{ url: 'http://localhost:3000/shop?category=a&lang=ar', locale: 'ar_AR', alternateLocale: 'en_US' },
      images: [image],
    })
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', images: [image.url] })
  })
  test('a noindex page has no canonical and no alternates, but a URL for sharing', () => {
    const metadata = pageMetadata({ ...facts, language: 'ar', path: '/shop?keyword=a', hidden: true })
    expect(metadata.alternates).toBeUndefined()
    expect(metadata.robots).toEqual({ index: false, follow: true })
    expect(metadata.openGraph).toMatchObject({ url: 'http://localhost:3000/shop?keyword=a&lang=ar' })
  })
  test('the shop’s name follows the title except on the home page', () => {
    const titles = [false, true].map((bare) => pageMetadata({ ...facts, language: 'ar', path: '/', bare }).title)
    expect(titles).toEqual(['Shop | واحة', 'Shop'])
  })
  test('descriptions are cut at a word', () => {
    const words = 'rice '.repeat(30)
    expect(previewText(`${words}and\n chicken`)).toBe(`${words}and…`)
    expect(previewText(`${words}and a`)).toBe(`${words}and a`)
    // A word longer than half the limit is cut itself.
    expect(previewText(`A ${'x'.repeat(200)}`)).toBe(`A ${'x'.repeat(75)}…`)
    // No character is cut in half.
    expect(previewText('🐪'.repeat(100))).toBe(`${'🐪'.repeat(38)}…`)
  })
})

test('a product without a description uses its title', () => {
  expect(productPreview(product, 'ar')).toBe('بالات خضراء.')
  const silent = { ...product, description: { en: 'Green bales.', ar: ' \n' } }
  expect([productPreview(silent, 'en'), productPreview(silent, 'ar')]).toEqual(['Green bales.', 'تبن برسيم، 20 كجم'])
})

describe('a product for search engines', () => {
  const schemaOf = (of: Product, language: Language, shown: Partial<Parameters<typeof productSchema>[2]> = {}) =>
    productSchema(of, language, { seller: 'Oasis', images: ['/media/a-1280.webp'], ...shown })

  test('prices are plain decimals, enums and pictures absolute URLs', () => {
    expect(schemaOf(product, 'ar', { images: ['/media/a-1280.webp'] })).toMatchObject({
      name: 'تبن برسيم، 20 كجم',
      image: ['http://localhost:3000/media/a-1280.webp'],
      aggregateRating: { ratingValue: '4.8', ratingCount: 4 },
      offers: {
        price: '52.00',
        priceCurrency: 'AED',
        availability: 'https://schema.org/InStock',
        url: 'http://localhost:3000/details/p1?lang=ar',
        priceSpecification: { price: '65.00', priceType: 'https://schema.org/StrikethroughPrice' },
      },
    })
  })
  test('missing facts are left out: ratings, stock, price', () => {
    const bare = schemaOf({ ...product, averageRating: null, ratingsCount: 0, stock: 0 }, 'en')
    expect(bare).not.toHaveProperty('aggregateRating')
    expect(bare).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock')
    expect(schemaOf({ ...product, price: 0 }, 'en')).toBeNull()
    expect(schemaOf(product, 'en', { images: [] })).toBeNull()
  })
  test('a product that cannot be ordered online is InStoreOnly', () => {
    const there = schemaOf(product, 'en', { orderable: false })
    expect(there).toHaveProperty('offers.availability', 'https://schema.org/InStoreOnly')
    const soldOut = schemaOf({ ...product, stock: 0 }, 'en', { orderable: false })
    expect(soldOut).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock')
  })
  test('missing facts are left out: shown ratings, old price', () => {
    const unrated = schemaOf({ ...product, ratingsCount: 0, oldPrice: null }, 'en')
    expect(unrated).not.toHaveProperty('aggregateRating')
    expect(unrated).not.toHaveProperty('review')
    expect(unrated).not.toHaveProperty('category')
    expect(unrated).not.toHaveProperty('offers.priceSpecification')
  })
  test('missing facts are left out: description', () => {
    const silent = { ...product, description: { en: 'Green bales.', ar: ' \n' } }
    expect(schemaOf(silent, 'en')).toHaveProperty('description', 'Green bales.')
    expect(schemaOf(silent, 'ar')).not.toHaveProperty('description')
  })
  test('with sizes it is a group of one product per size, each with its own offer and URL', () => {
    const sizes = [
      { id: 's2', name: { en: '2 kg', ar: '2 كجم' }, sku: 'DF2', price: 3000, oldPrice: null, stock: 4 },
      { id: 's7', name: { en: '7 kg', ar: '7 كجم' }, sku: '', price: 9000, oldPrice: 9900, stock: 0 },
    ]
    const group = schemaOf({ ...product, sizes }, 'ar')
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'p1',
      hasVariant: [
        { name: 'تبن برسيم، 20 كجم (2 كجم)', size: '2 كجم', sku: 'DF2', offers: { price: '30.00' } },
        {
          sku: 's7',
          url: 'http://localhost:3000/details/p1?size=s7&lang=ar',
          offers: {
            price: '90.00',
            availability: 'https://schema.org/OutOfStock',
            priceSpecification: { price: '99.00' },
          },
        },
      ],
    })
    expect(group).not.toHaveProperty('offers')
  })
  test('a size without a price is offered at none', () => {
    const size = { name: { en: 'a', ar: 'a' }, sku: '', oldPrice: null, stock: 1 }
    const sizes = [
      { ...size, id: 's2', price: 3000 },
      { ...size, id: 'tonne', price: 0 },
    ]
    expect(schemaOf({ ...product, sizes }, 'en')).toHaveProperty('hasVariant.length', 1)
  })
  test('each size says the delivery fee of its own price', () => {
    const size = { name: { en: 'a', ar: 'a' }, sku: '', oldPrice: null, stock: 1 }
    const sizes = [
      { ...size, id: 's2', price: 3000 },
      { ...size, id: 's12', price: 25_000 },
    ]
    const terms = { delivery: (price: number) => (price < 20_000 ? 1500 : 0), returns: false }
    const rate = (value: string) => ({ offers: { shippingDetails: { shippingRate: { value } } } })
    expect(schemaOf({ ...product, sizes }, 'en', { terms })).toMatchObject({
      hasVariant: [rate('15.00'), rate('0.00')],
    })
  })
  test('on enquiry it has no offer, with or without a price', () => {
    for (const price of [0, 5200]) {
      const asked = schemaOf({ ...product, price, sale: 'enquiry' }, 'en')
      expect(asked).toMatchObject({ '@type': 'Product', name: product.title.en })
      expect(asked).not.toHaveProperty('offers')
    }
  })
  test('a product that is only collected offers no delivery', () => {
    const terms = { delivery: () => 2500, returns: false }
    expect(schemaOf(product, 'en', { terms })).toHaveProperty('offers.shippingDetails')
    const collected = schemaOf({ ...product, sale: 'pickup' }, 'en', { terms })
    expect(collected).not.toHaveProperty('offers.shippingDetails')
    expect(collected).toHaveProperty('offers.availableDeliveryMethod', 'https://schema.org/OnSitePickup')
  })
  test('facts are additional properties, a video is a node of its own', () => {
    const facts = [{ label: { en: 'Age', ar: 'العمر' }, value: { en: '2 years', ar: 'سنتان' } }]
    const filmed = { ...product, facts, video: '/media/v.mp4' }
    expect(schemaOf(filmed, 'ar')).toMatchObject({ additionalProperty: [{ name: 'العمر', value: 'سنتان' }] })
    expect(videoSchema(filmed, 'en', '/media/a.webp')).toMatchObject({
      contentUrl: 'http://localhost:3000/media/v.mp4',
      thumbnailUrl: 'http://localhost:3000/media/a.webp',
    })
    const edited = { ...filmed, updatedAt: '2030-01-02T00:00:00.000Z' }
    expect(videoSchema(edited, 'en', '/media/a.webp')).toEqual(videoSchema(filmed, 'en', '/media/a.webp'))
    expect(videoSchema(product, 'en', '/media/a.webp')).toBeNull()
    expect(videoSchema(filmed, 'en')).toBeNull()
  })
  test('the reviews are those on the page, with or without comment', () => {
    const review = { id: 'r1', rating: 4, comment: 'Good', createdAt: '2026-01-02T00:00:00.000Z', author: 'S****' }
    const { review: reviews } = Object(schemaOf(product, 'en', { reviews: [review, { ...review, comment: null }] }))
    expect(reviews).toMatchObject([
      {
        author: { name: 'S****' },
        datePublished: review.createdAt,
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Good',
      },
      { reviewRating: { ratingValue: 4 } },
    ])
    expect(reviews[1]).not.toHaveProperty('reviewBody')
  })
  test('breadcrumbs count from one; the last is the current page without a link', () => {
    const crumbs = [
      { name: 'Shop', path: '/shop' },
      { name: 'Hay', path: '/details/p1' },
    ]
    expect(trailOf(crumbs)).toEqual([{ name: 'Shop', href: '/shop' }, { name: 'Hay' }])
    expect(breadcrumbList(crumbs, 'ar').itemListElement).toMatchObject([
      { position: 1, name: 'Shop', item: 'http://localhost:3000/shop?lang=ar' },
      { position: 2, name: 'Hay', item: 'http://localhost:3000/details/p1?lang=ar' },
    ])
  })
  test('the document has the schema.org context', () => {
    expect(graph()).toEqual({ '@context': 'https://schema.org', '@graph': [] })
  })
})

test('the physical store, with absolute URLs', () => {
  expect(petStore(defaultShopInfo, 'ar', '/share/home-1.jpg')).toMatchObject({
    '@type': 'PetStore',
    name: 'واحة',
    url: 'http://localhost:3000/contact?lang=ar',
    image: 'http://localhost:3000/share/home-1.jpg',
    telephone: '+97130000000',
    address: { addressLocality: 'العين', addressCountry: 'AE' },
    geo: { '@type': 'GeoCoordinates', latitude: 24.2075, longitude: 55.7447 },
  })
})

test('the physical store says when it is open and its tax number, where known', () => {
  expect(petStore(defaultShopInfo, 'en', '/a.jpg')).not.toHaveProperty('openingHours')
  const info: ShopInfo = {
    ...defaultShopInfo,
    trn: '100000000000003',
    hours: [{ days: ['Sat', 'Sun'], from: '09:00', to: '22:00' }],
  }
  const store = petStore(info, 'en', '/a.jpg')
  expect(store).toMatchObject({ openingHours: ['Sa,Su 09:00-22:00'], vatID: '100000000000003' })
})

test('an offer says what delivery costs and where the rules of returns are, where known', () => {
  const offer = (terms?: OfferTerms) =>
    productSchema(product, 'ar', { seller: 'Oasis', images: ['/media/a-1280.webp'], ...(terms && { terms }) })
  expect(offer({ delivery: () => 1500, returns: true })).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: '15.00', currency: 'AED' },
        shippingDestination: { addressCountry: 'AE' },
      },
      hasMerchantReturnPolicy: { merchantReturnLink: 'http://localhost:3000/policies/returns?lang=ar' },
    },
  })
  expect(offer({ delivery: () => null, returns: false })).toEqual(offer())
})

test('nodes of the two languages have separate ids and names', () => {
  const nodes = (language: Language) => [
    onlineStore(defaultShopInfo, language),
    webSite(defaultShopInfo, language),
    petStore(defaultShopInfo, language, '/share/home-1.jpg'),
    productSchema(product, language, { seller: 'Oasis', images: ['/media/a-1280.webp'] }),
  ]
  const marks = ['store', 'website', 'place', 'product']
  const addresses = {
    en: ['', '', 'contact', 'details/p1'],
    ar: ['?lang=ar', '?lang=ar', 'contact?lang=ar', 'details/p1?lang=ar'],
  }
  for (const language of languages) {
    nodes(language).forEach((node, at) => {
      const url = `http://localhost:3000/${addresses[language][at]}`
      expect(node).toMatchObject({ '@id': `${url}#${marks[at]}`, url })
    })
  }
})
