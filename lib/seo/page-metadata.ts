import type { Metadata } from 'next'
import type { Product } from '@/lib/contract/product'
import { headOf } from '@/lib/utils/graphemes'
import { otherLanguage } from '@/lib/i18n/language'
import { shopInfo } from '@/lib/config/shop-info'
import type { Language } from '@/lib/config/constants'
import { absoluteFile, absoluteUrl } from './urls'

/** What a page says of itself. */
export interface PageFacts {
  language: Language
  /** Path with its significant query, without `lang`: the canonical one, and what a shared link leads to. */
  path: string
  /** Not for search engines: it names no canonical address and no alternates. */
  hidden?: boolean
  /** Without the shop's name. */
  title: string
  description: string
  /** Path of a JPEG of 1200×630 px, and what it shows. */
  image: { path: string; alt: string }
  /** The home page's title stands alone. */
  bare?: boolean
}

const ogLocale = { en: 'en_US', ar: 'ar_AR' } as const

/** Everything a page says in `<head>`: title, canonical, alternates and share preview. Standards 2, 8. */
export function pageMetadata({ language, path, title, description, image, bare, hidden }: PageFacts): Metadata {
  const siteName = shopInfo().name[language]
  const url = absoluteUrl(path, language)
  return {
    metadataBase: new URL(absoluteFile('/')),
    title: bare ? title : `${title} | ${siteName}`,
    description,
    robots: hidden ? { index: false, follow: true } : undefined,
    alternates: hidden
      ? undefined
      : {
          canonical: url,
          languages: { en: absoluteUrl(path), ar: absoluteUrl(path, 'ar'), 'x-default': absoluteUrl(path) },
        },
    openGraph: {
      type: 'website',
      siteName,
      title,
      description,
      url,
      locale: ogLocale[language],
      alternateLocale: ogLocale[otherLanguage(language)],
      images: [{ url: absoluteFile(image.path), width: 1200, height: 630, type: 'image/jpeg', alt: image.alt }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [absoluteFile(image.path)] },
  }
}

/** A description for previews: one line, cut at a word, at most `max` characters. */
export function previewText(text: string, max = 155): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const head = headOf(line, max - 1)
  return `${headOf(head, Math.max(head.lastIndexOf(' '), max / 2)).trimEnd()}…`
}

/** What previews say of a product: its description, or its title where it has none. */
export function productPreview({ title, description }: Product, language: Language): string {
  return previewText(description[language]) || previewText(title[language])
}
