import 'server-only'
import { uuidv7 } from 'uuidv7'
import { sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'
import type { Language } from '@/lib/config/constants'
import { wakeSoon } from './wake'

export type Channel = 'whatsapp' | 'email'

/** A message, mostly to a customer, before it has words. */
export interface Message {
  channel: Channel
  /** A phone (9715XXXXXXXX) or an e-mail address. */
  to: string
  /** A name of `templates.ts`. */
  template: string
  language: Language
  /** What the template needs. `validUntil` (ISO 8601): after it the message is thrown away instead of delivered. */
  payload: Record<string, unknown>
}

/** Writes a message in the transaction of its cause; the worker delivers it when that is committed. */
export async function enqueue(tx: Tx, { channel, to, template, language, payload }: Message): Promise<void> {
  const row = { id: uuidv7(), channel, recipient: to, template, language, payload }
  await tx.insert(outbox).values({ ...row, nextAttemptAt: sql`now()` })
  wakeSoon()
}
