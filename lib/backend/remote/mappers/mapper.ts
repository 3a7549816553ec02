import 'server-only'
import { LRUCache } from 'lru-cache'
import type { CallName } from '@/lib/contract/addresses'
import { log } from '@/lib/utils/log'

/** What has been complained about lately: one line per call and field and ten minutes, however many products have it. */
const said = new LRUCache<string, true>({ max: 500, ttl: 600_000 })

/** Reads one answer of the host: knows which call it is, so that what cannot be understood is told by call and field. */
export class MappingContext {
  constructor(readonly call: CallName) {}

  /** Tells the log that a field could not be understood; never what stood in it, which may be anybody's. */
  puzzled(field: string, why: string): void {
    const key = `${this.call} ${field} ${why}`
    if (said.has(key)) return
    said.set(key, true)
    log().warn({ call: this.call, field, why }, 'An answer of the API host could not be understood')
  }
}

/** Forgets what was complained about (tests). */
export function resetMappingWarnings(): void {
  said.clear()
}
