import type { Metadata } from 'next'
import type { Product } from '@/lib/contract/product'
import { headOf } from '@/lib/utils/graphemes'
import { otherLanguage } from '@/lib/i18n/language'
import type { Language } from '@/lib/config/constants'
import { absoluteFile, absoluteUrl } from './urls'

export interface PageFacts {
  /** The shop's name in the page's language. */
  siteName: string
  language: Language
  /** Canonical path with its significant query, without `lang`; shared links use it. */
  path: string
  /** Excludes the page from search engines, without canonical and alternates. */
  hidden?: boolean
  /** Without the shop's name. */
  title: string
  description: string
  /** Path of a JPEG of 1200×630 px, and its alternative text. */
  image: { path: string; alt: string }
  /** Omits the shop's name from the title (home page). */
  bare?: boolean
}

const ogLocale = { en: 'en_US', ar: 'ar_AR' } as const

/** Metadata of `<head>`: title, canonical, alternates and share preview. Standards 2, 8. */
export function pageMetadata({
  siteName,
  language,
  path,
  title,
  description,
  image,
  bare,
  hidden,
}: PageFacts): Metadata {
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

const PREVIEW_MAX = 155

/** Shortens a description to one line of at most 155 characters, cut at a word. */
export function previewText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= PREVIEW_MAX) return line
  const head = headOf(line, PREVIEW_MAX - 1)
  return `${headOf(head, Math.max(head.lastIndexOf(' '), PREVIEW_MAX / 2)).trimEnd()}…`
}

export function productPreview({ title, description }: Product, language: Language): string {
  return previewText(description[language]) || previewText(title[language])
}
