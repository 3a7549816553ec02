import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { transaction } from '@/lib/db/database'
import { customers, signups } from '@/lib/db/schema'
import type { Language } from '@/lib/config/constants'
import { CODE_MINUTES } from '../limits/numbers'
import { spendAll } from '../limits/spend-all'
import { checkUpload, saveUpload, uploadLimits } from '../media/upload'
import { enqueue } from '../messages/outbox'
import { assertAcceptablePassword, hashPassword } from './passwords'
import { newCode } from './secrets'

export interface NewSignup {
  username: string
  phone: string
  password: string
  image: Uint8Array | null
  language: Language
  /** Who asks, for the limits; null when that cannot be told apart. */
  address: string | null
  /** The sign-up this browser began before, if any: of the same phone it goes on under its id, though the answer may get lost. */
  before?: string | null
}

/**
 * Begins a sign-up: a code goes to the phone's WhatsApp. Gives the sign-up's id. A later sign-up of the same phone replaces it;
 * that is also how a code is sent again. A phone that has a customer is answered just so, but hears of that instead of a code.
 * Throws BadRequest, InvalidImage, PayloadTooLarge, TooManyRequests. Spec §2 (Sign up), §4.
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
  // Before the phone's limit: a sign-up refused for its picture may be sent again at once with another, or without.
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
