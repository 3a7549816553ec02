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
  /** Nobody answered: it is over as soon as somebody does. */
  offline: boolean
}

interface Edits {
  wishes: Wishes
  saving: ReadonlySet<string>
  /** By line, why its last change was taken back. */
  refusals: ReadonlyMap<string, Refusal>
}

/** What the customer wants of the cart and the server has not yet answered. */
export const cartEdits = create<Edits>(() => ({ wishes: new Map(), saving: new Set(), refusals: new Map() }))

/** How a change ended: for toasts. */
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

/** Keeps why a change of a line was taken back, to be read beside it; null when that is over. */
export function noteRefusal(key: string, refusal: Refusal | null): void {
  const { refusals } = cartEdits.getState()
  if (refusal === null && !refusals.has(key)) return
  const next = new Map(refusals)
  if (refusal === null) next.delete(key)
  else next.set(key, refusal)
  cartEdits.setState({ refusals: next })
}

/** There is a connection: takes away what says that there was none. `noted`: what stood there when it was last tried. */
function noteConnection(noted = cartEdits.getState().refusals): void {
  for (const [key, refusal] of noted)
    if (refusal.offline && cartEdits.getState().refusals.get(key) === refusal) noteRefusal(key, null)
}

let last: Promise<unknown> = Promise.resolve()

/** When the page is left, which may be all that is left of it. */
let left = leaving()

function leaving() {
  let leave = () => {}
  const promise = new Promise<void>((resolve) => (leave = resolve))
  return { promise, leave }
}

/** One change after the other, so that the newest cart is also the last to arrive; all at once when nobody is there for their turns. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = Promise.race([last, left.promise]).then(work)
  last = Promise.allSettled([last, next])
  return next
}

/** Lines whose new quantity waits for the customer to finish. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; save: () => Promise<void> }>()

/** Sets the pieces of a line: shown at once, saved a second after the last change, taken back when the server says no. Spec §4. */
export function setQuantity(line: CartLine, quantity: number, outcome: Outcome): void {
  const key = lineKey(line)
  clearTimeout(waiting.get(key)?.timer)
  waiting.delete(key)
  noteRefusal(key, null)
  wish(key, quantity)
  const save = () => {
    waiting.delete(key)
    return saveQuantity(key, line, quantity, outcome)
  }
  waiting.set(key, { timer: setTimeout(() => void save(), QUANTITY_SAVE_DELAY), save })
}

/** Changes that were taken back. */
let refused = 0

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
    refused++
    failed(thrown)
  } finally {
    wish(key, null)
    markSaving(key, false)
  }
}

/** Takes a line out: gone at once for the eye, back when the server says no. */
export async function removeLine(line: CartLine, { saved, failed }: Outcome): Promise<void> {
  const key = lineKey(line)
  noteRefusal(key, null)
  clearTimeout(waiting.get(key)?.timer)
  waiting.delete(key)
  wish(key, 0)
  const body = { productId: line.product._id, color: line.color }
  try {
    await send(
      () => call('removeCart', { body, keepalive: true }),
      (now) => lineQuantity(now, line.product._id, line.color) === 0,
    )
    saved()
  } catch (thrown) {
    refused++
    failed(thrown)
  } finally {
    wish(key, null)
  }
}

/** Lines before this one, for `putBack`. */
export function currentPlace(line: CartLine): number {
  return placeOf(cart.getState().cart ?? { data: [] }, cartEdits.getState().wishes, line)
}

/** Puts a line back that was taken out, after `place` others. */
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

/** Waits until the server knows everything the page shows, saving at once what still waits. False when a change was taken back meanwhile. */
export async function settleCart(): Promise<boolean> {
  const before = refused
  await Promise.all([...waiting.values()].map(({ timer, save }) => (clearTimeout(timer), save())))
  await last
  return refused === before
}

async function send(change: () => Promise<Cart>, isMade: (now: Cart) => boolean): Promise<void> {
  // What fails while this one waits for its turn has just been said.
  const { refusals: noted } = cartEdits.getState()
  try {
    showCart(await inTurn(() => reconcileCart(change(), isMade)), true)
    noteConnection(noted)
  } catch (thrown) {
    // The server knows better what is in the cart, and what there is.
    if (thrown instanceof CallError && [404, 409].includes(thrown.status)) await refetch()
    throw thrown
  }
}

async function refetch(): Promise<void> {
  try {
    showCart(await inTurn(() => call('getCart')))
  } catch {
    // What failed first is what the customer hears of.
  }
}

function storedQuantity(key: string): number | undefined {
  return cart.getState().cart?.data.find((line) => lineKey(line) === key)?.quantity
}

if (typeof window !== 'undefined') {
  // A page that is left saves what still waits.
  addEventListener('pagehide', () => {
    void settleCart()
    left.leave()
    // It may be come back to.
    left = leaving()
  })
  addEventListener('online', () => noteConnection())
}
