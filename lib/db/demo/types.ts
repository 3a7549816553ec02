import type { Bilingual } from '@/lib/contract/bilingual'

/** A figure of a picture: art from the art package, or a drawn pack. Names as in `kit/kit.json` and the picture recipe of docs/design-language.md. */
export interface Figure {
  /** File name (without extension) in `@lobehub/fluent-emoji-3d`. Exactly one of `art` and `pack`. */
  art?: string
  pack?: 'sack' | 'pouch' | 'tub' | 'can' | 'bottle' | 'bowl' | 'collar' | 'tank'
  /** [main, shade, label] as #RRGGBB. */
  packColours?: string[]
  labelArt?: string | null
  /** Canvas units (the canvas is 1000 square). */
  height: number
  lower?: number
  /** Fraction of the canvas width. */
  centreX: number
  flip?: boolean
  /** Degrees. */
  hue?: number
  rotate?: number
  /** Factors. */
  saturation?: number
  brightness?: number
  keepViolets?: boolean | number
  floats?: boolean | number
  inside?: { art: string; size: number; x: number; y: number }[]
}

export type Family =
  | 'sage'
  | 'palm'
  | 'dusk'
  | 'lagoon'
  | 'clay'
  | 'rose'
  | 'wheat'
  | 'saffron'
  | 'butter'
  | 'mint'
  | 'linen'
  | 'oxblood'
  | 'slate'
export type Scene = 'sweep' | 'plinth' | 'arch' | 'dune' | 'lagoon' | 'counter'

/** A picture: figures, positions and light. The same recipe always gives the same bytes. */
export interface Recipe {
  family: Family
  scene: Scene
  /** Index into the kit's four palm lights. */
  palmLight?: number
  feet?: number
  crop?: { x: number; y: number; size: number }
  figures: Figure[]
}

export interface DemoSubcategory {
  /** Stable English slug, unique within the category. */
  value: string
  name: Bilingual
}

export interface DemoCategory {
  value: string
  name: Bilingual
  carcass?: boolean
  /** The round picture of home and /categories. */
  picture: Recipe
  subcategories: DemoSubcategory[]
}

export interface DemoProduct {
  /** Stable English slug, unique in the catalogue; ids are derived from it. */
  handle: string
  category: string
  subcategory?: string
  title: Bilingual
  description: Bilingual
  /** AED. */
  price: number
  oldPrice?: number
  stock: number
  /** `#RRGGBB` of `lib/utils/named-colors`; only where the customer chooses. */
  colors?: string[]
  /** 2 to 5 distinct pictures, the card's first. */
  pictures: Recipe[]
  /** Mean and number of ratings, distributed over demo customers; none for an unrated product. */
  rated?: { average: number; count: number }
  /** Home page groups (spec §2). */
  groups?: ('bestSeller' | 'carcasses' | 'accessories' | 'feed' | 'newArrival')[]
}
