import type { Fils } from '@/lib/contract/money'
import type { Language } from '@/lib/config/constants'
import { shownPicture } from './shown-picture'

/** What a link to a quick view says of its product. */
export interface Told {
  id: string
  title: string
  /** When the title is not in the page's language. */
  lang?: Language
  /** In fils. */
  price: Fils
  oldPrice: Fils | null
}

/** What a card knows of its product before anyone asks the shop. */
export interface Known extends Told {
  /** Address of the picture as the card shows it, already here. */
  picture: string | null
}

const told = new WeakMap<HTMLAnchorElement, Told>()

/** Notes which product a link to a quick view is of. */
export function tell(link: HTMLAnchorElement, product: Told): void {
  told.set(link, product)
}

/** What a link's card knows of its product; null when the link is not a quick view's. */
export function knownOf(link: HTMLAnchorElement): Known | null {
  const product = told.get(link)
  if (!product) return null
  return { ...product, picture: shownPicture(link.closest('.card')) }
}
