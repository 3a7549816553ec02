import type { Bilingual } from './contract/bilingual'

/** The shop's languages; the first is the default and the fallback. Spec §1. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** Cookie that keeps the visitor's language. Spec §1. */
export const LANGUAGE_COOKIE = 'i18next'
/** Cookie that keeps the customer's session. Spec §3. */
export const SESSION_COOKIE = 'customerToken'
/** Cookie that asks, once, whether a session cookie which kept its bearer from a visitors' page is worth anything. */
export const SESSION_CHECK_COOKIE = 'sessionCheck'
/** Request header by which the middleware hands on the language of the request. */
export const LANGUAGE_HEADER = 'x-shop-language'

/** Where visible texts are cut, in characters. Spec §9. */
export const cut = {
  cardTitle: 20,
  listTitle: 40,
  offerTitle: 50,
  detailsTitle: 80,
  summaryTitle: 17,
  orderItemTitle: 30,
  searchDescription: 60,
  listDescription: 70,
  offerDescription: 120,
} as const

/** Pictures shown before "+N" stands for the rest. Spec §9. */
export const THUMBNAILS_SHOWN = 3
/** Scroll in px after which the header turns active. Spec §9. */
export const HEADER_ACTIVE_AFTER = 100
/** Hero slider: time per slide and length of the cross-fade, in ms. Spec §9. */
export const HERO_INTERVAL = 4000
export const HERO_FADE = 500
/** Placeholder counts. Spec §9. */
export const placeholders = {
  homeCards: 6,
  homeCategories: 16,
  shopGrid: 12,
  shopList: 5,
  offers: 8,
  categories: 16,
} as const
/** A product wears the "New" badge for this many days. */
export const NEW_FOR_DAYS = 30

/** Colours the shop has names for; any other colour is named after the nearest. */
export const namedColors: { hex: string; name: Bilingual }[] = [
  { hex: '#1C5638', name: { en: 'Palm green', ar: 'أخضر نخلي' } },
  { hex: '#B2372A', name: { en: 'Red', ar: 'أحمر' } },
  { hex: '#21160F', name: { en: 'Black', ar: 'أسود' } },
  { hex: '#C98B3A', name: { en: 'Tan', ar: 'جملي' } },
  { hex: '#155E66', name: { en: 'Teal', ar: 'أزرق مخضر' } },
  { hex: '#ECE2CF', name: { en: 'Sand', ar: 'رملي' } },
  { hex: '#6B5144', name: { en: 'Brown', ar: 'بني' } },
  { hex: '#2B4C7E', name: { en: 'Navy', ar: 'كحلي' } },
  { hex: '#D98BA0', name: { en: 'Pink', ar: 'وردي' } },
  { hex: '#8A8F98', name: { en: 'Grey', ar: 'رمادي' } },
  { hex: '#F4B942', name: { en: 'Yellow', ar: 'أصفر' } },
  { hex: '#FFFFFF', name: { en: 'White', ar: 'أبيض' } },
]
