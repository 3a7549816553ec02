import 'client-only'
import { create } from 'zustand'
import { QUANTITY_SAVE_DELAY } from '@/lib/config/constants'
import type { LineKey } from '@/lib/contract/cart'
import type { Preparation } from '@/lib/contract/selling'
import { decodeCart, encodeCartChange, encodeLine } from '@/lib/contract/cart-codec'
import { call, CallError } from './api-client'
import { lineKey, lineQuantity, placeOf, type Cart, type CartLine, type WantedQuantities } from './cart'
import { currentCart, currentLines, fetchCart, showCart } from './cart-query'
import { onPageLeave, onReconnect } from './page-events'
import { getQueryClient, queryKeys } from './query-client'

interface Refusal {
  text: string
  /** Caused by a lost connection: cleared when the connection is back. */
  offline: boolean
}

/** Cart changes the server has not confirmed, and why it refused the last ones. By line key. */
export const cartEdits = create<{ wanted: WantedQuantities; refusals: ReadonlyMap<string, Refusal> }>(() => ({
  wanted: new Map(),
  refusals: new Map(),
}))

interface CartChange {
  /** `add`: to the line's quantity; `set`: replaces it, 0 removes the line. */
  kind: 'add' | 'set'
  line: LineKey
  quantity: number
  /** Index of a removed line that is added again. */
  place?: number
  /** New preparation of the line. */
  preparation?: Preparation
}

/** Shows a quantity before the server has confirmed it; null shows the server's. */
function want(key: string, quantity: number | null): void {
  const wanted = new Map(cartEdits.getState().wanted)
  if (quantity === null) wanted.delete(key)
  else wanted.set(key, quantity)
  cartEdits.setState({ wanted })
}

/** Sets the reason, shown beside a line, why its change was reverted; null clears it. */
export function noteRefusal(key: string, refusal: Refusal | null): void {
  const refusals = new Map(cartEdits.getState().refusals)
  if (refusal) refusals.set(key, refusal)
  else refusals.delete(key)
  cartEdits.setState({ refusals })
}

/** Clears offline refusals, once the connection is back. */
function clearOffline(): void {
  const { refusals } = cartEdits.getState()
  cartEdits.setState({ refusals: new Map([...refusals].filter(([, { offline }]) => !offline)) })
}

/** Settles with all changes so far. */
let settled: Promise<unknown> = Promise.resolve()
let reverted = 0

/** Saves a change after all earlier ones, so that the newest cart arrives last. Throws CallError. */
async function save(change: CartChange): Promise<void> {
  const client = getQueryClient()
  waiting.add(change)
  const saved = client
    .getMutationCache()
    .build(client, {
      mutationKey: [...queryKeys.cart, change.kind, lineKey(change.line)],
      scope: { id: 'cart' },
      mutationFn: carryOut,
      onSuccess: showCart,
    })
    .execute(change)
  settled = Promise.allSettled([settled, saved])
  await saved
  clearOffline()
}

/** Changes whose turn has not come. */
const waiting = new Set<CartChange>()
/** Requests sent before their turn, because the page was left. */
const sentEarly = new WeakMap<CartChange, Promise<Cart>>()

/**
 * Sends a change. When its response is lost, succeeds if the server's cart contains it, so that the customer does not repeat it. Throws
 * CallError.
 */
async function carryOut(change: CartChange): Promise<Cart> {
  const { kind, line, quantity, place, preparation } = change
  // Without the cart before, a lost response could not be told from a change that was not made.
  const cart = currentCart() ?? (await fetchCart().finally(() => waiting.delete(change)))
  waiting.delete(change)
  const before = lineQuantity(cart.lines, line)
  const isMade = (now: Cart) => {
    // With another preparation the line may have taken in an equal one.
    if (preparation) return lineQuantity(now.lines, { ...line, preparation }) >= quantity
    const has = lineQuantity(now.lines, line)
    if (kind === 'set') return has === quantity
    return place === undefined ? has >= before + quantity : has > 0
  }
  try {
    return await (sentEarly.get(change) ?? send(change))
  } catch (thrown) {
    const refused = thrown instanceof CallError && thrown.refused
    // 404 and 409: the shown cart or stock is stale.
    if (refused && ![404, 409].includes(thrown.status)) throw thrown
    const now = await fetchCart().catch(() => null)
    if (now) showCart(now)
    if (now && !refused && isMade(now)) return now
    throw thrown
  }
}

async function send({ kind, line, quantity, place, preparation }: CartChange): Promise<Cart> {
  const keepalive = true
  if (kind === 'add')
    return decodeCart(await call('addCart', { body: { ...encodeLine(line), quantity, place }, keepalive }))
  if (quantity === 0) return decodeCart(await call('removeCart', { body: encodeLine(line), keepalive }))
  return decodeCart(await call('changeCart', { body: encodeCartChange(line, quantity, preparation), keepalive }))
}

/** Adds a quantity of a product, in a color, size and preparation if it has any. Throws CallError. */
export function addToCart({ quantity, ...line }: LineKey & { quantity: number }): Promise<void> {
  return save({ kind: 'add', line, quantity })
}

/** By line key: quantity changes whose save is delayed. */
const delayed = new Map<string, { timer: ReturnType<typeof setTimeout>; save: () => Promise<void> }>()

/** Shows a line's wanted quantity and forgets the change it replaces. */
function supersede(line: CartLine, quantity: number): string {
  const key = lineKey(line)
  clearTimeout(delayed.get(key)?.timer)
  delayed.delete(key)
  noteRefusal(key, null)
  want(key, quantity)
  return key
}

/**
 * Sets a line's quantity: shown at once, saved one second after the last change, reverted when the server refuses. Resolves to whether a
 * request was needed; not at all when a later change replaces it. Throws CallError. Spec §4.
 */
export function setQuantity(line: CartLine, quantity: number): Promise<boolean> {
  const key = supersede(line, quantity)
  return new Promise((resolve, reject) => {
    const saveNow = () => saveWanted(line, quantity).then(resolve, reject)
    delayed.set(key, { timer: setTimeout(() => void saveNow(), QUANTITY_SAVE_DELAY), save: saveNow })
  })
}

/** Removes a line: hidden at once, shown again when the server refuses. Throws CallError. */
export async function removeLine(line: CartLine): Promise<void> {
  supersede(line, 0)
  await saveWanted(line, 0)
}

/** Gives a line another preparation, and saves its wanted quantity with it. Throws CallError. */
export async function changePreparation(line: CartLine, preparation: Preparation): Promise<void> {
  const quantity = cartEdits.getState().wanted.get(lineKey(line)) ?? line.quantity
  supersede(line, quantity)
  await saveWanted(line, quantity, preparation)
}

async function saveWanted(line: CartLine, quantity: number, preparation?: Preparation): Promise<boolean> {
  const key = lineKey(line)
  delayed.delete(key)
  const isSaved = !preparation && quantity > 0 && lineQuantity(currentLines(), line) === quantity
  try {
    if (!isSaved) await save({ kind: 'set', line, quantity, preparation })
    return !isSaved
  } catch (thrown) {
    reverted++
    throw thrown
  } finally {
    want(key, null)
  }
}

export function currentPlace(line: CartLine): number {
  return placeOf(currentLines(), cartEdits.getState().wanted, line)
}

/** Restores a removed line at index `place`. Throws CallError. */
export function restoreLine(line: CartLine, place: number): Promise<void> {
  return save({ kind: 'add', line, quantity: line.quantity, place })
}

/** Saves delayed changes at once and waits until the server has answered all. False when a change was reverted meanwhile. */
export async function settleCart(): Promise<boolean> {
  const before = reverted
  await Promise.all([...delayed.values()].map(({ timer, save: saveNow }) => (clearTimeout(timer), saveNow())))
  await settled
  return reverted === before
}

/** Sends all changes that still wait for their turn. */
function sendNow(): void {
  void settleCart()
  for (const change of waiting) {
    const answer = sentEarly.get(change) ?? send(change)
    answer.catch(() => undefined)
    sentEarly.set(change, answer)
  }
}

if (typeof window !== 'undefined') {
  onPageLeave(sendNow)
  onReconnect(clearOffline)
}
