/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'

// Its schemas try out `Function`, which the policy of the pages forbids and browsers report.
jest.mock('zod', () => {
  throw new Error('zod on its way to a browser')
})

test('the board takes no schemas to the browser', async () => {
  await expect(import('./review-board')).resolves.toHaveProperty('ReviewBoard')
})
