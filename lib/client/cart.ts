import type { LineKey, ShownCart as Cart } from '@/lib/contract/cart'
import { preparationKey } from '@/lib/contract/selling'

export type { Cart }
export type CartLine = Cart['lines'][number]
/** Wanted quantity by line key; 0 removes the line. */
export type WantedQuantities = ReadonlyMap<string, number>

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
  /** A choice of its preparation is no longer offered: blocks the checkout until another is chosen. */
  withdrawn: boolean
  /** Exceeds the stock, alone or with the product's other colors or preparations: key of the dictionary's `Cart`. */
  tooMany: 'tooMany' | 'tooManyTogether' | 'tooManyPrepared' | null
  /** Why its last change was reverted. */
  refusal?: string
}

/** Identifies a line by its product, color, size and preparation. */
export function lineKey({ productId, color, size, preparation }: LineKey): string {
  return [productId, color ?? '', size ?? '', preparationKey(preparation)].join('|')
}

/** Whether the shop no longer offers the size of a line. */
export function isSizeGone({ size, sizeName }: CartLine): boolean {
  return size !== null && sizeName === null
}

/** Total quantity of all cart lines. Spec §9 (badge). */
export function cartQuantity(lines: CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Quantity of a line; 0 when it is not in the cart. */
export function lineQuantity(lines: CartLine[], key: LineKey): number {
  return lines.find((line) => lineKey(line) === lineKey(key))?.quantity ?? 0
}

/** The lines to show: the server's with the wanted quantities, without removed ones. `saving`: line keys. */
export function shownLines(lines: CartLine[], wanted: WantedQuantities, saving: string[] = []): ShownLine[] {
  const quantityOf = (line: CartLine) => wanted.get(lineKey(line)) ?? line.quantity
  const stockKey = ({ productId, size }: CartLine) => `${productId}|${size ?? ''}`
  const together = new Map<string, number>()
  for (const line of lines) {
    // A color no longer offered takes no stock from the others.
    if (line.stock > 0) together.set(stockKey(line), (together.get(stockKey(line)) ?? 0) + quantityOf(line))
  }
  return lines.flatMap((line) => {
    const { stock } = line
    const [key, quantity] = [lineKey(line), quantityOf(line)]
    if (quantity === 0) return []
    const sum = together.get(stockKey(line)) ?? 0
    const words = sum === quantity ? 'tooMany' : line.color ? 'tooManyTogether' : 'tooManyPrepared'
    const tooMany = stock > 0 && sum > stock ? words : null
    const withdrawn = stock === 0 && line.preparation !== null && line.prepared === null
    const ranOut = stock === 0 && !withdrawn
    return [{ key, line, quantity, saving: saving.includes(key), ranOut, withdrawn, tooMany }]
  })
}

/** Index of a line among those that are not being removed. */
export function placeOf(lines: CartLine[], wanted: WantedQuantities, line: CartLine): number {
  const keys = lines.map(lineKey).filter((key) => wanted.get(key) !== 0 || key === lineKey(line))
  return Math.max(0, keys.indexOf(lineKey(line)))
}

/** Whether the page shows quantities the server has not confirmed; the sums are then outdated. */
export function isAhead(lines: CartLine[], wanted: WantedQuantities): boolean {
  return lines.some((line) => (wanted.get(lineKey(line)) ?? line.quantity) !== line.quantity)
}

/** Whether a line exceeds the stock or has a withdrawn preparation, which blocks the checkout. Standards 22. */
export function isBlocked(lines: ShownLine[]): boolean {
  return lines.some(({ ranOut, withdrawn, tooMany }) => ranOut || withdrawn || tooMany !== null)
}
