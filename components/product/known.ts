import type { Fils } from '@/lib/contract/money'

interface Told {
  id: string
  /** In the page's language. */
  title: string
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
  const picture = link.closest('.card')?.querySelector('img')
  return { ...product, picture: picture?.currentSrc || null }
}
