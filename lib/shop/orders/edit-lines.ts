import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Fils } from '@/lib/contract/money'
import type { Order, OrderLine } from '@/lib/contract/order'
import type { Tx } from '@/lib/db/database'
import { orderLines } from '@/lib/db/schema'
import { vatIn } from '../catalogue/vat'
import { giveBack } from './stock'

export interface LineEdit {
  id: string
  /** 0 removes the line. */
  quantity: number
}

/**
 * Lowers quantities of a locked order's lines, or removes lines, and puts the difference back into the stock. Prices stay those
 * of the order. Returns the lines that are left and the ids of the products that came back. Throws CartLineNotFound, BadRequest
 * for a higher quantity or when no line would be left.
 */
export async function lowerLines(
  tx: Tx,
  order: Order,
  edits: readonly LineEdit[],
): Promise<{ lines: OrderLine[]; returned: string[] }> {
  const asked = new Map(edits.map(({ id, quantity }) => [id, quantity]))
  for (const id of asked.keys())
    if (!order.lines.some((line) => line.id === id)) throw new ShopError('CartLineNotFound')
  const changed = order.lines.map((line) => ({ line, quantity: asked.get(line.id) ?? line.quantity }))
  if (changed.some(({ line, quantity }) => quantity > line.quantity)) throw refused('QuantityOnlyDown')
  if (changed.every(({ quantity }) => quantity === 0)) throw refused('CancelInstead')
  const gone = changed.filter(({ quantity }) => quantity === 0).map(({ line }) => line.id)
  if (gone.length > 0) await tx.delete(orderLines).where(inArray(orderLines.id, gone))
  const lower = changed.filter(({ line, quantity }) => quantity < line.quantity)
  for (const { line, quantity } of lower)
    if (quantity > 0) await tx.update(orderLines).set(amountsOf(line, quantity)).where(eq(orderLines.id, line.id))
  const returned = await giveBack(
    tx,
    lower.map(({ line, quantity }) => ({ ...line, quantity: line.quantity - quantity })),
  )
  const lines = changed
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ ...line, ...amountsOf(line, quantity) }))
  return { lines, returned }
}

/** Quantity, total and VAT of a line; VAT stays null for an order that predates it. */
function amountsOf(line: OrderLine, quantity: number): { quantity: number; total: Fils; vat: Fils | null } {
  const total = line.price * quantity
  return { quantity, total, vat: line.vat === null ? null : vatIn(total, line.vatRate ?? 0) }
}

/** `reason` is a key of the back office's `Errors`. */
export function refused(reason: string, path = 'lines'): ShopError {
  return new ShopError('BadRequest', [{ path, msg: reason }])
}
