import 'server-only'
import { LRUCache } from 'lru-cache'
import type { CallName } from '@/lib/contract/addresses'
import { log } from '@/lib/utils/log'

/** Limits warnings to one per call, field and reason in ten minutes. */
const warned = new LRUCache<string, true>({ max: 500, ttl: 600_000 })

/** Passed to mappers, so that warnings name the call whose answer is mapped. */
export class MappingContext {
  constructor(readonly call: CallName) {}

  /** Logs an unreadable field, never its value, which may be personal data. */
  warn(field: string, why: string): void {
    const key = `${this.call} ${field} ${why}`
    if (warned.has(key)) return
    warned.set(key, true)
    log().warn({ call: this.call, field, why }, 'An answer of the API host has an unreadable field')
  }
}

/** Resets the limit (tests). */
export function resetMappingWarnings(): void {
  warned.clear()
}
