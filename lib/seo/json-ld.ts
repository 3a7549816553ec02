import type { BreadcrumbList, Graph, OnlineStore, PetStore, PostalAddress, WebSite } from 'schema-dts'
import { schemaHours } from '@/lib/i18n/opening-hours'
import { otherLanguage } from '@/lib/i18n/language'
import type { Language } from '@/lib/config/constants'
import type { ShopInfo } from '@/lib/config/shop-info'
import type { ProductNode } from './product-schema'
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

export function graph(...nodes: (BreadcrumbList | ProductNode | OnlineStore | PetStore | WebSite)[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
