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
import { schemaHours } from '@/lib/i18n/opening-hours'
import { otherLanguage } from '@/lib/i18n/language'
import { writtenMean } from '@/lib/i18n/rating'
import type { Language } from '@/lib/config/constants'
import type { ShopInfo } from '@/lib/config/shop-info'
import { offerTerms, type OfferTerms } from './offer-terms'
import { absoluteFile, absoluteUrl } from './urls'

export interface Crumb {
  name: string
  path: string
  /** Language of the name when it differs from the page's. */
  lang?: Language
}

/** Visible breadcrumbs: the last is the current page and has no link. */
export function trailOf(crumbs: Crumb[]): { name: string; href?: string; lang?: Language }[] {
  return crumbs.map(({ path, ...crumb }, index) => (index < crumbs.length - 1 ? { ...crumb, href: path } : crumb))
}

function price(fils: number): string {
  return toAed(fils).toFixed(2)
}

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

interface ShownWith {
  terms?: OfferTerms
  /** The shop's name. */
  seller: string
  reviews?: Review[]
  images?: string[]
  /** Whether it can be ordered online: carcasses need card payments. */
  orderable?: boolean
}

/**
 * A Product with its offer and the visible ratings and reviews; null without price or picture, which search engines require.
 * Standards 6.
 */
export function productSchema(
  product: Product,
  language: Language,
  { reviews = [], images = [], orderable = true, seller, terms }: ShownWith,
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
      seller: { '@type': 'OnlineStore', name: seller },
      ...(terms && offerTerms(terms, language)),
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

export function onlineStore(info: ShopInfo, language: Language): OnlineStore {
  return {
    '@type': 'OnlineStore',
    '@id': `${absoluteUrl('/', language)}#store`,
    name: info.name[language],
    alternateName: info.name[otherLanguage(language)],
    url: absoluteUrl('/', language),
    logo: absoluteFile('/logo-512.png'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: info.phone,
      email: info.email,
      availableLanguage: ['en', 'ar'],
    },
    address: postalAddress(info, language),
    ...(info.trn && { vatID: info.trn }),
    sameAs: info.socials.map((social) => social.href),
  }
}

/** The physical store, on `/contact`; `picture` is a path. Standards 6. */
export function petStore(info: ShopInfo, language: Language, picture: string): PetStore {
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
    address: postalAddress(info, language),
    geo: { '@type': 'GeoCoordinates', latitude: info.map.latitude, longitude: info.map.longitude },
    hasMap: info.map.href,
    ...(info.hours.length > 0 && { openingHours: info.hours.map(schemaHours) }),
    ...(info.trn && { vatID: info.trn }),
    sameAs: info.socials.map((social) => social.href),
  }
}

function postalAddress({ address, city }: ShopInfo, language: Language): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address[language],
    addressLocality: city[language],
    addressCountry: 'AE',
  }
}

export function webSite(info: ShopInfo, language: Language): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/', language)}#website`,
    name: info.name[language],
    url: absoluteUrl('/', language),
    inLanguage: language,
  }
}

export function graph(...nodes: (BreadcrumbList | ProductSchema | OnlineStore | PetStore | WebSite)[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
