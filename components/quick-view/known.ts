import type { Fils } from '@/lib/contract/money'

/** What a card knows of its product before anyone asks the shop. */
export interface Known {
  id: string
  /** In the page's language. */
  title: string
  /** Address of the picture as the card shows it, already here. */
  picture: string | null
  /** In fils. */
  price: Fils
  oldPrice: Fils | null
}

/** Reads a card's product off the page; null when the link is not a quick view's. */
export function knownOf(link: HTMLAnchorElement): Known | null {
  const { quickView: id, title, price, oldPrice } = link.dataset
  if (!id || !title || !price) return null
  const picture = link.closest('.card')?.querySelector('img')
  return {
    id,
    title,
    picture: picture?.currentSrc || null,
    price: Number(price),
    oldPrice: oldPrice ? Number(oldPrice) : null,
  }
}
