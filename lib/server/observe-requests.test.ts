import { expect, test } from '@jest/globals'
import type { Step } from './http'
import { observeRequests } from './observe-requests'
import { prepareRequest } from './prepare-request'
import { serveSteps } from './testing/serve-steps'

test('a stranger neither names a request nor joins it to a trace', async () => {
  const fromAway: Step = ({ socket }, _, next) => {
    Object.defineProperty(socket, 'remoteAddress', { value: '203.0.113.9' })
    next()
  }
  const shop = await serveSteps([fromAway, prepareRequest, observeRequests('no build')], (request, response) => {
    response.end(JSON.stringify(request.headers))
  })
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`
  const response = await fetch(shop.origin, { headers: { traceparent, 'x-request-id': 'given-by-the-caller' } })
  const seen: unknown = await response.json()
  shop.close()
  const id = response.headers.get('x-request-id')
  expect(id).toMatch(/^[\w-]{36}$/)
  expect(seen).toMatchObject({ 'x-request-id': id })
  expect(seen).not.toHaveProperty('traceparent')
})
