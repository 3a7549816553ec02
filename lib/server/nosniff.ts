import { onResponse } from './intercept'

/**
 * Adds `X-Content-Type-Options: nosniff` to every response, static files too. Call before the first request. Returns a function
 * that ends it (tests).
 */
export function addNosniffHeader(): () => void {
  return onResponse((_, response) => response.setHeader('X-Content-Type-Options', 'nosniff'))
}
