import { onResponse } from './intercept'

/**
 * Next's internal headers. To `x-middleware-prefetch` it answers pages with `{}`, which shared caches would store.
 * `next-action` calls a Server Action, which the shop does not have: Next reads the body and logs a failure.
 */
const INTERNAL = ['x-middleware-prefetch', 'next-action']

/** Removes Next's internal headers from client requests. Call before the first request. Returns a function that ends it (tests). */
export function dropInternalHeaders(): () => void {
  return onResponse((request) => {
    for (const name of INTERNAL) delete request.headers[name]
  })
}
