import 'server-only'
import { sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { counters } from '@/lib/db/schema'

/**
 * Takes the next number of a series. The row stays locked until the transaction ends, and a rollback returns the number: the
 * series has no gap. Lock everything else before.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name: series, next: 2 })
    .onConflictDoUpdate({ target: counters.name, set: { next: sql`${counters.next} + 1` } })
    .returning({ next: counters.next })
  if (!row) throw new Error(`No number of the series ${series}`)
  return row.next - 1
}
