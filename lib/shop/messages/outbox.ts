import 'server-only'
import { uuidv7 } from 'uuidv7'
import { sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'
import { onCommit } from '@/lib/db/transaction'
import type { Language } from '@/lib/config/constants'
import { originOfNow } from '@/lib/telemetry/trace'
import { singleton } from '@/lib/utils/singleton'

export type Channel = 'whatsapp' | 'email'

/** A message before rendering. */
export interface Message {
  channel: Channel
  /** A phone number (9715XXXXXXXX) or an e-mail address. */
  to: string
  /** A key of `templates` in `deliver.ts`. */
  template: string
  language: Language
  /** Template data. A message past its `validUntil` (ISO 8601) is dropped. */
  payload: Record<string, unknown>
}

/** Adds a message to the outbox in the transaction of its cause; the worker delivers it after the commit. */
export async function enqueue(tx: Tx, { channel, to, template, language, payload }: Message): Promise<void> {
  const row = { id: uuidv7(), channel, recipient: to, template, language, payload: { ...payload, ...originOfNow() } }
  await tx.insert(outbox).values({ ...row, nextAttemptAt: sql`now()` })
  wakeOnCommit()
}

const worker = () => singleton<{ wake: (() => void) | null }>('outbox-wake', () => ({ wake: null }))

/** Wakes this process's worker, if any, once the caller's transaction has committed. */
export function wakeOnCommit(): void {
  onCommit(() => worker().wake?.())
}

/** Registers the wake-up callback; null removes it. */
export function onWake(listener: (() => void) | null): void {
  worker().wake = listener
}
