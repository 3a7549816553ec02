import { type OpenAPIHono, z, type RouteConfig } from '@hono/zod-openapi'
import type { CallName } from '@/lib/contract/addresses'
import { calls, type Call } from '@/lib/contract/calls'
import { ErrorBody, errorStatus } from '@/lib/contract/error'
import { SESSION_COOKIE } from '@/lib/shop-facts'

const BEARER = 'customerToken'
const COOKIE = 'customerCookie'

/** Statuses that a call may be answered with beside 200. */
function failuresOf(call: Call): number[] {
  const { BadRequest, YouAreNotLogin, Forbidden, NotFound, PayloadTooLarge, TooManyRequests } = errorStatus
  const { SomethingWentWrong, NotImplemented, ServiceUnavailable } = errorStatus
  return [
    ...(call.params || call.query || call.body ? [BadRequest] : []),
    ...(call.access === 'customer' ? [YouAreNotLogin] : []),
    ...(call.method === 'get' ? [] : [Forbidden, TooManyRequests]),
    ...(call.params || call.query ? [NotFound] : []),
    ...(call.body ? [PayloadTooLarge] : []),
    SomethingWentWrong,
    NotImplemented,
    ServiceUnavailable,
  ]
}

function bodyOf(call: Call): NonNullable<RouteConfig['request']>['body'] {
  if (!call.body) return undefined
  const parts = z.object({ json: call.body, image: z.any().openapi({ type: 'string', format: 'binary' }).optional() })
  const content = call.multipart ? { 'multipart/form-data': { schema: parts } } : {}
  return { required: true, content: { ...content, 'application/json': { schema: call.body } } }
}

/** How a call stands in the documentation. */
function routeOf(name: CallName, call: Call): RouteConfig {
  const body = bodyOf(call)
  const failure = {
    description: 'What went wrong, in the language of the request',
    content: { 'application/json': { schema: ErrorBody } },
  }
  return {
    method: call.method,
    path: call.path,
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    security: call.access === 'customer' ? [{ [BEARER]: [] }, { [COOKIE]: [] }] : [],
    request: { params: call.params, query: call.query, ...(body && { body }) },
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: call.output } } },
      ...Object.fromEntries(failuresOf(call).map((status) => [status, failure])),
    },
  }
}

/** Serves the description of every call at `openapi.json`. */
export function describeCalls(app: OpenAPIHono): void {
  const { openAPIRegistry: registry } = app
  registry.registerComponent('securitySchemes', BEARER, { type: 'http', scheme: 'bearer' })
  registry.registerComponent('securitySchemes', COOKIE, { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE })
  for (const [name, call] of Object.entries(calls)) registry.registerPath(routeOf(name as CallName, call))
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Oasis shop', version: '1.0', description: 'Prices in AED. `?lang=ar` gives messages in Arabic.' },
  })
}
