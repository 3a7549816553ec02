import type { IncomingMessage } from 'node:http'
import { parseAndValidateFlightRouterState as parseRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'
import { intercept } from './intercept'

/**
 * Answers 400 to requests on which Next fails before it reaches a page: requests without a path (`GET *`) and unreadable router
 * state. Call before the first request. Returns a function that ends it (tests). Invariant 21.
 */
export function refuseMalformed(): () => void {
  return intercept((request, response, next) => {
    if (!isMalformed(request)) return next()
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(400, headers).end('Bad request\n')
  })
}

function isMalformed({ url = '', headers }: IncomingMessage): boolean {
  if (!url.startsWith('/')) return true
  try {
    // Next's own parser, since the shape changes with its version.
    parseRouterState(headers['next-router-state-tree'])
    return false
  } catch {
    return true
  }
}
