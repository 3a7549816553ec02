import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'

/** Undelivered outbox messages to a phone number or address, oldest first. */
export async function messagesTo(recipient: string) {
  const db = await database()
  const { id, template, language, payload, channel } = outbox
  return db
    .select({ template, language, payload, channel })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(id)
}

/** The `code` or `password` in the last message. */
export async function lastSecret(recipient: string): Promise<string> {
  const payload = (await messagesTo(recipient)).at(-1)?.payload
  if (typeof payload !== 'object' || payload === null) throw new Error(`No message to ${recipient}`)
  if ('code' in payload && typeof payload.code === 'string') return payload.code
  if ('password' in payload && typeof payload.password === 'string') return payload.password
  throw new Error('The message has no secret')
}
