import { describe, expect, test } from '@jest/globals'
import type { Product } from '@/lib/contract/product'
import { languages, type Language } from '@/lib/shop-facts'
import { isIndexableListing } from './facets'
import { graph, onlineStore, petStore, productSchema, webSite } from './json-ld'
import { pageMetadata, previewText } from './page-metadata'

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
  category: null,
  subcategory: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

describe('which listings search engines keep', () => {
  test.each(['', 'page=2', 'category=a', 'category=a&subcategory=b&page=3', 'lang=ar&category=a', 'utm_source=x'])(
    '%s yes',
    (search) => {
      expect(isIndexableListing(new URLSearchParams(search))).toBe(true)
    },
  )
  test.each([
    'srsltid',
    'gad_source',
    'gad_campaignid',
    'gclid',
    'dclid',
    'yclid',
    'ttclid',
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
    'subcategory=b',
    'view=list',
    'x=1',
  ])('%s no', (search) => {
    expect(isIndexableListing(new URLSearchParams(search))).toBe(false)
  })
})

describe('what a page says in its head', () => {
  const facts = { title: 'Shop', description: 'All.', image: { path: '/share/home-1.jpg', alt: 'Mark' } }
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
    expect(metadata.openGraph).toMatchObject({ url: 'http://localhost:3000/shop?category=a&lang=ar', locale: 'ar_AR' })
  })
  test('a page that is not for search engines names no canonical and no alternates, but where a shared link leads', () => {
    const metadata = pageMetadata({ ...facts, language: 'ar', path: '/shop?keyword=a', hidden: true })
    expect(metadata.alternates).toBeUndefined()
    expect(metadata.robots).toEqual({ index: false, follow: true })
    expect(metadata.openGraph).toMatchObject({ url: 'http://localhost:3000/shop?keyword=a&lang=ar' })
  })
  test('descriptions are cut at a word', () => {
    expect(previewText('Deboned chicken and\n whole rice', 24)).toBe('Deboned chicken and…')
  })
})

describe('a product for search engines', () => {
  test('prices are plain decimals, enums are full addresses, pictures absolute', () => {
    expect(productSchema(product, [], ['/media/a-1280.webp'], 'ar')).toMatchObject({
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
  test('nothing is invented: no ratings, no stock, no price', () => {
    const bare = productSchema({ ...product, averageRating: null, ratingsCount: 0, stock: 0 }, [], [], 'en')
    expect(bare).not.toHaveProperty('aggregateRating')
    expect(bare).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock')
    expect(productSchema({ ...product, price: 0 }, [], [], 'en')).not.toHaveProperty('offers')
  })
  test('the document names its vocabulary', () => {
    expect(graph()).toEqual({ '@context': 'https://schema.org', '@graph': [] })
  })
})

test('the place people can visit, with absolute addresses', () => {
  expect(petStore('ar', '/share/home-1.jpg')).toMatchObject({
    '@type': 'PetStore',
    name: 'واحة',
    url: 'http://localhost:3000/contact?lang=ar',
    image: 'http://localhost:3000/share/home-1.jpg',
    telephone: '+97130000000',
    address: { addressLocality: 'العين', addressCountry: 'AE' },
    geo: { '@type': 'GeoCoordinates', latitude: 24.2075, longitude: 55.7447 },
  })
})

test('what is said in two languages are two things, each with its own address and name', () => {
  const told = (language: Language) => [
    onlineStore(language),
    webSite(language),
    petStore(language, '/share/home-1.jpg'),
    productSchema(product, [], [], language),
  ]
  const marks = ['store', 'website', 'place', 'product']
  const addresses = {
    en: ['', '', 'contact', 'details/p1'],
    ar: ['?lang=ar', '?lang=ar', 'contact?lang=ar', 'details/p1?lang=ar'],
  }
  for (const language of languages) {
    told(language).forEach((node, at) => {
      const url = `http://localhost:3000/${addresses[language][at]}`
      expect(node).toMatchObject({ '@id': `${url}#${marks[at]}`, url })
    })
  }
})
