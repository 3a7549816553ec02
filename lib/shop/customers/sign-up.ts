import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq, sql, and, exists, gt, isNull, lt, ne, or } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { transaction, database } from '@/lib/db/database'
import { customers, signups } from '@/lib/db/schema'
import { type Language, CODE_DIGITS, CODE_MINUTES } from '@/lib/config/constants'
import { CODE_ATTEMPTS } from '../limits/numbers'
import { spendAll } from '../limits/spend'
import { checkUpload, saveUpload, uploadLimits } from '../media/upload'
import { enqueue } from '../messages/outbox'
import { assertAcceptablePassword, hashPassword, isPassword } from './passwords'
import { newCode } from './secrets'
import { alias } from 'drizzle-orm/pg-core'
import type { Customer } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { openSession } from '../sessions/session'
import { customerColumns, toCustomer } from './customer'

interface NewSignup {
  username: string
  phone: string
  password: string
  image: Uint8Array | null
  language: Language
  /** Client address for rate limits; null when unknown. */
  address: string | null
  /** This browser's earlier sign-up, if any. With the same phone it keeps its id, so that a lost response does no harm. */
  before?: string | null
}

/**
 * Starts a sign-up: sends a code to the phone's WhatsApp and returns the sign-up's id. A later sign-up of the same phone replaces
 * it, which also resends the code. A registered phone gets the same response, but a notice instead of a code. Throws BadRequest,
 * InvalidImage, PayloadTooLarge, TooManyRequests. Spec §2 (Sign up), §4.
 */
export async function startSignup({
  username,
  phone,
  password,
  image,
  language,
  address,
  before = null,
}: NewSignup): Promise<string> {
  assertAcceptablePassword(password)
  await spendAll('messagesPerAddress', address)
  // Before the phone's limit: after a refused picture the customer may submit again at once.
  if (image) {
    await spendAll('signupPicturesPerAddress', address)
    await spendAll('signupPicturesOfShop', '')
    await checkUpload(image, uploadLimits.avatar)
  }
  await spendAll('messagesPerPhone', phone)
  await spendAll('messagesOfShop', '')
  const picture = image && (await saveUpload(image, uploadLimits.avatar)).hash
  const code = newCode()
  const [passwordHash, codeHash, noCodeHash] = await Promise.all([
    hashPassword(password),
    hashPassword(code),
    hashPassword(randomUUID()),
  ])
  const row = { id: uuidv7(), phone, username, passwordHash, image: picture, language, attempts: 0, consumedAt: null }
  return transaction(async (tx) => {
    const [known] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone))
    const expiresAt = sql`now() + make_interval(mins => ${CODE_MINUTES}::int)`
    const signup = { ...row, codeHash: known ? noCodeHash : codeHash, expiresAt, createdAt: sql`now()` }
    const id = sql`case when ${signups.id} = ${before}::text then ${signups.id} else ${row.id}::text end`
    const [saved] = await tx
      .insert(signups)
      .values(signup)
      .onConflictDoUpdate({ target: signups.phone, set: { ...signup, id } })
      .returning({ id: signups.id })
    const message = { channel: 'whatsapp', to: phone, language } as const
    if (known) await enqueue(tx, { ...message, template: 'account-exists', payload: {} })
    else
      await enqueue(tx, {
        ...message,
        template: 'signup-code',
        payload: { code, validUntil: new Date(Date.now() + CODE_MINUTES * 60_000).toISOString() },
      })
    return saved?.id ?? row.id
  })
}

interface Verification {
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
