import type { Bilingual } from '@/lib/contract/bilingual'
import type { Cart } from './cart'

/** A line as the server tells it. */
export type CartLine = Cart['data'][number]

/** A line as a page shows it: the server's, with what the customer has just done to it. */
export interface ShownLine {
  key: string
  line: CartLine
  /** Pieces for the eye; the server may not know them yet. */
  quantity: number
  /** On its way to the server: nothing of the line can be changed until it answers. Spec §4. */
  saving: boolean
  /** None is left: it stays, says so, and does not count. Standards 22. */
  ranOut: boolean
  /** More than there are, alone or with the product's other colours, but there are some: the words of `Cart` that say so. */
  tooMany: 'tooMany' | 'tooManyTogether' | null
  /** Why its last change was taken back. */
  refusal?: string
}

/** The title of a line's product, in both languages. */
export function titleOf({ product }: Pick<CartLine, 'product'>): Bilingual {
  return { en: product.titleEn, ar: product.titleAr }
}

/** What tells a line from the others: the product and its colour. */
export function lineKey({ product, color }: Pick<CartLine, 'product' | 'color'>): string {
  return `${product._id}|${color ?? ''}`
}

/** Wishes by line: pieces wanted, 0 for a line that shall go. */
export type Wishes = ReadonlyMap<string, number>

/** The lines to show: the server's, less those the customer took out, with the pieces they want. */
export function shownLines(cart: Pick<Cart, 'data'>, wishes: Wishes, saving: ReadonlySet<string>): ShownLine[] {
  const wanted = (line: CartLine) => wishes.get(lineKey(line)) ?? line.quantity
  const pieces = new Map<string, number>()
  for (const line of cart.data) {
    const { _id: id, stock } = line.product
    // A colour that is no longer offered takes nothing from the others.
    if (stock > 0) pieces.set(id, (pieces.get(id) ?? 0) + wanted(line))
  }
  return cart.data.flatMap((line) => {
    const { _id: id, stock } = line.product
    const [key, quantity] = [lineKey(line), wanted(line)]
    if (quantity === 0) return []
    const together = pieces.get(id) ?? 0
    const words = together === quantity ? 'tooMany' : 'tooManyTogether'
    const tooMany = stock > 0 && together > stock ? words : null
    return [{ key, line, quantity, saving: saving.has(key), ranOut: stock === 0, tooMany }]
  })
}

/** How many lines stand before a line, without those that are on their way out. */
export function placeOf(cart: Pick<Cart, 'data'>, wishes: Wishes, line: CartLine): number {
  const keys = cart.data.map(lineKey).filter((key) => wishes.get(key) !== 0 || key === lineKey(line))
  return Math.max(0, keys.indexOf(lineKey(line)))
}

/** Whether something on the page is not yet what the server says: sums are then those of before. */
export function isAhead(cart: Pick<Cart, 'data'>, wishes: Wishes): boolean {
  return cart.data.some((line) => (wishes.get(lineKey(line)) ?? line.quantity) !== line.quantity)
}
