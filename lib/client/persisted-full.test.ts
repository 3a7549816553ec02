/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'

const opened = async () => {
  jest.resetModules()
  const { persisted } = await import('./persisted')
  return persisted('oasis.checkout.u1', (stored) => Object(stored).address)
}

test('a full storage does not bring back what was changed since', async () => {
  const page = await opened()
  page.set(Object({ address: 'Villa 1' }))
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  page.set(Object({ address: 'Villa 2' }))
  expect(page.get()).toBe('Villa 2')
  full.mockRestore()
  // The next document, such as after the card page: the change is lost, which is said; the former address would be ordered to.
  expect((await opened()).get()).toBeUndefined()
})
