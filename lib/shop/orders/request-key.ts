import { createHash } from 'node:crypto'
import { ShopError } from '@/lib/contract/error'

/** A client's own name for a request, and a fingerprint of what it asked. */
export interface RequestKey {
  key: string
  bodyHash: string
}

/** The key of a request, from its `Idempotency-Key` header; null without one. Throws BadRequest for one that is no plain text. */
export function requestKey({ headers }: Request, body: unknown): RequestKey | null {
  const key = headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new ShopError('BadRequest', [{ path: 'Idempotency-Key', msg: 'InvalidValue' }])
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}
