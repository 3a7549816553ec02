import type { IncomingHttpHeaders } from 'node:http'
import { singleton } from '@/lib/utils/singleton'
import type { MediaFile } from '@/lib/media/address'
import type { Reading } from '@/lib/telemetry/metrics'

/** What the HTTP server needs of the shop. The shop runs inside Next, whose bundles have their own modules. */
interface RunningShop {
  /** Fingerprint of everything that public pages show. */
  pageState: () => Promise<string>
  /** A stored picture file; null when there is none. */
  readPicture: (file: MediaFile) => Promise<Buffer | null>
  /** States for the metrics. */
  readings: () => Promise<Reading[]>
  /** Whether a request with these headers comes from an owner or has the staff token. */
  isOwner: (headers: IncomingHttpHeaders) => Promise<boolean>
  /** Closes the shop's data durably. */
  close: () => Promise<void>
}

const holder = () => singleton('running-shop', (): { shop: RunningShop | null } => ({ shop: null }))

/** Makes the shop available to the HTTP server. Call before the first request. */
export function setRunningShop(shop: RunningShop): void {
  holder().shop = shop
}

/** The shop of this process; null before it starts. */
export function runningShop(): RunningShop | null {
  return holder().shop
}
