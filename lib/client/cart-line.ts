import type { Bilingual } from '@/lib/contract/bilingual'
import type { Cart } from './cart'

/** A cart line from the server. */
export type CartLine = Cart['data'][number]

/** A cart line with the customer's unconfirmed changes applied. */
export interface ShownLine {
  key: string
  line: CartLine
  /** Shown quantity; the server may not have confirmed it. */
  quantity: number
  /** Being saved: the line is locked until the server answers. Spec §4. */
  saving: boolean
  /** Sold out: stays listed but does not count. Standards 22. */
  ranOut: boolean
  /** Exceeds the stock, alone or with the product's other colors: key of the dictionary's `Cart`. */
  tooMany: 'tooMany' | 'tooManyTogether' | null
  /** Why its last change was reverted. */
  refusal?: string
}

export function titleOf({ product }: Pick<CartLine, 'product'>): Bilingual {
  return { en: product.titleEn, ar: product.titleAr }
}

/** Identifies a line by its product and color. */
export function lineKey({ product, color }: Pick<CartLine, 'product' | 'color'>): string {
  return `${product._id}|${color ?? ''}`
}

/** Wanted quantity by line key; 0 removes the line. */
export type Wishes = ReadonlyMap<string, number>

/** The lines to show: the server's with the wanted quantities, without removed ones. */
export function shownLines(cart: Pick<Cart, 'data'>, wishes: Wishes, saving: ReadonlySet<string>): ShownLine[] {
  const wanted = (line: CartLine) => wishes.get(lineKey(line)) ?? line.quantity
  const byProduct = new Map<string, number>()
  for (const line of cart.data) {
    const { _id: id, stock } = line.product
    // A color no longer offered takes no stock from the others.
    if (stock > 0) byProduct.set(id, (byProduct.get(id) ?? 0) + wanted(line))
  }
  return cart.data.flatMap((line) => {
    const { _id: id, stock } = line.product
    const [key, quantity] = [lineKey(line), wanted(line)]
    if (quantity === 0) return []
    const together = byProduct.get(id) ?? 0
    const words = together === quantity ? 'tooMany' : 'tooManyTogether'
    const tooMany = stock > 0 && together > stock ? words : null
    return [{ key, line, quantity, saving: saving.has(key), ranOut: stock === 0, tooMany }]
  })
}

/** Index of a line among those that are not being removed. */
export function placeOf(cart: Pick<Cart, 'data'>, wishes: Wishes, line: CartLine): number {
  const keys = cart.data.map(lineKey).filter((key) => wishes.get(key) !== 0 || key === lineKey(line))
  return Math.max(0, keys.indexOf(lineKey(line)))
}

/** Whether the page shows quantities the server has not confirmed; the sums are then outdated. */
export function isAhead(cart: Pick<Cart, 'data'>, wishes: Wishes): boolean {
  return cart.data.some((line) => (wishes.get(lineKey(line)) ?? line.quantity) !== line.quantity)
}
