import 'client-only'
import { call, type CallOutput } from '../call'
import { persisted, type Persisted } from '../persisted'

/** How far the clocks of a browser and its shop may be apart, in ms. */
const SKEW = 600_000

type Line = Pick<CallOutput<'listOrders'>['data'][number]['cart'][number], 'quantity' | 'color'> & {
  product: { _id: string }
}

interface Sent {
  /** ms since 1970. */
  at: number
  goods: string
}

/**
 * Notes in this tab that the customer sends these lines as a cash order, in case the answer never comes; of several tries with
 * the same goods the first counts. Gives whether this is the first.
 */
export function recordUnconfirmedOrder(customerId: string, lines: Line[]): boolean {
  const goods = goodsOf(lines)
  const all = sentOf(customerId)
  if (all.some((one) => one.goods === goods)) return false
  keep(customerId, [...all, { at: Date.now(), goods }])
  return true
}

/** Whether an order of the customer was sent from this tab that is neither known to be placed nor to be refused. */
export function wasSubmitted(customerId: string): boolean {
  return sentOf(customerId).length > 0
}

/** Forgets that these lines were sent: they have been refused. */
export function forgetRefused(customerId: string, lines: Line[]): void {
  const goods = goodsOf(lines)
  keep(
    customerId,
    sentOf(customerId).filter((one) => one.goods !== goods),
  )
}

/** Forgets all that was sent: an order stands, and its customer has seen it. */
export function clearUnconfirmedOrder(customerId: string): void {
  keep(customerId, [])
}

/** The id of the newest cash order that was placed although its answer never came: of the same goods, since then; null when there is none. Throws CallError. */
export async function findUnconfirmedOrder(customerId: string): Promise<string | null> {
  const all = sentOf(customerId)
  if (all.length === 0) return null
  const { data } = await call('listOrders')
  const order = data.find(
    ({ payment, createdAt, cart }) =>
      (payment === 'cod_due' || payment === 'cod_collected') &&
      all.some(({ at, goods }) => Date.parse(createdAt) > at - SKEW && goods === goodsOf(cart)),
  )
  return order?._id ?? null
}

function sentOf(customerId: string): Sent[] {
  return kept(customerId).get()
}

function keep(customerId: string, all: Sent[]): void {
  kept(customerId).set(all.length > 0 ? all : undefined)
}

function kept(customerId: string): Persisted<Sent[]> {
  // Written by this very file.
  return persisted(`oasis.sent.${customerId}`, (stored) => (Array.isArray(stored) ? (stored as Sent[]) : []))
}

/** The same for the lines of a cart and of the order it became. */
function goodsOf(lines: Line[]): string {
  return lines
    .map(({ product, quantity, color }) => [product._id, quantity, color].join(':'))
    .sort()
    .join()
}
