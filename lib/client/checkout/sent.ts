import 'client-only'
import { call } from '../call'

/** How far the clocks of a browser and its shop may be apart, in ms. */
const SKEW = 600_000

/** Notes in this tab that the customer's cart is sent as a cash order, in case the answer never comes; the first time counts. */
export function noteSent(customerId: string): void {
  try {
    if (!wasSent(customerId)) sessionStorage.setItem(keyOf(customerId), String(Date.now()))
  } catch {
    // Without storage the customer finds the order in the profile.
  }
}

/** Whether an order of the customer was sent from this tab that is not known to be placed. */
export function wasSent(customerId: string): boolean {
  return sentAt(customerId) !== null
}

/** Forgets what was sent: the order is known. */
export function forgetSent(customerId: string): void {
  try {
    sessionStorage.removeItem(keyOf(customerId))
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The id of the cash order that was placed although its answer never came; null when there is none. Throws CallError. */
export async function orderOfSent(customerId: string): Promise<string | null> {
  const at = sentAt(customerId)
  if (at === null) return null
  const { data } = await call('listOrders')
  const newest = data.find(({ payment }) => payment === 'cod_due' || payment === 'cod_collected')
  return newest && Date.parse(newest.createdAt) > at - SKEW ? newest._id : null
}

function sentAt(customerId: string): number | null {
  try {
    const kept = sessionStorage.getItem(keyOf(customerId))
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

function keyOf(customerId: string): string {
  return `oasis.sent.${customerId}`
}
