import 'server-only'
import { HostUnavailableError } from '../http/host-away'
import { withRetries } from '../http/retries'
import { send } from '../http/send'
import { allowedAddress } from './allowed'

const patience = { begin: 5000, idle: 5000, whole: 15_000 }
const MAX_BYTES = 12_000_000
const HOPS = 3

/** The bytes of a picture at an allowed address; redirects are followed only to allowed ones. Null when there is none. Throws HostAway. */
export async function fetchRemote(address: URL): Promise<Buffer | null> {
  let url: URL | null = allowedAddress(address.href)
  for (let hop = 0; url && hop <= HOPS; hop++) {
    const from: URL = url
    const asked = { method: 'GET', url: from, headers: { accept: 'image/*' }, patience, maxBytes: MAX_BYTES }
    const { status, headers, body } = await withRetries(() => send(asked))
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
