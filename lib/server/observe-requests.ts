import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { SpanKind } from '@opentelemetry/api'
import { isMetered, time } from '@/lib/telemetry/metrics'
import { asPartOf, isTraced, traced, type Origin } from '@/lib/telemetry/trace'
import { REQUEST_ID_HEADER } from '@/lib/utils/request-id'
import { isProxy } from './client-ip'
import type { Step } from './http'
import type { ShopResponse } from './shop-response'

const ID = /^[\w-]{8,64}$/
/** Headers by which a caller joins our spans to its own trace. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage']
const STATIC = '/_next/static'
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Gives every request an id (a trusted proxy's or a new one) for the log, the response and the hosts that we ask, and measures and
 * traces it by the pattern of its route. Static files have no id: nothing is logged for them. `root`: the build's folder.
 */
export function observeRequests(root: string): Step {
  const patternOf = routePatterns(join(root, 'routes-manifest.json'))
  return (request, response, next) => {
    const path = request.url?.split('?')[0] ?? ''
    const labels = () => {
      const route = path.startsWith(STATIC) ? STATIC : (response.route ?? patternOf(path))
      const status = response.headersSent ? String(response.statusCode) : 'aborted'
      return { method: METHODS.has(request.method ?? '') ? String(request.method) : 'other', route, status }
    }
    if (isMetered()) {
      const start = performance.now()
      response.once('close', () => time('requests', labels(), start))
    }
    if (path.startsWith(STATIC)) return next()
    const origin = originOf(request)
    request.headers[REQUEST_ID_HEADER] = origin.requestId
    response.setHeader('X-Request-Id', origin.requestId)
    asPartOf(origin, () => {
      if (isTraced()) void inSpan(response, { id: origin.requestId, labels }, next)
      else next()
    })
  }
}

function inSpan(
  response: ShopResponse,
  { id, labels }: { id: string; labels: () => { method: string; route: string; status: string } },
  next: () => void,
): Promise<void> {
  return traced('request', { kind: SpanKind.SERVER, attributes: { 'request.id': id } }, async (span) => {
    const closed = once(response, 'close')
    next()
    await closed.catch(() => undefined)
    const { method, route, status } = labels()
    span?.updateName(`${method} ${route}`)
    span?.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': Number(status) || 0,
    })
  })
}

/** The request's id, and the trace it belongs to: as the proxy says, if there is one. Anyone else's are not believed. */
function originOf({ headers, socket }: IncomingMessage): Origin & { requestId: string } {
  const trusted = isProxy(socket.remoteAddress ?? '')
  const given = trusted ? String(headers[REQUEST_ID_HEADER] ?? '') : ''
  const traceparent = trusted ? headers.traceparent : undefined
  for (const name of TRACE_HEADERS) delete headers[name]
  const requestId = ID.test(given) ? given : randomUUID()
  return { requestId, traceparent: traceparent === undefined ? undefined : String(traceparent) }
}

interface Manifest {
  staticRoutes: { page: string; regex: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/** Finds the pattern of a path in the build's list of routes. Without a build, in development, all paths are one. */
function routePatterns(manifest: string): (path: string) => string {
  let routes: { page: string; regex: RegExp }[] = []
  try {
    const { staticRoutes, dynamicRoutes }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'))
    routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  } catch {
    // `npm run dev`.
  }
  return (path) => routes.find(({ regex }) => regex.test(path))?.page ?? 'other'
}
