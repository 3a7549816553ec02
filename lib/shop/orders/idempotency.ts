import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ShopError } from '@/lib/contract/error'
import type { Tx } from '@/lib/db/database'
import { idempotencyKeys } from '@/lib/db/schema'
import type { RequestKey } from './request'

/** How long a key is valid. */
const LIFETIME = sql`interval '24 hours'`

/** The order id recorded under this key, or null. Throws IdempotencyKeyReused when the request differs. */
export async function orderOfKey(tx: Tx, customerId: string, { key, bodyHash }: RequestKey): Promise<string | null> {
  const mine = and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key))
  const [row] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, order: sql<string>`${idempotencyKeys.response} ->> 'order'` })
    .from(idempotencyKeys)
    .where(and(mine, gt(idempotencyKeys.createdAt, sql`now() - ${LIFETIME}`)))
  if (!row) return null
  if (row.bodyHash !== bodyHash) throw new ShopError('IdempotencyKeyReused')
  return row.order
}

/** Records the order id under this key. Requires the cart lock, which serialises the customer's requests. */
export async function recordKey(
  tx: Tx,
  customerId: string,
  { key, bodyHash }: RequestKey,
  order: string,
): Promise<void> {
  const set = { bodyHash, status: 200, response: { order }, createdAt: new Date() }
  await tx
    .insert(idempotencyKeys)
    .values({ id: uuidv7(), customerId, key, ...set })
    .onConflictDoUpdate({ target: [idempotencyKeys.customerId, idempotencyKeys.key], set })
}

/** Deletes expired keys. */
export async function sweepKeys(tx: Tx): Promise<void> {
  await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - ${LIFETIME}`)
}
