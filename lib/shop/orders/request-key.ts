import { createHash } from 'node:crypto'
import { ShopError } from '@/lib/contract/error'

/** An idempotency key and the hash of the request body. */
export interface RequestKey {
  key: string
  bodyHash: string
}

/** Reads the `Idempotency-Key` header; null without one. Throws BadRequest unless it is 1 to 255 printable ASCII characters. */
export function requestKey({ headers }: Request, body: unknown): RequestKey | null {
  const key = headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new ShopError('BadRequest', [{ path: 'Idempotency-Key', msg: 'InvalidValue' }])
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}
