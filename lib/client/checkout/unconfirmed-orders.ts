import 'client-only'
import type { LineKey } from '@/lib/contract/cart'
import { decodeOrder } from '@/lib/contract/order-codec'
import { call } from '../api-client'
import { lineKey } from '../cart'
import { fetchCart, showCart } from '../cart-query'
import { persisted } from '../persisted'
import { serverNow } from '../server-clock'
import { storedDraft } from './draft'

/** Tolerated skew between the clocks of browser and server, in ms: before the first answer the shop's is not known. */
const SKEW = 600_000

type Line = LineKey & { quantity: number }

interface Unconfirmed {
  at: number
  linesKey: string
}

/**
 * Records in this tab that the customer submits these lines as a cash order, in case no response arrives. Repeated attempts with
 * the same lines are recorded once. Returns whether this is the first.
 */
export function recordUnconfirmedOrder(customerId: string, lines: Line[]): boolean {
  const linesKey = linesKeyOf(lines)
  const all = unconfirmed(customerId).get()
  if (all.some((one) => one.linesKey === linesKey)) return false
  unconfirmed(customerId).set([...all, { at: serverNow().getTime(), linesKey }])
  return true
}

/** Whether this tab submitted an order of the customer whose outcome is unknown. */
export function wasSubmitted(customerId: string): boolean {
  return unconfirmed(customerId).get().length > 0
}

/** Deletes the record of these lines after a refusal. */
export function forgetRefused(customerId: string, lines: Line[]): void {
  const linesKey = linesKeyOf(lines)
  const others = unconfirmed(customerId)
    .get()
    .filter((one) => one.linesKey !== linesKey)
  unconfirmed(customerId).set(others)
}

/** Deletes all records, once the customer has seen the placed order. */
export function clearUnconfirmedOrder(customerId: string): void {
  unconfirmed(customerId).set(undefined)
}

/** The id of the newest cash order with the lines of an unconfirmed one, placed since; null without one. Throws CallError. */
export async function findUnconfirmedOrder(customerId: string): Promise<string | null> {
  const all = unconfirmed(customerId).get()
  if (all.length === 0) return null
  const { data } = await call('listOrders')
  const order = data
    .map(decodeOrder)
    .find(
      ({ payment, createdAt, lines }) =>
        (payment === 'cod_due' || payment === 'cod_collected') &&
        all.some(({ at, linesKey }) => Date.parse(createdAt) > at - SKEW && linesKey === linesKeyOf(lines)),
    )
  return order?.id ?? null
}

function unconfirmed(customerId: string) {
  return persisted(`oasis.sent.${customerId}`, (value): Unconfirmed[] => (Array.isArray(value) ? value : []))
}

/** A key of the lines, equal for a cart and its order. */
function linesKeyOf(lines: Line[]): string {
  return lines
    .map((line) => `${lineKey(line)}:${line.quantity}`)
    .sort()
    .join()
}

/** Cleans up after an order was placed: deletes the draft and refetches the cart. */
export function afterOrder(customerId: string): void {
  storedDraft(customerId).set(undefined)
  clearUnconfirmedOrder(customerId)
  void fetchCart().then(showCart, () => undefined)
}
