import 'server-only'
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Customer } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { database, transaction, type Tx } from '@/lib/db/database'
import { customers, sentPasswords, settings } from '@/lib/db/schema'
import { forgiveAll, spendAll } from '../limits/spend'
import { isPublicPassword } from '../demo/close'
import { openSession } from '../sessions/session'
import { deleteSetting, writeSetting } from '../setting-rows'
import { customerColumns, toCustomer } from './customer'
import { deviceToken, knownDevice, hashSentPassword, sameHash } from './secrets'
import { isPassword } from './passwords'

interface Credentials {
  phone: string
  password: string
  /** Client address for rate limits; null when unknown. */
  address: string | null
  /** The browser's device token, if any. */
  device?: string | null
}

interface SignedIn {
  token: string
  device: string
  customer: Customer
  /** The password was one sent to WhatsApp. */
  choosePassword: boolean
}

/**
 * Opens a session by phone and password: the customer's own, or the last one sent to WhatsApp, which is used up. Throws
 * WrongCredentials, with the same timing, also for an unknown phone and for the demo's public password outside demo mode;
 * TooManyRequests. Spec §2 (Sign in).
 */
export async function signIn({ phone, password, address, device = null }: Credentials): Promise<SignedIn> {
  // Behind an unconfigured proxy all clients share one address; limiting by it would let one stranger lock the owner out.
  const both = address && `${phone}:${address}`
  const db = await database()
  const [row] = await db
    .select({ ...customerColumns, passwordHash: customers.passwordHash, sentHash: sentPasswords.passwordHash })
    .from(customers)
    .leftJoin(sentPasswords, eq(sentPasswords.customerId, customers.id))
    .where(eq(customers.phone, phone))
  const sent = sameHash(hashSentPassword(password, row?.id ?? ''), row?.sentHash ?? '')
  const deviceId = await knownDevice(device, row?.id)
  if (row && deviceId) {
    await spendAll('signinsPerDevice', deviceId)
    await spendAll('signinsPerCustomer', row.id)
  } else {
    await spendAll('signinsPerAddress', address)
    // A sent password cannot be guessed, so it bypasses the limits per phone: the owner's way in while strangers guess.
    if (!sent) {
      await spendAll('signinsPerPhoneAndAddress', both)
      await spendAll('signinsPerPhone', phone)
    }
  }
  const known = await isPassword(password, row?.passwordHash ?? null)
  const own = known && !isPublicPassword(row?.id ?? '', password)
  const token = row && (own || sent) ? await open(row, own) : null
  if (!row || !token) throw new ShopError('WrongCredentials')
  // A known browser's success does not reset the count of strangers' guesses.
  if (deviceId) await forgiveAll('signinsPerDevice', deviceId)
  else {
    await forgiveAll('signinsPerPhoneAndAddress', both)
    await forgiveAll('signinsPerPhone', phone)
  }
  const kept = deviceId && device ? device : await deviceToken(row.id)
  return { token, device: kept, customer: toCustomer(row), choosePassword: !own }
}

interface Verified {
  id: string
  passwordHash: string
  sentHash: string | null
}

/**
 * Opens a session and returns its token; null when the password was changed, or the sent one used, during verification, and for a
 * blocked customer.
 */
function open({ id, passwordHash, sentHash }: Verified, own: boolean): Promise<string | null> {
  return transaction(async (tx) => {
    const [now] = await tx
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.id, id))
      .for('share')
    if (await isBlocked(tx, id)) return null
    const holds = own ? now?.passwordHash === passwordHash : await spendSentPassword(tx, id, sentHash ?? '')
    return holds ? openSession(tx, id, { mustChangePassword: !own }) : null
  })
}

/** Consumes a sent password; false when it has expired, was used or was replaced. */
async function spendSentPassword(tx: Tx, customerId: string, sentHash: string): Promise<boolean> {
  const fresh = and(
    eq(sentPasswords.customerId, customerId),
    eq(sentPasswords.passwordHash, sentHash),
    isNull(sentPasswords.consumedAt),
    gt(sentPasswords.expiresAt, sql`now()`),
  )
  const used = await tx
    .update(sentPasswords)
    .set({ consumedAt: sql`now()` })
    .where(fresh)
    .returning({ id: sentPasswords.customerId })
  return used.length > 0
}

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
