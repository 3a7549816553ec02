import type { CardFacts } from './card-facts'
import { shownPicture } from './shown-picture'

/** Shows what a card knows of its product until the page is there, and leads to that page. */
type PreviewHandler = (product: CardFacts, card: HTMLElement) => void

let handler: PreviewHandler | null = null
/** By a picture's source: the file of it that a card had shown, which the browser has. */
const shownFiles = new Map<string, string>()

/** Whoever shows previews says so here, and with null that it does so no more. */
export function setPreviewHandler(next: PreviewHandler | null): void {
  handler = next
}

/** Shows `product` as its card knows it, at once, and goes to its page; false when nobody can: then a link does what links do. */
export function openPreview(product: CardFacts, card: HTMLElement): boolean {
  if (!handler) return false
  const [src] = product.images
  const file = shownPicture(card)
  if (src && file) shownFiles.set(src, file)
  handler(product, card)
  return true
}

/** The file in which a card last showed this picture before its product was opened; the smaller one stands in until the larger is there. */
export function shownFile(src: string | undefined): string | undefined {
  return src && shownFiles.get(src)
}
