import 'server-only'
import { eq } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { stripeEvents } from '@/lib/db/schema'

/** Records a provider event in the transaction of its effect; false if it was recorded before. */
export async function noteProviderEvent(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true
  const noted = await tx.insert(stripeEvents).values({ id }).onConflictDoNothing().returning({ id: stripeEvents.id })
  return noted.length > 0
}

/** Removes the record of an event, in the transaction that recorded it. */
export async function forgetProviderEvent(tx: Tx, id: string | null): Promise<void> {
  if (id !== null) await tx.delete(stripeEvents).where(eq(stripeEvents.id, id))
}
