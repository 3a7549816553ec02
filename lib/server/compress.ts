import type { ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { onResponse } from './intercept'

/** The highest quality that takes milliseconds for a page (9 takes four times as long); finds a page's repeated text. */
const QUALITY = 8

/**
 * Compresses all responses of this process, with Brotli where the browser accepts it: Next's own compression has gzip only,
 * whose window is smaller than a page. Call before the first request. Returns a function that ends it (tests). Standards 25,
 * 28.
 */
export function compressResponses(): () => void {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } } })
  return onResponse((request, response) => {
    compress(request, response, () => {})
    flushOncePerTurn(response)
  })
}

/**
 * Flushes once per turn of the event loop. Next flushes after each chunk, and every flush ends a compression block (larger
 * output) and costs a round trip through the thread pool.
 */
function flushOncePerTurn(response: ServerResponse & { flush?: () => void }): void {
  const { flush } = response
  let flushPending = false
  response.flush = () => {
    if (flushPending) return
    flushPending = true
    setImmediate(() => {
      flushPending = false
      flush?.call(response)
    })
  }
}
