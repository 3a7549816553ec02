import { onHeaders, onResponse } from './intercept'

/** Header in which a route gives its body's length in bytes, since Next removes `Content-Length` from route responses. */
export const LENGTH_HEADER = 'x-content-length'

/** Copies a route's body length into `Content-Length`. Call before the first request. Returns a function that ends it (tests). */
export function restoreContentLength(): () => void {
  return onResponse((_, response) => {
    onHeaders(response, (status) => {
      const length = response.getHeader(LENGTH_HEADER)
      response.removeHeader(LENGTH_HEADER)
      if (length !== undefined && !response.hasHeader('Content-Encoding')) response.setHeader('Content-Length', length)
      return status
    })
  })
}
