import 'client-only'
import { create } from 'zustand'
import { QUANTITY_SAVE_DELAY } from '@/lib/config/constants'
import { call } from './call'
import { CallError } from './call-error'
import { cart, showCart, type Cart } from './cart'
import { reconcileCart, lineQuantity } from './reconcile-cart'
import { lineKey, placeOf, type CartLine, type Wishes } from './cart-line'

interface Refusal {
  text: string
  /** Caused by a lost connection: cleared when the connection is back. */
  offline: boolean
}

interface Edits {
  wishes: Wishes
  saving: ReadonlySet<string>
  /** By line key: why its last change was reverted. */
  refusals: ReadonlyMap<string, Refusal>
}

/** Cart changes the server has not confirmed yet. */
export const cartEdits = create<Edits>(() => ({ wishes: new Map(), saving: new Set(), refusals: new Map() }))

/** Callbacks for the result of a change. */
export interface Outcome {
  saved: () => void
  failed: (thrown: unknown) => void
}

function wish(key: string, quantity: number | null): void {
  cartEdits.setState(({ wishes }) => {
    const next = new Map(wishes)
    if (quantity === null) next.delete(key)
    else next.set(key, quantity)
    return { wishes: next }
  })
}

function markSaving(key: string, on: boolean): void {
  cartEdits.setState(({ saving }) => {
    const next = new Set(saving)
    if (on) next.add(key)
    else next.delete(key)
    return { saving: next }
  })
}

/** Sets the reason, shown beside a line, why its change was reverted; null clears it. */
export function noteRefusal(key: string, refusal: Refusal | null): void {
  const { refusals } = cartEdits.getState()
  if (refusal === null && !refusals.has(key)) return
  const next = new Map(refusals)
  if (refusal === null) next.delete(key)
  else next.set(key, refusal)
  cartEdits.setState({ refusals: next })
}

/** Clears offline refusals. `noted`: only those present when the successful request started. */
function clearOffline(noted = cartEdits.getState().refusals): void {
  for (const [key, refusal] of noted)
    if (refusal.offline && cartEdits.getState().refusals.get(key) === refusal) noteRefusal(key, null)
}

let last: Promise<unknown> = Promise.resolve()

/** Resolves on `pagehide`. */
let pageLeft = pageLeave()

function pageLeave() {
  let leave = () => {}
  const promise = new Promise<void>((resolve) => (leave = resolve))
  return { promise, leave }
}

/** Runs changes one after the other, so that the newest cart arrives last; on `pagehide` runs all at once. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const next = Promise.race([last, pageLeft.promise]).then(work)
  last = Promise.allSettled([last, next])
  return next
}

/** By line key: quantity changes whose save is delayed. */
const delayed = new Map<string, { timer: ReturnType<typeof setTimeout>; save: () => Promise<void> }>()

/** Sets a line's quantity: shown at once, saved one second after the last change, reverted when the server refuses. Spec §4. */
export function setQuantity(line: CartLine, quantity: number, outcome: Outcome): void {
  const key = lineKey(line)
  clearTimeout(delayed.get(key)?.timer)
  delayed.delete(key)
  noteRefusal(key, null)
  wish(key, quantity)
  const save = () => {
    delayed.delete(key)
    return saveQuantity(key, line, quantity, outcome)
  }
  delayed.set(key, { timer: setTimeout(() => void save(), QUANTITY_SAVE_DELAY), save })
}

/** Number of reverted changes. */
let reverted = 0

async function saveQuantity(key: string, line: CartLine, quantity: number, { saved, failed }: Outcome): Promise<void> {
  const stored = storedQuantity(key)
  if (stored === quantity) return wish(key, null)
  markSaving(key, true)
  const body = { newQuantity: quantity, productId: line.product._id, color: line.color }
  try {
    await send(
      () => call('changeCart', { body, keepalive: true }),
      (now) => lineQuantity(now, line.product._id, line.color) === quantity,
    )
    saved()
  } catch (thrown) {
    reverted++
    failed(thrown)
  } finally {
    wish(key, null)
    markSaving(key, false)
  }
}

/** Removes a line: hidden at once, shown again when the server refuses. */
export async function removeLine(line: CartLine, { saved, failed }: Outcome): Promise<void> {
  const key = lineKey(line)
  noteRefusal(key, null)
  clearTimeout(delayed.get(key)?.timer)
  delayed.delete(key)
  wish(key, 0)
  const body = { productId: line.product._id, color: line.color }
  try {
    await send(
      () => call('removeCart', { body, keepalive: true }),
      (now) => lineQuantity(now, line.product._id, line.color) === 0,
    )
    saved()
  } catch (thrown) {
    reverted++
    failed(thrown)
  } finally {
    wish(key, null)
  }
}

/** Index of a line in the shown cart, for `putBack`. */
export function currentPlace(line: CartLine): number {
  return placeOf(cart.getState().cart ?? { data: [] }, cartEdits.getState().wishes, line)
}

/** Restores a removed line at index `place`. */
export async function putBack(line: CartLine, place: number, { saved, failed }: Outcome): Promise<void> {
  const body = { quantity: line.quantity, productId: line.product._id, color: line.color, place }
  try {
    await send(
      () => call('addCart', { body, keepalive: true }),
      (now) => lineQuantity(now, line.product._id, line.color) > 0,
    )
    saved()
  } catch (thrown) {
    failed(thrown)
  }
}

/** Saves delayed changes at once and waits until the server has answered all. False when a change was reverted meanwhile. */
export async function settleCart(): Promise<boolean> {
  const before = reverted
  await Promise.all([...delayed.values()].map(({ timer, save }) => (clearTimeout(timer), save())))
  await last
  return reverted === before
}

async function send(change: () => Promise<Cart>, isMade: (now: Cart) => boolean): Promise<void> {
  // A refusal noted while this change is queued is newer than its result.
  const { refusals: noted } = cartEdits.getState()
  try {
    showCart(await enqueue(() => reconcileCart(change(), isMade)), true)
    clearOffline(noted)
  } catch (thrown) {
    // The shown cart or stock is stale.
    if (thrown instanceof CallError && [404, 409].includes(thrown.status)) await refetch()
    throw thrown
  }
}

async function refetch(): Promise<void> {
  try {
    showCart(await enqueue(() => call('getCart')))
  } catch {
    // The first failure is the one reported.
  }
}

function storedQuantity(key: string): number | undefined {
  return cart.getState().cart?.data.find((line) => lineKey(line) === key)?.quantity
}

if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => {
    void settleCart()
    pageLeft.leave()
    // The page may return from the back/forward cache.
    pageLeft = pageLeave()
  })
  addEventListener('online', () => clearOffline())
}
