import 'server-only'
import { HostUnavailableError } from '../http/host-away'
import { withRetries } from '../http/resilience'
import { send } from '../http/send'
import { allowedAddress } from './allowed'

const patience = { begin: 5000, idle: 5000, whole: 15_000 }
const MAX_BYTES = 12_000_000
const HOPS = 3

/** Fetches a picture from an allowed URL, following redirects only to allowed URLs. Null for none. Throws HostUnavailableError. */
export async function fetchRemote(address: URL): Promise<Buffer | null> {
  let url: URL | null = allowedAddress(address.href)
  for (let hop = 0; url && hop <= HOPS; hop++) {
    const from: URL = url
    const request = { method: 'GET', url: from, headers: { accept: 'image/*' }, patience, maxBytes: MAX_BYTES }
    const { status, headers, body } = await withRetries(() => send(request))
    if (status === 200) return body
    if (status >= 500) throw new HostUnavailableError(`answered ${status} for a picture`)
    const { location } = headers
    url =
      status >= 300 && status < 400 && location && URL.canParse(location, from)
        ? allowedAddress(new URL(location, from).href)
        : null
  }
  return null
}
