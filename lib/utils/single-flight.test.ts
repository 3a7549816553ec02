import { expect, test } from '@jest/globals'
import { singleFlight } from './single-flight'

/** Work that ends on command and returns its run number. */
function held() {
  const ends: ((failed: boolean) => void)[] = []
  const work = () => {
    const number = ends.length + 1
    return new Promise<number>((resolve, reject) =>
      ends.push((failed) => (failed ? reject(new Error(`run ${number}`)) : resolve(number))),
    )
  }
  /** Waits until this many runs have begun. */
  const begun = async (runs: number) => {
    for (let turns = 0; turns < 20; turns++) await new Promise((go) => setImmediate(go))
    expect(ends).toHaveLength(runs)
  }
  return { ends, begun, ask: singleFlight(work) }
}

test('callers before a run share it; callers during a run share the next', async () => {
  const { ends, begun, ask } = held()
  const first = [ask(), ask()]
  await begun(1)
  const others = [ask(), ask(), ask()]
  await begun(1)
  ends[0]?.(false)
  expect(await Promise.all(first)).toEqual([1, 1])
  await begun(2)
  const late = ask()
  ends[1]?.(false)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await begun(3)
  ends[2]?.(false)
  expect(await late).toBe(3)
})

test('a failed run rejects only its own callers', async () => {
  const { ends, begun, ask } = held()
  const first = expect(ask()).rejects.toThrow('run 1')
  await begun(1)
  const second = expect(ask()).rejects.toThrow('run 2')
  ends[0]?.(true)
  await begun(2)
  const third = ask()
  ends[1]?.(true)
  await begun(3)
  ends[2]?.(false)
  await Promise.all([first, second])
  expect(await third).toBe(3)
})

test('a run that never ends times out and does not block the next', async () => {
  let runs = 0
  const ask = singleFlight(() => (++runs === 1 ? new Promise<number>(() => {}) : Promise.resolve(runs)), 40)
  const first = expect(ask()).rejects.toThrow('no answer within 40 ms')
  await new Promise((go) => setTimeout(go, 10))
  expect(runs).toBe(1)
  expect(await ask()).toBe(2)
  await first
})
