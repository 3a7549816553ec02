import { uuidv7 } from 'uuidv7'
import { database } from '@/lib/db/database'
import { customers } from '@/lib/db/schema'
import { openSession } from '../../sessions/session'

let place = 0

/** A phone number unique in this process. */
export function somePhone(): string {
  return `97155${String(process.pid % 1000).padStart(3, '0')}${String(++place).padStart(4, '0')}`
}

/** Adds a customer, who cannot sign in without a `passwordHash`. Returns the id and a session token. */
export async function addCustomer(
  given: Partial<typeof customers.$inferInsert> = {},
): Promise<{ id: string; phone: string; token: string }> {
  const row = { id: uuidv7(), username: `Customer ${place}`, phone: somePhone(), passwordHash: '!', ...given }
  const db = await database()
  await db.insert(customers).values(row)
  return { id: row.id, phone: row.phone, token: await openSession(db, row.id) }
}
