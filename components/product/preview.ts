import type { CardFacts } from './card-facts'

/** Shows what a card knows of its product until the page is there, and leads to that page. */
type Opener = (product: CardFacts, card: HTMLElement) => void

let opener: Opener | null = null
/** By a picture's source: the file of it that a card had shown, which the browser has. */
const shownFiles = new Map<string, string>()

/** Whoever shows previews says so here, and with null that it does so no more. */
export function setOpener(next: Opener | null): void {
  opener = next
}

/** Shows `product` as its card knows it, at once, and goes to its page; false when nobody can: then a link does what links do. */
export function openPreview(product: CardFacts, card: HTMLElement): boolean {
  if (!opener) return false
  const [src] = product.images
  const file = fileOf(card)
  if (src && file) shownFiles.set(src, file)
  opener(product, card)
  return true
}

/** The file in which a card last showed this picture before its product was opened; the smaller one stands in until the larger is there. */
export function shownFile(src: string | undefined): string | undefined {
  return src && shownFiles.get(src)
}

function fileOf(card: HTMLElement): string | null {
  const picture = card.querySelector('img')
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : null
}
