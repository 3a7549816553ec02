import { expect, test } from '@jest/globals'
import { ShopError } from '@/lib/contract/error'
import { lacksKey, speakingToProvider } from './card-provider'

// Errors are expected.
process.env.LOG_LEVEL = 'silent'

const thrownFor = (fault: unknown) => speakingToProvider(() => Promise.reject(fault)).catch((error: unknown) => error)

test.each([
  [
    { type: 'StripeConnectionError', message: 'Request aborted due to timeout being reached (10000ms)' },
    'PaymentTimeout',
  ],
  [{ type: 'StripeConnectionError', message: 'connect ETIMEDOUT 1.2.3.4:443' }, 'PaymentTimeout'],
  [{ type: 'StripeConnectionError', message: 'connect ECONNREFUSED' }, 'PaymentConnection'],
  [{ type: 'StripeInvalidRequestError', statusCode: 400, message: 'timeout' }, 'PaymentFailed'],
  [{ type: 'StripeAPIError', statusCode: 500, message: '' }, 'PaymentMaintenance'],
  [{ type: 'StripeAPIError', statusCode: 499, message: '' }, 'PaymentFailed'],
  [{ type: 'StripeAuthenticationError', statusCode: 401, message: '' }, 'PaymentMaintenance'],
  [{ type: 'StripePermissionError', statusCode: 403, message: '' }, 'PaymentMaintenance'],
  [{ type: 'StripeRateLimitError', statusCode: 429, message: '' }, 'PaymentMaintenance'],
  [new Error('ours'), 'PaymentFailed'],
  ['a text', 'PaymentFailed'],
])('%j is %s', async (fault, code) => {
  expect(await thrownFor(fault)).toMatchObject({ code })
})

test('passes a ShopError through unchanged', async () => {
  const error = new ShopError('OrderNotFound')
  expect(await thrownFor(error)).toBe(error)
})

test.each([
  [401, true],
  [403, true],
  [400, false],
  [500, false],
  [null, false],
])('status %j means a refused key: %j', async (statusCode, lacks) => {
  expect(lacksKey(await thrownFor({ type: 'StripeError', statusCode, message: '' }))).toBe(lacks)
})

test('PaymentUnavailable means a missing key, other errors do not', () => {
  expect(lacksKey(new ShopError('PaymentUnavailable'))).toBe(true)
  expect([lacksKey({ statusCode: 401, code: 'PaymentUnavailable' }), lacksKey(null)]).toEqual([false, false])
})
