import type {
  BreadcrumbList,
  Graph,
  OnlineStore,
  PetStore,
  PostalAddress,
  Product as ProductSchema,
  WebSite,
} from 'schema-dts'
import { toAed } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import type { Review } from '@/lib/contract/rating'
import { writtenMean } from '@/lib/i18n/rating'
import type { Language } from '@/lib/config/constants'
import { shopInfo } from '@/lib/config/shop-info'
import { absoluteFile, absoluteUrl } from './urls'

/** A step of the breadcrumbs: a name, and the path it leads to. */
export interface Crumb {
  name: string
  path: string
  /** When the name is not in the page's language. */
  lang?: Language
}

/** Breadcrumbs as people see them: the last is this page and leads nowhere. */
export function trailOf(crumbs: Crumb[]): { name: string; href?: string; lang?: Language }[] {
  return crumbs.map(({ path, ...crumb }, index) => (index < crumbs.length - 1 ? { ...crumb, href: path } : crumb))
}

function price(fils: number): string {
  return toAed(fils).toFixed(2)
}

/** The breadcrumbs of a page. Standards 6. */
export function breadcrumbList(crumbs: Crumb[], language: Language): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path, language),
    })),
  }
}

/** What a product's page shows of it beside the product itself. */
interface ShownWith {
  reviews?: Review[]
  /** Paths of its pictures. */
  images?: string[]
  /** Whether it can be ordered here at all: carcasses are paid by card, and not every shop takes cards. */
  orderable?: boolean
}

/**
 * A product with its offer, and the ratings and reviews the page shows; null without a price or a picture, when there is no offer
 * that search engines take. Standards 6.
 */
export function productSchema(
  product: Product,
  language: Language,
  { reviews = [], images = [], orderable = true }: ShownWith = {},
): ProductSchema | null {
  if (product.price <= 0 || images.length === 0) return null
  const url = absoluteUrl(`/details/${product.id}`, language)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title[language],
    ...(product.description[language].trim() && { description: product.description[language] }),
    sku: product.id,
    url,
    image: images.map(absoluteFile),
    ...(product.category && { category: product.category.name[language] }),
    ...(product.averageRating !== null &&
      product.ratingsCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: writtenMean(product.averageRating),
          ratingCount: product.ratingsCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(reviews.length > 0 && {
      review: reviews.map((review) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: review.author },
        datePublished: review.createdAt,
        reviewRating: { '@type': 'Rating' as const, ratingValue: review.rating, bestRating: 5, worstRating: 1 },
        ...(review.comment && { reviewBody: review.comment }),
      })),
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: price(product.price),
      priceCurrency: 'AED',
      availability: availabilityOf(product, orderable),
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'OnlineStore', name: shopInfo().name[language] },
      ...(product.oldPrice !== null && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: price(product.oldPrice),
          priceCurrency: 'AED',
        },
      }),
    },
  }
}

function availabilityOf({ stock }: Product, orderable: boolean) {
  if (stock <= 0) return 'https://schema.org/OutOfStock'
  return orderable ? 'https://schema.org/InStock' : 'https://schema.org/InStoreOnly'
}

/** The shop as a seller, of the home page. Standards 6. */
export function onlineStore(language: Language): OnlineStore {
  const info = shopInfo()
  const other = language === 'ar' ? 'en' : 'ar'
  return {
    '@type': 'OnlineStore',
    '@id': `${absoluteUrl('/', language)}#store`,
    name: info.name[language],
    alternateName: info.name[other],
    url: absoluteUrl('/', language),
    logo: absoluteFile('/logo-512.png'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: info.phone,
      email: info.email,
      availableLanguage: ['en', 'ar'],
    },
    address: postalAddress(language),
    sameAs: info.socials.map((social) => social.href),
  }
}

/** The place people can visit, of `/contact`; `picture` is the path of its picture. Standards 6. */
export function petStore(language: Language, picture: string): PetStore {
  const info = shopInfo()
  return {
    '@type': 'PetStore',
    '@id': `${absoluteUrl('/contact', language)}#place`,
    name: info.name[language],
    description: info.tagline[language],
    url: absoluteUrl('/contact', language),
    image: absoluteFile(picture),
    telephone: info.phone,
    email: info.email,
    foundingDate: String(info.since),
    address: postalAddress(language),
    geo: { '@type': 'GeoCoordinates', latitude: info.map.latitude, longitude: info.map.longitude },
    hasMap: info.map.href,
    sameAs: info.socials.map((social) => social.href),
  }
}

function postalAddress(language: Language): PostalAddress {
  const { address, city } = shopInfo()
  return {
    '@type': 'PostalAddress',
    streetAddress: address[language],
    addressLocality: city[language],
    addressCountry: 'AE',
  }
}

/** The website, of the home page. Standards 6. */
export function webSite(language: Language): WebSite {
  const info = shopInfo()
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/', language)}#website`,
    name: info.name[language],
    url: absoluteUrl('/', language),
    inLanguage: language,
  }
}

/** Several nodes as one document. */
export function graph(...nodes: (BreadcrumbList | ProductSchema | OnlineStore | PetStore | WebSite)[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
