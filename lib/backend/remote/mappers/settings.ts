import 'server-only'
import type { ProductGroups, Settings, Stats } from '@/lib/contract/settings'
import { pictureAddress } from '../pictures/address-of'
import { readPictures, readProducts } from './product'
import type { MappingContext } from './mapper'
import { dataOf, fieldsOf, numberOf } from './values'

/** The host's settings: pictures of the home page, and product groups. Spec §3. */
export interface HostSettings {
  settings: Settings
  /** May lack carcasses, which Spec §3 does not list in the settings. */
  groups: ProductGroups
}

/** Maps the settings, skipping unreadable parts. */
export function readSettings(answer: unknown, mapping: MappingContext): HostSettings {
  const data = dataOf(answer)
  const fields = fieldsOf(Array.isArray(data) ? data[0] : data) ?? {}
  const large = readPictures(fields.heroImagesMaxBase64, mapping, 'heroImagesMaxBase64')
  const small = readPictures(fields.heroImagesMinBase64, mapping, 'heroImagesMinBase64')
  const slides = Math.max(large.length, small.length)
  const products = (name: string) => readProducts(fields[name], mapping, name)
  return {
    settings: {
      hero: Array.from({ length: slides }, (_, at) => ({
        image: large[at] ?? small[at] ?? '',
        smallImage: small[at] ?? large[at] ?? '',
        headline: null,
        text: null,
        label: null,
        link: null,
      })),
      boards: readPictures(fields.boardsImagesBase64, mapping, 'boardsImagesBase64').map((image) => ({
        image,
        title: null,
        subtitle: null,
        link: null,
      })),
      mainImage: pictureAddress(fields.mainImageBase64, mapping, 'mainImageBase64'),
      freeShippingNote: fields.freeShippingNote !== false,
    },
    groups: {
      bestSeller: products('bestSeller'),
      carcasses: products('carcasses'),
      accessories: products('accessories'),
      feed: products('feed'),
      newArrival: products('newArrival'),
    },
  }
}

/** Figures of the about page. Spec §3. */
export function readStats(answer: unknown, mapping: MappingContext): Stats {
  const fields = fieldsOf(dataOf(answer)) ?? {}
  const count = (name: 'products' | 'categories' | 'customers') =>
    Math.max(0, Math.floor(numberOf(fields[name], mapping, name) ?? 0))
  return { products: count('products'), categories: count('categories'), customers: count('customers') }
}
