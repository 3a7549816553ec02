import 'server-only'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { currentResponse } from '@/lib/server/shop-response'

/** Tells the HTTP server which call a request is: Next knows one route for them all. */
export const noteRoute: MiddlewareHandler = async (c, next) => {
  const response = currentResponse()
  const path = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path
  if (response && path) response.route = path
  await next()
}
