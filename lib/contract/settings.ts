import type { Bilingual } from './bilingual'
import type { Fils } from './money'
import type { Product } from './product'

/** The product groups of the home page and `/settings-product/{name}`. Spec §2. */
export const groupNames = ['bestSeller', 'carcasses', 'accessories', 'feed', 'newArrival'] as const
export type GroupName = (typeof groupNames)[number]
export type ProductGroups = Record<GroupName, Product[]>

export function mapGroups<T>(map: (name: GroupName) => T): Record<GroupName, T> {
  return {
    bestSeller: map('bestSeller'),
    carcasses: map('carcasses'),
    accessories: map('accessories'),
    feed: map('feed'),
    newArrival: map('newArrival'),
  }
}

/** A link of a slide or board: a path here or an https URL, never a script. */
export const PAGE_LINK = /^(\/(?!\/)|https?:\/\/)/

/** One slide of the hero. `image` is for 1280 px and wider, `smallImage` below. Pictures contain no text. */
export interface HeroSlide {
  image: string
  smallImage: string
  /** Two lines separated by `\n`. Null when the host sends pictures only. */
  headline: Bilingual | null
  text: Bilingual | null
  label: Bilingual | null
  link: string | null
}

export interface Board {
  image: string
  title: Bilingual | null
  subtitle: Bilingual | null
  link: string | null
}

/** The owner's settings: pictures of the home page and delivery terms. Spec §3. */
export interface Settings {
  hero: HeroSlide[]
  boards: Board[]
  mainImage: string | null
  /** Whether to show the English-only line of Spec §1. */
  freeShippingNote: boolean
  /** Free delivery where cities differ; absent for none, and with one fee everywhere. */
  freeDelivery?: FreeDelivery
}

export interface FreeDelivery {
  /** The lowest subtotal with free delivery; 0 when it is always free. */
  from: Fils
  /** Whether it holds for every city that is delivered to. */
  everywhere: boolean
}

export interface Stats {
  products: number
  categories: number
  customers: number
}
