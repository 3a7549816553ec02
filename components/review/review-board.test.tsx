/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'

// Zod tries `Function`, which the pages' Content-Security-Policy forbids and browsers report.
jest.mock('zod', () => {
  throw new Error('zod on its way to a browser')
})

test('the board does not load zod in the browser', async () => {
  await expect(import('./review-board')).resolves.toHaveProperty('ReviewBoard')
})
