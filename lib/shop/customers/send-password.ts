import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { customers, rateLimits, sentPasswords } from '@/lib/db/schema'
import type { Language } from '@/lib/config/constants'
import { SENT_PASSWORD_MINUTES } from '../limits/numbers'
import { spendAll } from '../limits/spend'
import { enqueue } from '../messages/outbox'
import { knownDevice, hashSentPassword, newSentPassword } from './secrets'

interface PasswordWish {
  phone: string
  language: Language
  address: string | null
  /** The browser's device token, if any. */
  device?: string | null
}

/**
 * Sends a one-time password, valid for 15 minutes, to the phone's WhatsApp. The customer's own password keeps working, so that a
 * stranger cannot lock the customer out. The response is the same for an unknown phone. Throws TooManyRequests. Spec §2 (Forgot
 * password).
 */
export async function sendPassword({ phone, language, address, device = null }: PasswordWish): Promise<void> {
  await spendAll('messagesPerAddress', address)
  const db = await database()
  const [owner] = await db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone))
  const deviceId = await knownDevice(device, owner?.id)
  if (deviceId) await spendAll('messagesPerDevice', deviceId)
  else await spendAll('messagesPerPhone', phone)
  await spendAll('messagesOfShop', '')
  const password = newSentPassword()
  const expiresAt = sql`now() + make_interval(mins => ${SENT_PASSWORD_MINUTES}::int)`
  const validUntil = new Date(Date.now() + SENT_PASSWORD_MINUTES * 60_000).toISOString()
  await transaction(async (tx) => {
    // Locked, as an erasure at the same time takes the number away.
    const held = tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone)).for('key share')
    const [customer] = await held
    const passwordHash = hashSentPassword(password, customer?.id ?? '')
    if (customer) {
      const sent = { customerId: customer.id, passwordHash, expiresAt, consumedAt: null }
      await tx.insert(sentPasswords).values(sent).onConflictDoUpdate({ target: sentPasswords.customerId, set: sent })
      const payload = { password, validUntil }
      await enqueue(tx, { channel: 'whatsapp', to: phone, template: 'sent-password', language, payload })
    } else {
      // Writes as many rows for an unknown phone, so that timing reveals nothing; the sweep deletes them.
      for (const key of [`nobody:${phone}`, `nobody:${passwordHash}`]) {
        const row = { key, points: 0, expiresAt }
        await tx.insert(rateLimits).values(row).onConflictDoUpdate({ target: rateLimits.key, set: row })
      }
    }
  })
}
