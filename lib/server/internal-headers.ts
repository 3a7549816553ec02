import { prepareAnswers } from './intercept'

/**
 * Headers in which Next's own parts speak to each other. To the first it answers pages with `{}`, which shared caches would keep; the
 * second calls a Server Action, of which the shop has none: Next reads the body and logs a failure.
 */
const INTERNAL = ['x-middleware-prefetch', 'next-action']

/** Takes Next's internal headers out of requests: no client has a say there. Call before the first request. Gives what ends it (tests). */
export function dropInternalHeaders(): () => void {
  return prepareAnswers((request) => {
    for (const name of INTERNAL) delete request.headers[name]
  })
}
