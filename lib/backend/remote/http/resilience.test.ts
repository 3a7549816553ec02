import { beforeEach, expect, jest, test } from '@jest/globals'
import { unlessOpen, resetCircuit } from './resilience'
import { HostUnavailableError } from './host-away'

beforeEach(() => resetCircuit())

const away = () => Promise.reject(new HostUnavailableError('was cut off'))
const answer = () => Promise.resolve('here')

/** Reads that hang until the test fails them. */
function hanging(count: number) {
  let fail = () => {}
  const promise = new Promise<string>((_, reject) => {
    fail = () => reject(new HostUnavailableError('did not begin to answer'))
  })
  const reads = Array.from({ length: count }, () => unlessOpen(() => promise).catch(() => 'away'))
  return { fail, settled: () => Promise.all(reads) }
}

test('three failures in a row open the circuit', async () => {
  for (let time = 0; time < 3; time++) await expect(unlessOpen(away)).rejects.toThrow('was cut off')
  await expect(unlessOpen(answer)).rejects.toThrow('did not answer a moment ago')
})

test('failures of requests sent before the last answer do not open the circuit', async () => {
  const { fail, settled } = hanging(4)
  await new Promise((go) => setTimeout(go, 2))
  expect(await unlessOpen(answer)).toBe('here')
  fail()
  expect(await settled()).toEqual(['away', 'away', 'away', 'away'])
  expect(await unlessOpen(answer)).toBe('here')
})

test('all copies of the module share one circuit', async () => {
  for (let time = 0; time < 3; time++) await unlessOpen(away).catch(() => null)
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./resilience')
    await expect(copy.unlessOpen(answer)).rejects.toThrow('did not answer a moment ago')
  })
})
