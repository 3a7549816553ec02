import { languages } from '@/lib/config/constants'
import { absoluteFile, absoluteUrl } from './urls'
import { element, escapeXml } from './xml'

export interface SitemapEntry {
  /** Canonical path, without `lang`. */
  path: string
  images?: string[]
  /** Last change of the content, ISO 8601; absent when unknown. */
  updatedAt?: string | undefined
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const sitemapStart =
  HEAD +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'
export const sitemapEnd = '</urlset>\n'

/** One `<url>` per language, each with all alternates. Standards 5. */
export function sitemapEntry({ path, images = [], updatedAt }: SitemapEntry): string {
  const clean = absoluteUrl(path)
  const addresses = languages.map((language) => ({ language, href: absoluteUrl(path, language) }))
  const alternates = [...addresses, { language: 'x-default', href: clean }]
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`)
    .join('')
  const pictures = images
    .map((image) => `<image:image>${element('image:loc', absoluteFile(image))}</image:image>`)
    .join('')
  const changed = updatedAt ? element('lastmod', updatedAt) : ''
  return addresses.map(({ href }) => `<url>${element('loc', href)}${changed}${alternates}${pictures}</url>\n`).join('')
}

export function sitemapIndex(paths: string[]): string {
  const rows = paths.map((path) => `<sitemap>${element('loc', absoluteFile(path))}</sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`
}
