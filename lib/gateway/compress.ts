import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'

/** Takes no more processor time than gzip's usual level, and sees that a page carries its words twice, far apart. */
const QUALITY = 4

/**
 * Compresses whatever this process answers, with Brotli where the browser reads it: Next's own compression knows gzip only,
 * whose window is shorter than a page. Call before the first request. Standards 25, 28.
 */
export function compressAnswers(): void {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } } })
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return
    const { request, response } = message
    if (request instanceof IncomingMessage && response instanceof ServerResponse) compress(request, response, () => {})
  })
}
