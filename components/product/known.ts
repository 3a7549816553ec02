import type { Fils } from '@/lib/contract/money'
import type { Language } from '@/lib/config/constants'
import { shownPicture } from './shown-picture'

/** Product data attached to a quick view link. */
export interface LinkedProduct {
  id: string
  title: string
  /** When the title is not in the page's language. */
  lang?: Language
  /** In fils. */
  price: Fils
  oldPrice: Fils | null
}

/** Product data that a card has before any request. */
export interface Known extends LinkedProduct {
  /** URL of the picture the card shows, already loaded. */
  picture: string | null
}

const products = new WeakMap<HTMLAnchorElement, LinkedProduct>()

/** Attaches product data to a quick view link. */
export function attachProduct(link: HTMLAnchorElement, product: LinkedProduct): void {
  products.set(link, product)
}

/** Returns the product data of a quick view link's card; null for any other link. */
export function knownOf(link: HTMLAnchorElement): Known | null {
  const product = products.get(link)
  if (!product) return null
  return { ...product, picture: shownPicture(link.closest('.card')) }
}
