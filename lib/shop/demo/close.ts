import 'server-only'
import { eq } from 'drizzle-orm'
import { config } from '@/lib/config/environment'
import { database } from '@/lib/db/database'
import { customers } from '@/lib/db/schema'
import { isPassword } from '../customers/passwords'
import { endSessions } from '../sessions/session'
import { DEMO_PASSWORD, demoCustomerId } from './customer'
import { demoProgress } from './progress'

/** Whether this is the demo customer's public password in a shop that is not a demo: it must not open a session. */
export function isPublicPassword(customerId: string, password: string): boolean {
  return config().demo === false && customerId === demoCustomerId && password === DEMO_PASSWORD
}

/** Ends sessions opened with the demo's public password. Returns whether the database holds the demo; deletes nothing. */
export async function closeDemo(): Promise<boolean> {
  const db = await database()
  const progress = await demoProgress(db)
  if (progress !== 'started' && progress !== 'whole') return false
  const { id, passwordHash } = customers
  const [customer] = await db.select({ passwordHash }).from(customers).where(eq(id, demoCustomerId))
  if (await isPassword(DEMO_PASSWORD, customer?.passwordHash ?? null)) await endSessions(db, demoCustomerId)
  return true
}
