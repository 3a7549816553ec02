import 'server-only'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { customers, settings } from '@/lib/db/schema'
import { deleteSetting, writeSetting } from '../setting-rows'

/** Key of the row in `settings` that a blocked customer has. */
const keyOf = (customerId: string) => `blocked.${customerId}`

/** Whether a customer is blocked: may not sign in. Lock the customer's row first. */
export async function isBlocked(tx: Tx, customerId: string): Promise<boolean> {
  return (await tx.$count(settings, eq(settings.key, keyOf(customerId)))) > 0
}

export async function writeBlocked(tx: Tx, customerId: string, blocked: boolean): Promise<void> {
  if (blocked) await writeSetting(tx, { key: keyOf(customerId), value: true })
  else await deleteSetting(tx, keyOf(customerId))
}

/** The same for each customer of a query. */
export const blockedColumn: SQL<boolean> = sql<boolean>`exists (
  select from ${settings} where ${settings.key} = 'blocked.' || ${customers}.id
)`
