import type { ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { prepareAnswers } from './intercept'

/** The highest that takes milliseconds for a page (9 takes four times as long), and sees that it carries its words twice, far apart. */
const QUALITY = 8

/**
 * Compresses whatever this process answers, with Brotli where the browser reads it: Next's own compression knows gzip only,
 * whose window is shorter than a page. Call before the first request.
 * Gives what ends it (tests). Standards 25, 28.
 */
export function compressAnswers(): () => void {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } } })
  return prepareAnswers((request, response) => {
    compress(request, response, () => {})
    flushOncePerTurn(response)
  })
}

/**
 * Next flushes after each chunk that it writes, even if it has the next one at hand: every flush ends a block of the
 * compression, which makes the answer larger, and is a round through the thread pool. One flush for the chunks of one turn of
 * the event loop sends them at its end.
 */
function flushOncePerTurn(response: ServerResponse & { flush?: () => void }): void {
  const { flush } = response
  let waits = false
  response.flush = () => {
    if (waits) return
    waits = true
    setImmediate(() => {
      waits = false
      flush?.call(response)
    })
  }
}
