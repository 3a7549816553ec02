import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { readSetting } from '../setting-rows'

/** Key of the row in `settings`. */
const SECRET = 'invoice-secret'

/** The secret that signs links, shared by all instances and created on first use. */
export async function linkSecret(db: Db | Tx): Promise<string> {
  const known = await readSetting(db, SECRET, z.string())
  if (known !== null) return known
  const value = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ key: SECRET, value }).onConflictDoNothing()
  return (await readSetting(db, SECRET, z.string())) ?? value
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
