import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { uuidv7 } from 'uuidv7'
import type { DeliveryAddress } from '@/lib/contract/address'
import { ShopError } from '@/lib/contract/error'
import type { Fils } from '@/lib/contract/money'
import { isChangeable, type Order, type OrderLine } from '@/lib/contract/order'
import { carcassTerms, writeLeadTime } from '@/lib/contract/selling'
import { transaction, type Tx } from '@/lib/db/database'
import { orders, refunds, orderLines } from '@/lib/db/schema'
import { changedNothing } from '../audit/actor'
import { audited } from '../audit/record'
import { shippingFor, shippingTerms } from '../delivery/shipping'
import { forgetStock } from '../catalogue/stock'
import { vatIn, vatTerms } from '../catalogue/vat'
import { deliveryFee, deliveryTerms } from '../delivery/terms'
import { creditChange } from '../invoices/issue'
import { leadTimeIn, moveDelivery } from './delivery'
import { noteEvent } from './events'
import { noticeStatus } from './notices'
import { findOrder, orderOf } from './order'
import { giveBack } from './stock'

/** What changes of an order; the rest stays. */
interface OrderEdit {
  lines?: readonly LineEdit[]
  address?: DeliveryAddress
  /** Id of a delivery slot. */
  slot?: string
}

/**
 * Changes an order that is not sent out yet, by id or code, and tells its customer: quantities down, address, slot. Stock goes
 * back, and totals, VAT and delivery fee are worked out anew, in one transaction; what was paid too much by card is credited, and
 * the payments sweep pays it back. Throws OrderNotFound; IllegalStatus for an order on its way or ended; BadRequest for what
 * cannot change, such as a higher total of an order paid by card; NotDeliveredThere, SlotRequired, SlotFull.
 */
export async function editOrder(named: string, edit: OrderEdit): Promise<Order> {
  const { order, returned } = await transaction(async (tx) => {
    const before = await findOrder(tx, named, { lock: true })
    assertChangeable(before)
    if (before.pickup && (edit.address || edit.slot)) throw refused('PickedUp', 'address')
    const { lines, returned } = edit.lines
      ? await lowerLines(tx, before, edit.lines)
      : { lines: before.lines, returned: [] }
    const address = edit.address ?? before.address
    const isMade = returned.length === 0 && isDeepStrictEqual(address, before.address)
    // Sent again after a lost answer.
    if (isMade && (edit.slot ?? before.slot?.id) === before.slot?.id) {
      changedNothing()
      return { order: before, returned }
    }
    const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
    const sameCity = address.city === before.address.city
    // A fee that was agreed stays unless what it depends on changes.
    const priced = subtotal !== before.subtotal || !sameCity
    const shipping = priced ? await feeOf(tx, before, { subtotal, city: address.city }) : before.shipping
    const total = subtotal + shipping
    const isPaid = before.payment !== 'cod_due'
    const paid = before.paid ?? before.total
    if (isPaid && total > before.total) throw refused('PaidByCard')
    // Of a payment that was paid back by hand less may be left.
    const refund = isPaid ? Math.min(before.total - total, paid - before.refunded) : 0
    // The same fee has the VAT it was invoiced with, whatever the rate is by now.
    const keepsVat = before.vat === null || shipping === before.shipping
    const shippingVat = keepsVat ? before.shippingVat : vatIn(shipping, (await vatTerms(tx)).rate)
    const vat = before.vat === null ? null : lines.reduce((sum, line) => sum + (line.vat ?? 0), shippingVat)
    const slot = await moveDelivery(tx, before, { city: address.city, lines, slot: edit.slot })
    const leadTime = sameCity ? before.leadTime : await leadTimeIn(tx, lines, address.city)
    const [row] = await tx
      .update(orders)
      .set({
        ...{ address, subtotal, shipping, total, vat, shippingVat, slot, leadTime: writeLeadTime(leadTime) },
        ...carcassLeft(before, lines),
        ...(isPaid && { paid, refunded: before.refunded + refund }),
        updatedAt: new Date(),
      })
      .where(eq(orders.id, before.id))
      .returning()
    if (!row) throw new ShopError('OrderNotFound')
    await noteEvent(tx, { orderId: before.id, actor: 'staff', type: 'edited', data: { total, before: before.total } })
    if (refund > 0) await owe(tx, before.id, refund)
    const changed = await orderOf(tx, row)
    const after = { ...changed, documents: await creditChange(tx, before, changed) }
    await noticeStatus(tx, after, refund)
    const { customerId } = row
    await audited(tx, { subject: before.code, before: recordOf(before), after: recordOf(after), customerId })
    return { order: after, returned }
  })
  await forgetStock(returned)
  return order
}

function assertChangeable(order: Order): void {
  if (isChangeable(order)) return
  throw new ShopError('IllegalStatus', [{ path: 'status', msg: `The order ${order.code} can no longer be changed.` }])
}

/** Notes that a part of the payment goes back to the card. */
async function owe(tx: Tx, orderId: string, amount: Fils): Promise<void> {
  await tx.insert(refunds).values({ id: uuidv7(), orderId, amount, due: true })
  await noteEvent(tx, { orderId, actor: 'staff', type: 'refund_due', data: { amount } })
}

/** The delivery fee, by the same terms as for a new order. */
async function feeOf(
  tx: Tx,
  { pickup }: Order,
  { subtotal, city }: { subtotal: Fils; city: DeliveryAddress['city'] },
): Promise<Fils> {
  if (pickup) return 0
  const terms = await deliveryTerms(tx)
  if (!terms) return shippingFor(subtotal, await shippingTerms(tx))
  return (await deliveryFee(tx, terms, { subtotal, city })).fee
}

/** Head and cuts of the lines that are left; null when no whole carcass is. */
function carcassLeft(before: Order, lines: Order['lines']): Pick<Order, 'withHead' | 'cuts'> {
  const { withHead, cuts } = before
  // Without preparations the order's own terms apply, and nothing tells which line they are about.
  if (lines.length === before.lines.length || !carcassTerms(before.lines)) return { withHead, cuts }
  return carcassTerms(lines) ?? { withHead: null, cuts: null }
}

/** What the audit log keeps of an order. */
function recordOf({ lines, address, slot, subtotal, shipping, total, refunded }: Order) {
  return {
    lines: lines.map(({ title, quantity }) => `${quantity} × ${title.en}`),
    ...{ address, slot: slot?.id ?? null, subtotal, shipping, total, refunded },
  }
}

interface LineEdit {
  id: string
  /** 0 removes the line. */
  quantity: number
}

/**
 * Lowers quantities of a locked order's lines, or removes lines, and puts the difference back into the stock. Prices stay those
 * of the order. A line that is gone has none. Returns the lines that are left and the ids of the products that came back. Throws
 * BadRequest for a higher quantity or when no line would be left.
 */
async function lowerLines(
  tx: Tx,
  order: Order,
  edits: readonly LineEdit[],
): Promise<{ lines: OrderLine[]; returned: string[] }> {
  const asked = new Map(edits.map(({ id, quantity }) => [id, quantity]))
  const before = new Map(order.lines.map(({ id, quantity }) => [id, quantity]))
  for (const [id, quantity] of asked) if (quantity > (before.get(id) ?? 0)) throw refused('QuantityOnlyDown')
  const changed = order.lines.map((line) => ({ line, quantity: asked.get(line.id) ?? line.quantity }))
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
function refused(reason: string, path = 'lines'): ShopError {
  return new ShopError('BadRequest', [{ path, msg: reason }])
}
