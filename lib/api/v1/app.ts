import 'server-only'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { API_BASE, type CallName } from '@/lib/contract/addresses'
import { calls, type Call } from '@/lib/contract/calls'
import { ShopError } from '@/lib/contract/error'
import { dataHeaders } from '@/lib/security/headers'
import { spendHere } from '@/lib/shop/limits/spend'
import type { Handlers, RequestContext } from './handler'
import { catalogueHandlers } from './catalogue-handlers'
import { customerHandlers, orderHandlers } from './customer-handlers'
import { addOpenApi } from './openapi'
import { errorResponse } from './errors'
import { readInput } from './input'
import { addStripeCalls } from './stripe-routes'
import { clientIp } from '@/lib/server/client-ip'
import { noteRoute } from '../note-route'
import { isMultipart } from '../read-body'
import { assertSameSite, languageOf, tokenOf } from '../request'
import { getBackend } from '@/lib/backend/get-backend'

const handlers: Handlers = { ...catalogueHandlers, ...customerHandlers, ...orderHandlers }

/** Validates and runs a call. Checks 401 before 400: no schema and no body parsing for the unauthorized. */
async function handle<K extends CallName>(name: K, c: Context): Promise<Response> {
  const call: Call = calls[name]
  assertSameSite(c.req.raw)
  const token = tokenOf(c.req.raw)
  const language = languageOf(c)
  const customer = call.access === 'customer' ? { ...(await getBackend().authenticate(token)), language } : null
  if (isMultipart(c.req.raw)) spendHere('formsPerAddress', clientIp(c.req.raw))
  const input = await readInput(call, c)
  // Any other response may contain session data.
  const isAnonymousRead = call.access === 'public' && call.method === 'get' && token === null
  const headers = new Headers({
    'cache-control': isAnonymousRead ? 'private, no-cache' : 'private, no-store',
    'content-language': language,
  })
  // `readInput` has just parsed these with this call's schemas.
  const context = { ...input, token, customer, language, request: c.req.raw, headers } as RequestContext<K>
  return Response.json(await handlers[name](context), { headers })
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function createApi(): OpenAPIHono {
  const app = new OpenAPIHono().basePath(API_BASE)
  app.use('*', noteRoute)
  app.use('*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(dataHeaders)) c.res.headers.set(name, value)
  })
  app.onError((error, c) => errorResponse(error, c))
  app.notFound((c) => errorResponse(new ShopError('NotFound'), c))
  const allowed = new Map([['/openapi.json', 'GET, HEAD']])
  for (const [name, { method, path }] of Object.entries(calls)) {
    app.on(method.toUpperCase(), honoPath(path), (c) => handle(name as CallName, c))
    const methods = method === 'get' ? 'GET, HEAD' : method.toUpperCase()
    allowed.set(path, [allowed.get(path), methods].filter(Boolean).join(', '))
  }
  addStripeCalls(app)
  allowed.set('/stripe/webhook', 'POST').set('/stripe/cancelled', 'GET, HEAD')
  addOpenApi(app)
  for (const [path, allow] of allowed)
    app.all(honoPath(path), (c) => errorResponse(new ShopError('MethodNotAllowed'), c, { allow }))
  return app
}

export const api = createApi()
