import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { transaction } from '@/lib/db/database'
import { customers, signups } from '@/lib/db/schema'
import type { Language } from '@/lib/config/constants'
import { CODE_MINUTES } from '@/lib/config/constants'
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
