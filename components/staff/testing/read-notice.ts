import { afterEach, jest } from '@jest/globals'

let clock: jest.Spied<typeof Date.now> | undefined
afterEach(() => clock?.mockRestore())

/** Lets the time pass that a notice takes to be read: one second, after which the clock of `Date` stands until the test ends. */
export function readNotice(): void {
  const later = Date.now() + 1_000
  clock = jest.spyOn(Date, 'now').mockReturnValue(later)
}
