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
   * The sign-up this browser began. Another one for the same phone is then not finished by its code. One for another phone says
   * nothing: the number was corrected, and the answer to that lost.
   */
  signupId: string | null
  address: string | null
}

/**
 * Finishes a sign-up: makes the customer and opens a session. Every guess is counted before it is compared, and a code is good
 * once. Throws BadRequest for what cannot be a code, which is no guess; WrongCode; CodeExpired for a code that is too old, used, now guessed at five times, or of a sign-up begun elsewhere;
 * TooManyRequests. Spec §4.
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
    // A sign-up that is begun anew keeps its id: the code that was compared may have been replaced meanwhile.
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

/** The phone's sign-up, if it may still be guessed at; one guess less from here on. */
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

/** Deletes sign-ups that came to nothing, or to a customer, a day ago. */
export async function sweepSignups(): Promise<void> {
  const db = await database()
  await db.delete(signups).where(lt(signups.expiresAt, sql`now() - interval '1 day'`))
}
