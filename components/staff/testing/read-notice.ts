import { jest } from '@jest/globals'

/** Lets the time pass that a notice takes to be read: one second, after which the clock of `Date` stands. */
export function readNotice(): void {
  const later = Date.now() + 1_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
}
