import { constants } from 'node:zlib'
import compression from 'compression'
import type { Step } from './http'

/** The highest quality that takes milliseconds for a page (9 takes four times as long); finds a page's repeated text. */
const QUALITY = 8
/** 512 KB, more than a page: clearing the default of 4 MB takes as long as compressing. */
const WINDOW_BITS = 19

/**
 * Compresses responses, with Brotli where the browser accepts it: Next's own compression has gzip only, whose window is smaller
 * than a page. Standards 25, 28.
 */
export const compress: Step = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
})
