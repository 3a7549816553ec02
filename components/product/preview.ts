import type { CardFacts } from './card-facts'

/** Shows a card's facts until the product page has loaded, and navigates to that page. */
type PreviewHandler = (product: CardFacts, card: HTMLElement) => void

let handler: PreviewHandler | null = null
/** Picture source → the file a card showed, which the browser has cached. */
const shownFiles = new Map<string, string>()

export function setPreviewHandler(next: PreviewHandler | null): void {
  handler = next
}

/** Previews `product` and navigates to its page; returns false without a handler: then the link navigates normally. */
export function openPreview(product: CardFacts, card: HTMLElement): boolean {
  if (!handler) return false
  const [src] = product.images
  const file = shownPicture(card)
  if (src && file) shownFiles.set(src, file)
  handler(product, card)
  return true
}

/** The file in which a card last showed this picture; a placeholder until the larger file loads. */
export function shownFile(src: string | undefined): string | undefined {
  return src && shownFiles.get(src)
}

/** URL of the file a card shows; null while it has none, or only a placeholder. */
export function shownPicture(card: Element | null): string | null {
  const picture = card?.querySelector('img')
  if (!picture?.complete || picture.naturalWidth === 0 || picture.dataset.missing !== undefined) return null
  return picture.currentSrc
}
