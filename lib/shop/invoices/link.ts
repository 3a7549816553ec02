import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '@/lib/db/database'
import { sharedSecret } from '../setting-rows'

/** Key of the row in `settings`. */
const SECRET = 'invoice-secret'

/** The secret that signs links. */
export function linkSecret(db: Db | Tx): Promise<string> {
  return sharedSecret(db, SECRET)
}

/** The path that opens a document without a session. It does not expire: a customer keeps invoices for years. */
export function signedPath(id: string, secret: string): string {
  return `/invoice/${id}.${signature(id, secret).toString('base64url')}`
}

/** The id in the last part of a signed path; null for a forged one. */
export function signedId(token: string, secret: string): string | null {
  const [, id, signed] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signed) return null
  return timingSafeEqual(Buffer.from(signed, 'base64url'), signature(id, secret)) ? id : null
}

function signature(id: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`invoice ${id}`).digest()
}
