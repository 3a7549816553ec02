/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { QUANTITY_SAVE_DELAY } from '@/lib/config/constants'
import { cart } from './cart'
import { cartEdits, noteRefusal, putBack, removeLine, setQuantity, settleCart } from './cart-edits'
import { lineKey, type CartLine } from './cart-line'

const line = (id: string): CartLine =>
  Object({ _id: id, product: { _id: id, titleEn: id, titleAr: id, stock: 9 }, quantity: 1, color: null, total: 1 })
const [first, second] = [line('p1'), line('p2')]
const noted = () => [...cartEdits.getState().refusals.keys()]
const silent = { saved: jest.fn(), failed: jest.fn() }

beforeEach(() => {
  global.fetch = async () => Object({ status: 200, ok: true, headers: new Map(), text: async () => '{"data":[]}' })
  cart.setState({ cart: Object({ data: [first, second] }) })
  cartEdits.setState({ refusals: new Map() })
  noteRefusal(lineKey(first), { text: 'No connection', offline: true })
})

test('what was said of no connection goes when the browser has one again', () => {
  noteRefusal(lineKey(second), { text: 'There are 3', offline: false })
  dispatchEvent(new Event('online'))
  expect(noted()).toEqual([lineKey(second)])
})

test('it goes when another change arrives', async () => {
  await removeLine(second, silent)
  expect(noted()).toEqual([])
})

test('it stays when another change was already on its way', async () => {
  const removed = removeLine(second, silent)
  noteRefusal(lineKey(first), { text: 'No connection', offline: true })
  await removed
  expect(noted()).toEqual([lineKey(first)])
})

describe('the queue of changes', () => {
  let status = 200
  let asked: string[] = []
  const cartOf = (quantity: number) => ({ data: [{ ...first, quantity }, second] })
  const wished = () => [...cartEdits.getState().wishes]

  beforeEach(() => {
    jest.useFakeTimers()
    jest.clearAllMocks()
    ;[status, asked] = [200, []]
    global.fetch = async (_, init) => {
      const body = Object(JSON.parse(String(init?.body ?? '{}')))
      asked.push(`${init?.method} ${body.newQuantity ?? body.quantity ?? ''}`.trim())
      const made = init?.method === 'GET' || status === 200
      const answer = JSON.stringify(init?.method === 'GET' ? cartOf(7) : cartOf(body.newQuantity ?? 1))
      return Object({ status: made ? 200 : status, ok: made, headers: new Map(), text: async () => answer })
    }
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('sends the newest quantity alone, a second after the last change', async () => {
    setQuantity(first, 2, silent)
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY - 1)
    setQuantity(first, 3, silent)
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY - 1)
    expect([asked, wished()]).toEqual([[], [[lineKey(first), 3]]])
    await jest.advanceTimersByTimeAsync(1)
    expect([asked, wished(), cart.getState().cart]).toEqual([['PUT 3'], [], cartOf(3)])
    expect(cartEdits.getState().saving.size).toBe(0)
    expect(silent.saved).toHaveBeenCalledTimes(1)
  })

  test('asks nothing for the quantity there is', async () => {
    setQuantity(first, 2, silent)
    setQuantity(first, 1, silent)
    expect(await settleCart()).toBe(true)
    expect([asked, wished()]).toEqual([[], []])
  })

  test('saves at once what waits, and not again', async () => {
    setQuantity(first, 2, silent)
    setQuantity(second, 4, silent)
    expect(await settleCart()).toBe(true)
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY)
    expect(asked).toEqual(['PUT 2', 'PUT 4'])
  })

  test('sends what waits for its turn when the page is left, and has turns again when it is come back to', async () => {
    const answers: (() => void)[] = []
    const { fetch } = global
    global.fetch = async (...asking) => {
      const answer = fetch(...asking)
      await new Promise<void>((resolve) => answers.push(resolve))
      return answer
    }
    const removed = [removeLine(first, silent), removeLine(second, silent)]
    setQuantity(line('p3'), 4, silent)
    await jest.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['DELETE'])
    dispatchEvent(new Event('pagehide'))
    await jest.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['DELETE', 'DELETE', 'PUT 4'])
    removed.push(removeLine(first, silent))
    await jest.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(3)
    for (const answer of answers) answer()
    await jest.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(4)
    for (const answer of answers) answer()
    await Promise.all(removed)
  })

  test('forgets the quantity of a line that is taken out', async () => {
    setQuantity(first, 2, silent)
    const removed = removeLine(first, silent)
    expect(wished()).toEqual([[lineKey(first), 0]])
    await removed
    await jest.advanceTimersByTimeAsync(QUANTITY_SAVE_DELAY)
    expect([asked, wished()]).toEqual([['DELETE'], []])
  })

  test.each([404, 409])('takes back what is refused with %i, and shows the cart there is', async (refusal) => {
    status = refusal
    setQuantity(first, 2, silent)
    expect(await settleCart()).toBe(false)
    expect([asked, wished(), cart.getState().cart]).toEqual([['PUT 2', 'GET'], [], cartOf(7)])
    expect([silent.saved.mock.calls.length, silent.failed.mock.calls.length]).toEqual([0, 1])
    status = 200
    expect(await settleCart()).toBe(true)
  })

  test('asks for no cart after another refusal', async () => {
    status = 400
    await removeLine(first, silent)
    expect([asked, wished(), silent.failed.mock.calls.length]).toEqual([['DELETE'], [], 1])
  })

  test('says that a change failed whose answer was lost, unless the cart shows it', async () => {
    status = 500
    setQuantity(first, 7, silent)
    expect([await settleCart(), silent.saved.mock.calls.length]).toEqual([true, 1])
    cart.setState({ cart: Object(cartOf(1)) })
    setQuantity(first, 2, silent)
    expect([await settleCart(), silent.failed.mock.calls.length]).toEqual([false, 1])
    await removeLine(first, silent)
    expect(silent.failed).toHaveBeenCalledTimes(2)
    await putBack(first, 0, silent)
    expect(silent.saved).toHaveBeenCalledTimes(2)
  })
})
