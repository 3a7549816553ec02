import { asItBegins, prepareAnswers } from './intercept'

/** Header in which a route says the length of its answer in bytes: Next takes `Content-Length` out of what routes answer. */
export const LENGTH_HEADER = 'x-content-length'

/** Puts the length that a route says where clients look for it. Call before the first request. Returns a function that ends it (tests). */
export function tellContentLength(): () => void {
  return prepareAnswers((_, response) => {
    asItBegins(response, (status) => {
      const length = response.getHeader(LENGTH_HEADER)
      response.removeHeader(LENGTH_HEADER)
      if (length !== undefined && !response.hasHeader('Content-Encoding')) response.setHeader('Content-Length', length)
      return status
    })
  })
}
