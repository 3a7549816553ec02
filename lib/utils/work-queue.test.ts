import { expect, test } from '@jest/globals'
import { WorkQueue } from './work-queue'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

test('runs no more than the limit at a time', async () => {
  const queue = new WorkQueue(2)
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
  }
  await Promise.all(Array.from({ length: 20 }, () => queue.run(work)))
  expect(most).toBe(2)
})

test('runs waiting tasks in order', async () => {
  const queue = new WorkQueue(1)
  const order: number[] = []
  const first = gate()
  const running = queue.run(() => first.opened)
  const rest = [1, 2, 3].map((number) => queue.run(async () => void order.push(number)))
  first.open()
  await Promise.all([running, ...rest])
  expect(order).toEqual([1, 2, 3])
})

test('a failed task frees its slot', async () => {
  const queue = new WorkQueue(1)
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(queue.run(async () => 'yes')).resolves.toBe('yes')
})
