import 'server-only'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Customer } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { customers, sentPasswords } from '@/lib/db/schema'
import { forgiveAll, spendAll } from '../limits/spend-all'
import { openSession } from '../sessions/session'
import { customerColumns, toCustomer } from './customer'
import { isPassword } from './passwords'
import { hashSentPassword, sameHash } from './secrets'

export interface Credentials {
  phone: string
  password: string
  /** Who asks, for the limits; null when that cannot be told apart. */
  address: string | null
}

/**
 * Opens a session by phone and password, the customer's own or the one last sent to WhatsApp, which is then used up. Throws
 * WrongCredentials, the same and after the same time for an unknown phone; TooManyRequests. Spec §2 (Sign in).
 */
export async function signIn({
  phone,
  password,
  address,
}: Credentials): Promise<{ token: string; customer: Customer }> {
  const both = `${phone}:${address ?? ''}`
  await spendAll('signinsPerAddress', address)
  await spendAll('signinsPerPhoneAndAddress', both)
  await spendAll('signinsPerPhone', phone)
  const db = await database()
  const [row] = await db
    .select({ ...customerColumns, passwordHash: customers.passwordHash, sentHash: sentPasswords.passwordHash })
    .from(customers)
    .leftJoin(sentPasswords, eq(sentPasswords.customerId, customers.id))
    .where(eq(customers.phone, phone))
  const own = await isPassword(password, row?.passwordHash ?? null)
  const sent = sameHash(hashSentPassword(password, row?.id ?? ''), row?.sentHash ?? '')
  if (!row || (!own && !(sent && (await spendSentPassword(row.id))))) throw new ShopError('WrongCredentials')
  await forgiveAll('signinsPerPhoneAndAddress', both)
  await forgiveAll('signinsPerPhone', phone)
  const token = await openSession(db, row.id, { mustChangePassword: !own })
  return { token, customer: toCustomer(row) }
}

/** Uses up the password sent to a customer; false when it is too old or used. */
async function spendSentPassword(customerId: string): Promise<boolean> {
  const db = await database()
  const fresh = and(
    eq(sentPasswords.customerId, customerId),
    isNull(sentPasswords.consumedAt),
    gt(sentPasswords.expiresAt, sql`now()`),
  )
  const used = await db
    .update(sentPasswords)
    .set({ consumedAt: sql`now()` })
    .where(fresh)
    .returning({ id: sentPasswords.customerId })
  return used.length > 0
}
