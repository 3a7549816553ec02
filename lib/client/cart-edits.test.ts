/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { QUANTITY_SAVE_DELAY } from '@/lib/config/constants'
import { encodeCart } from '@/lib/contract/cart-codec'
import { lineKey, type CartLine } from './cart'
import {
  cartEdits,
  changePreparation,
  noteRefusal,
  removeLine,
  restoreLine,
  setQuantity,
  settleCart,
} from './cart-edits'
import { cartQuery, currentCart } from './cart-query'
import { getQueryClient, queryKeys } from './query-client'
import { cartLine } from './testing/cart-line'
import { plainCart } from '@/lib/contract/selling'

const [first, second] = [cartLine('p1', 1, 9), cartLine('p2', 1, 9)]
const sums = { subtotal: 0, shipping: 0, total: 0, carcass: false, sameDay: false, ...plainCart }
const noted = () => [...cartEdits.getState().refusals.keys()]
const [onSuccess, onError] = [jest.fn(), jest.fn()]
const set = (line: CartLine, quantity: number) =>
  void setQuantity(line, quantity).then((needed) => needed && onSuccess(), onError)
const remove = (line: CartLine) => removeLine(line).then(onSuccess, onError)
const storeCart = (lines: CartLine[]) => getQueryClient().setQueryData(cartQuery.queryKey, { lines, ...sums })

beforeEach(() => {
  global.fetch = async () => Object({ status: 200, ok: true, headers: new Map(), text: async () => '{"data":[]}' })
  storeCart([first, second])
  cartEdits.setState({ refusals: new Map() })
  noteRefusal(lineKey(first), { text: 'No connection', offline: true })
})

test('clears offline refusals when the browser is online again', () => {
  noteRefusal(lineKey(second), { text: 'There are 3', offline: false })
  dispatchEvent(new Event('online'))
  expect(noted()).toEqual([lineKey(second)])
})

test('clears an offline refusal when another change succeeds', async () => {
  await remove(second)
  expect(noted()).toEqual([])
})

describe('the queue of changes', () => {
  let status = 200
  let requests: string[] = []
  let bodies: unknown[] = []
  const cartOf = (quantity: number) => ({ lines: [{ ...first, quantity }, second], ...sums })
  const wantedNow = () => [...cartEdits.getState().wanted]

  beforeEach(() => {
    jest.useFakeTimers()
    jest.clearAllMocks()
    ;[status, requests, bodies] = [200, [], []]
    global.fetch = async (_, init) => {
      const body = Object(JSON.parse(String(init?.body ?? '{}')))
      if (init?.method === 'PUT') bodies.push(body)
      requests.push(`${init?.method} ${body.newQuantity ?? body.quantity ?? ''}`.trim())
      const made = init?.method === 'GET' || status === 200
      const answer = JSON.stringify(encodeCart(init?.method === 'GET' ? cartOf(7) : cartOf(body.newQuantity ?? 1)))
      return Object({ status: made ? 200 : status, ok: made, headers: new Map(), text: async () => answer })
    }
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('sends only the newest quantity, one second after the last change', async () => {
    set(first, 2)
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY - 1)
    set(first, 3)
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY - 1)
    expect([requests, wantedNow()]).toEqual([[], [[lineKey(first), 3]]])
    await jest.advanceTimersByTimeAsync(1)
    expect([requests, wantedNow(), currentCart()]).toEqual([['PUT 3'], [], cartOf(3)])
    expect(getQueryClient().isMutating({ mutationKey: queryKeys.cart })).toBe(0)
    expect(onSuccess).toHaveBeenCalledTimes(1)
  })

  test('saves a new preparation together with the wanted quantity, once', async () => {
    const preparation = { choices: { cut: 'minced' }, behalf: '', note: '' }
    set(first, 4)
    await changePreparation(first, preparation)
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY)
    expect([requests, wantedNow(), bodies]).toEqual([
      ['PUT 4'],
      [],
      [{ productId: 'p1', color: null, newQuantity: 4, newPreparation: preparation }],
    ])
    status = 500
    await expect(changePreparation(first, preparation)).rejects.toThrow()
    storeCart([{ ...first, preparation, quantity: 7 }])
    const again = { ...preparation, choices: { cut: 'whole' } }
    await expect(changePreparation(first, again)).rejects.toThrow()
  })

  test('sends no request for an unchanged quantity', async () => {
    set(first, 2)
    set(first, 1)
    expect(await settleCart()).toBe(true)
    expect([requests, wantedNow()]).toEqual([[], []])
  })

  test('settleCart saves delayed quantities at once, and only once', async () => {
    set(first, 2)
    set(second, 4)
    expect(await settleCart()).toBe(true)
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY)
    expect(requests).toEqual(['PUT 2', 'PUT 4'])
  })

  test('pagehide sends queued changes at once; after it changes are queued again', async () => {
    const answers: (() => void)[] = []
    const { fetch } = global
    global.fetch = async (...args) => {
      const answer = fetch(...args)
      await new Promise<void>((resolve) => answers.push(resolve))
      return answer
    }
    const removed = [remove(first), remove(second)]
    set(cartLine('p3', 1, 9), 4)
    await jest.advanceTimersByTimeAsync(0)
    expect(requests).toEqual(['DELETE'])
    dispatchEvent(new Event('pagehide'))
    await jest.advanceTimersByTimeAsync(0)
    expect(requests).toEqual(['DELETE', 'DELETE', 'PUT 4'])
    removed.push(remove(first))
    await jest.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(3)
    for (const answer of answers) answer()
    await jest.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(4)
    for (const answer of answers) answer()
    await Promise.all(removed)
  })

  test('drops the delayed quantity of a removed line', async () => {
    set(first, 2)
    const removed = remove(first)
    expect(wantedNow()).toEqual([[lineKey(first), 0]])
    await removed
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY)
    expect([requests, wantedNow()]).toEqual([['DELETE'], []])
  })

  test.each([404, 409])('reverts a change refused with %i and refetches the cart', async (refusal) => {
    status = refusal
    set(first, 2)
    expect(await settleCart()).toBe(false)
    expect([requests, wantedNow(), currentCart()]).toEqual([['PUT 2', 'GET'], [], cartOf(7)])
    expect([onSuccess.mock.calls.length, onError.mock.calls.length]).toEqual([0, 1])
    status = 200
    expect(await settleCart()).toBe(true)
  })

  test('does not refetch the cart after another refusal', async () => {
    status = 400
    await remove(first)
    expect([requests, wantedNow(), onError.mock.calls.length]).toEqual([['DELETE'], [], 1])
  })

  test('reports a change without response as failed, unless the cart contains it', async () => {
    status = 500
    set(first, 7)
    expect([await settleCart(), onSuccess.mock.calls.length]).toEqual([true, 1])
    storeCart(cartOf(1).lines)
    set(first, 2)
    expect([await settleCart(), onError.mock.calls.length]).toEqual([false, 1])
    await remove(first)
    expect(onError).toHaveBeenCalledTimes(2)
    await restoreLine(first, 0).then(onSuccess, onError)
    expect(onSuccess).toHaveBeenCalledTimes(2)
  })
})
