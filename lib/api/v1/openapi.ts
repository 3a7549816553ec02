import { type OpenAPIHono, z, type RouteConfig } from '@hono/zod-openapi'
import type { CallName } from '@/lib/contract/addresses'
import { calls, type Call } from '@/lib/contract/calls'
import { ErrorBody, errorStatus } from '@/lib/contract/error'
import { SESSION_COOKIE } from '@/lib/config/constants'

const BEARER = 'customerToken'
const COOKIE = 'customerCookie'

export function errorStatuses(call: Call): number[] {
  const { BadRequest, YouAreNotLogin, Forbidden, NotFound, PayloadTooLarge, TooManyRequests } = errorStatus
  const { SomethingWentWrong, ServiceUnavailable } = errorStatus
  const all = [
    ...(call.params || call.query || call.body ? [BadRequest] : []),
    ...(call.access === 'customer' ? [YouAreNotLogin] : []),
    ...(call.method === 'get' ? [] : [Forbidden, TooManyRequests]),
    ...(call.params || call.query ? [NotFound] : []),
    ...(call.body ? [PayloadTooLarge] : []),
    SomethingWentWrong,
    ServiceUnavailable,
    ...(call.refusals ?? []).map((code) => errorStatus[code]),
  ]
  return [...new Set(all)]
}

/** Header of an order: see `requestKey`. */
const keyHeaders = z.object({ 'Idempotency-Key': z.string().max(255).optional() })

function bodyOf(call: Call): NonNullable<RouteConfig['request']>['body'] {
  if (!call.body) return undefined
  const parts = z.object({ json: call.body, image: z.any().openapi({ type: 'string', format: 'binary' }).optional() })
  const content = call.multipart ? { 'multipart/form-data': { schema: parts } } : {}
  return { required: true, content: { ...content, 'application/json': { schema: call.body } } }
}

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
    request: {
      params: call.params,
      query: call.query,
      ...(call.keyed && { headers: keyHeaders }),
      ...(body && { body }),
    },
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: call.output } } },
      ...Object.fromEntries(errorStatuses(call).map((status) => [status, failure])),
    },
  }
}

/** Serves `openapi.json`, the description of all calls. */
export function addOpenApi(app: OpenAPIHono): void {
  const { openAPIRegistry: registry } = app
  registry.registerComponent('securitySchemes', BEARER, { type: 'http', scheme: 'bearer' })
  registry.registerComponent('securitySchemes', COOKIE, { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE })
  for (const [name, call] of Object.entries(calls)) registry.registerPath(routeOf(name as CallName, call))
  const setup = {
    openapi: '3.1.0',
    info: {
      title: 'Shop',
      version: '1.0',
      description:
        'Prices in AED. Pictures are paths of this origin: `/media/<hash>`, or `/media/<hash>-<width>.webp` in 160, 320, 640 or 1280 px. `?lang=ar` gives messages in Arabic.',
    },
  }
  let text: string | undefined
  // Built at the first request; identical for all clients.
  app.get('/openapi.json', (c) => {
    text ??= JSON.stringify(app.getOpenAPI31Document(setup))
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
}
