import manifest from './pictures/manifest.json'

/** The demo's pictures by the hash of their largest file. */
export interface DemoPictures {
  /** Hash of the recipes they were drawn from. */
  recipes: string
  /** Side of products' and categories' pictures, px. */
  side: number
  /** By handle, in the order of the product list; each product's first picture is its card's. */
  products: Readonly<Record<string, string[]>>
  /** By `value`. */
  categories: Readonly<Record<string, string>>
  /** Pictures of the home page by name; sizes in px. */
  scenes: Readonly<Record<string, { hash: string; width: number; height: number }>>
}

/** Written by `npm run demo-pictures`, with the files of `lib/db/demo/pictures`. */
export const demoPictures: DemoPictures = manifest
