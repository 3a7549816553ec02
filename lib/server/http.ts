import { createServer, IncomingMessage, type Server } from 'node:http'
import { ShopResponse, withResponse } from './shop-response'

/** One step of the chain: answers the request, or passes it on by `next`. */
export type Step = (request: IncomingMessage, response: ShopResponse, next: () => void) => void
export type Handler = (request: IncomingMessage, response: ShopResponse) => void

/** Keep-alive, ms: longer than a proxy reuses a connection (nginx: 60 s), or requests hit a closing connection. */
const KEEP_ALIVE = 75_000
/** Time limit of a request's arrival, ms: a backup of 9 GB in an hour at 20 Mbit/s. `limitUploads` has the limit of others. */
const ARRIVAL = 60 * 60 * 1000

/** Creates an HTTP server that runs each request through `steps` in order, then through `last`. */
export function createShopServer(
  steps: readonly Step[],
  last: Handler,
): Server<typeof IncomingMessage, typeof ShopResponse> {
  const options = {
    IncomingMessage,
    ServerResponse: ShopResponse,
    keepAliveTimeout: KEEP_ALIVE,
    requestTimeout: ARRIVAL,
  }
  return createServer(options, (request, response) => {
    const run = (at: number): void => {
      const step = steps[at]
      if (step) step(request, response, () => run(at + 1))
      else last(request, response)
    }
    withResponse(response, () => run(0))
  })
}
