import 'server-only'
import { and, eq, exists, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import type { Customer } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { database, transaction } from '@/lib/db/database'
import { customers, signups } from '@/lib/db/schema'
import { CODE_DIGITS } from '@/lib/config/constants'
import { CODE_ATTEMPTS } from '../limits/numbers'
import { spendAll } from '../limits/spend-all'
import { openSession } from '../sessions/session'
import { customerColumns, toCustomer } from './customer'
import { isPassword } from './passwords'

export interface Verification {
  phone: string
  code: string
  /**
   * The sign-up this browser started. Its code cannot complete another sign-up of the same phone. One of another phone is ignored:
   * the number was corrected and that response lost.
   */
  signupId: string | null
  address: string | null
}

/**
 * Completes a sign-up: creates the customer and opens a session. Counts every guess before comparing it; a code works once. Throws
 * BadRequest for a malformed code, which is not counted; WrongCode; CodeExpired for a code that has expired, was used, reached five
 * guesses, or belongs to a sign-up from another browser; TooManyRequests. Spec §4.
 */
export async function verifySignup({ phone, code, signupId, address }: Verification): Promise<{
  token: string
  customer: Customer
}> {
  if (code.length !== CODE_DIGITS)
    throw new ShopError('BadRequest', [{ path: 'whatsappCode', msg: 'CodeHasSixDigits' }])
  await spendAll('codesPerAddress', address)
  const signup = await countGuess(phone, signupId)
  if (!signup) throw new ShopError('CodeExpired')
  if (!(await isPassword(code, signup.codeHash)))
    throw new ShopError(signup.attempts < CODE_ATTEMPTS ? 'WrongCode' : 'CodeExpired')
  return transaction(async (tx) => {
    // A restarted sign-up keeps its id: the compared code may have been replaced.
    const same = and(eq(signups.id, signup.id), eq(signups.codeHash, signup.codeHash))
    const unused = and(same, isNull(signups.consumedAt))
    const [used] = await tx
      .update(signups)
      .set({ consumedAt: sql`now()`, passwordHash: '' })
      .where(unused)
      .returning({ id: signups.id })
    if (!used) throw new ShopError('CodeExpired')
    const { username, passwordHash, image, language } = signup
    const [row] = await tx
      .insert(customers)
      .values({ id: uuidv7(), username, phone, passwordHash, image, language })
      .onConflictDoNothing()
      .returning(customerColumns)
    if (!row) throw new ShopError('CodeExpired')
    return { token: await openSession(tx, row.id), customer: toCustomer(row) }
  })
}

/** Returns the phone's sign-up if guesses remain, and counts one. */
async function countGuess(phone: string, signupId: string | null) {
  const db = await database()
  const begun = alias(signups, 'begun')
  const ofAnotherPhone = db
    .select({ id: begun.id })
    .from(begun)
    .where(and(eq(begun.id, signupId ?? ''), ne(begun.phone, phone)))
  const open = and(
    eq(signups.phone, phone),
    signupId === null ? undefined : or(eq(signups.id, signupId), exists(ofAnotherPhone)),
    isNull(signups.consumedAt),
    gt(signups.expiresAt, sql`now()`),
    lt(signups.attempts, CODE_ATTEMPTS),
  )
  const counted = { attempts: sql`${signups.attempts} + 1` }
  const [signup] = await db.update(signups).set(counted).where(open).returning()
  return signup ?? null
}

/** Deletes sign-ups that expired or were completed a day ago. */
export async function sweepSignups(): Promise<void> {
  const db = await database()
  await db.delete(signups).where(lt(signups.expiresAt, sql`now() - interval '1 day'`))
}
