import 'client-only'
import { call, type CallOutput } from '../call'

/** How far the clocks of a browser and its shop may be apart, in ms. */
const SKEW = 600_000

type Line = Pick<CallOutput<'listOrders'>['data'][number]['cart'][number], 'quantity' | 'color'> & {
  product: { _id: string }
}

/**
 * Notes in this tab that the customer sends these lines as a cash order, in case the answer never comes; of several tries the
 * first counts. Gives whether this is the first.
 */
export function noteSent(customerId: string, lines: Line[]): boolean {
  const goods = goodsOf(lines)
  if (goods === sentOf(customerId)?.goods) return false
  try {
    sessionStorage.setItem(keyOf(customerId), `${Date.now()} ${goods}`)
  } catch {
    // Without storage the customer finds the order in the profile.
  }
  return true
}

/** Whether an order of the customer was sent from this tab that is neither known to be placed nor to be refused. */
export function wasSent(customerId: string): boolean {
  return sentOf(customerId) !== null
}

/** Forgets what was sent: it is known what became of it. */
export function forgetSent(customerId: string): void {
  try {
    sessionStorage.removeItem(keyOf(customerId))
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The id of the cash order that was placed although its answer never came: of the same goods, since then; null when there is none. Throws CallError. */
export async function orderOfSent(customerId: string): Promise<string | null> {
  const sent = sentOf(customerId)
  if (!sent) return null
  const { data } = await call('listOrders')
  const order = data.find(
    ({ payment, createdAt, cart }) =>
      (payment === 'cod_due' || payment === 'cod_collected') &&
      Date.parse(createdAt) > sent.at - SKEW &&
      goodsOf(cart) === sent.goods,
  )
  return order?._id ?? null
}

function sentOf(customerId: string): { at: number; goods: string } | null {
  try {
    const [, at, goods] = /^(\d+) (.*)$/.exec(sessionStorage.getItem(keyOf(customerId)) ?? '') ?? []
    return goods === undefined ? null : { at: Number(at), goods }
  } catch {
    return null
  }
}

/** The same for the lines of a cart and of the order it became. */
function goodsOf(lines: Line[]): string {
  return lines
    .map(({ product, quantity, color }) => [product._id, quantity, color].join(':'))
    .sort()
    .join()
}

function keyOf(customerId: string): string {
  return `oasis.sent.${customerId}`
}
