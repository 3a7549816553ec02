import 'server-only'
import type { Tx } from '@/lib/db/database'
import { stripeEvents } from '@/lib/db/schema'

/** Notes a provider's event in the transaction of its effect; false when it was noted before: then nothing is left to do. */
export async function noteProviderEvent(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true
  const noted = await tx.insert(stripeEvents).values({ id }).onConflictDoNothing().returning({ id: stripeEvents.id })
  return noted.length > 0
}
