import { z } from 'zod'
import type { Bilingual } from './bilingual'
import { encodeProduct, ProductWire, type Product } from './product'

/** The product groups of the home page and `/settings-product/{name}`. Spec §2. */
export const groupNames = ['bestSeller', 'carcasses', 'accessories', 'feed', 'newArrival'] as const
export type GroupName = (typeof groupNames)[number]
export type ProductGroups = Record<GroupName, Product[]>

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

/** One picture of the board grid. */
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
}

const BilingualWire = z.object({ en: z.string(), ar: z.string() }).nullable()

/** Wire shape of the settings. Spec §3; `heroSlides`, `boards` and `freeShippingNote` are our additions. */
export const SettingsWire = z.object({
  heroImagesMaxBase64: z.array(z.string()),
  heroImagesMinBase64: z.array(z.string()),
  boardsImagesBase64: z.array(z.string()),
  bestSeller: z.array(ProductWire),
  accessories: z.array(ProductWire),
  feed: z.array(ProductWire),
  newArrival: z.array(ProductWire),
  mainImageBase64: z.string().nullable(),
  heroSlides: z.array(
    z.object({ headline: BilingualWire, text: BilingualWire, label: BilingualWire, link: z.string().nullable() }),
  ),
  boards: z.array(z.object({ title: BilingualWire, subtitle: BilingualWire, link: z.string().nullable() })),
  freeShippingNote: z.boolean(),
})
export type SettingsWire = z.infer<typeof SettingsWire>

/** Maps the settings to the wire, with the product groups that Spec §3 puts among them. */
export function encodeSettings(settings: Settings, groups: ProductGroups): SettingsWire {
  return {
    heroImagesMaxBase64: settings.hero.map((slide) => slide.image),
    heroImagesMinBase64: settings.hero.map((slide) => slide.smallImage),
    boardsImagesBase64: settings.boards.map((board) => board.image),
    bestSeller: groups.bestSeller.map(encodeProduct),
    accessories: groups.accessories.map(encodeProduct),
    feed: groups.feed.map(encodeProduct),
    newArrival: groups.newArrival.map(encodeProduct),
    mainImageBase64: settings.mainImage,
    heroSlides: settings.hero.map(({ headline, text, label, link }) => ({ headline, text, label, link })),
    boards: settings.boards.map(({ title, subtitle, link }) => ({ title, subtitle, link })),
    freeShippingNote: settings.freeShippingNote,
  }
}

/** Wire shape of the groups: products by group name. */
export const ProductGroupsWire = z.record(z.enum(groupNames), z.array(ProductWire))

/** Maps the groups to the wire. */
export function encodeProductGroups(groups: ProductGroups): z.infer<typeof ProductGroupsWire> {
  return {
    bestSeller: groups.bestSeller.map(encodeProduct),
    carcasses: groups.carcasses.map(encodeProduct),
    accessories: groups.accessories.map(encodeProduct),
    feed: groups.feed.map(encodeProduct),
    newArrival: groups.newArrival.map(encodeProduct),
  }
}

/** Figures of the about page. Spec §3. */
export const StatsWire = z.object({
  products: z.number().int(),
  categories: z.number().int(),
  customers: z.number().int(),
})
export type Stats = z.infer<typeof StatsWire>
