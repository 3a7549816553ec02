import 'server-only'
import { eq } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { stripeEvents } from '@/lib/db/schema'

/** Notes a provider's event in the transaction of its effect; false when it was noted before: then nothing is left to do. */
export async function noteProviderEvent(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true
  const noted = await tx.insert(stripeEvents).values({ id }).onConflictDoNothing().returning({ id: stripeEvents.id })
  return noted.length > 0
}

/** Takes a provider's event for one that was never told, in the transaction that noted it. */
export async function forgetProviderEvent(tx: Tx, id: string | null): Promise<void> {
  if (id !== null) await tx.delete(stripeEvents).where(eq(stripeEvents.id, id))
}
