import { prepareAnswers } from './intercept'

/**
 * Lets addresses with stray percent signs be asked for like any other: Next answers them with a bare 500 before a page or a call
 * is reached. Those that name the shop, as for a proxy (RFC 9112 §3.2.2), are asked for without it. Call before the first request.
 * Gives what ends it (tests). Invariant 21.
 */
export function fixPercentSigns(): () => void {
  return prepareAnswers((request) => {
    request.url = encodeStrayPercents(pathOf(request.url ?? '/'))
  })
}

function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}

/** The address with every part of its path that cannot be decoded taken letter by letter. */
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
