import { onResponse } from './intercept'

/**
 * Encodes stray percent signs in request URLs, which Next answers with a bare 500 before it reaches a page or an API call.
 * Removes the origin from absolute-form URLs (RFC 9112 §3.2.2). Call before the first request. Returns a function that ends it
 * (tests). Invariant 21.
 */
export function fixPercentSigns(): () => void {
  return onResponse((request) => {
    request.url = encodeStrayPercents(pathOf(request.url ?? '/'))
  })
}

function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}

/** Encodes the percent signs of path segments that cannot be decoded. */
export function encodeStrayPercents(address: string): string {
  const [path = '', ...query] = address.split('?')
  const parts = path.split('/').map((part) => (canBeDecoded(part) ? part : part.replaceAll('%', '%25')))
  return [parts.join('/'), ...query].join('?')
}

function canBeDecoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
