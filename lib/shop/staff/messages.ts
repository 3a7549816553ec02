import 'server-only'
import { and, desc, eq, ilike, isNotNull, isNull, lt, or, sql, type SQL, inArray } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import {
  MessageOrder,
  StaffMessage,
  type MessageCounts,
  type MessagePage,
  MessageQuery,
  type MessageState,
} from '@/lib/contract/staff-messages'
import { database, transaction } from '@/lib/db/database'
import { containing } from '@/lib/db/like'
import { outbox, type orders } from '@/lib/db/schema'
import { phoneDigits } from '@/lib/i18n/phone'
import { audited } from '../audit/record'
import { wakeOnCommit } from '../messages/outbox'

type Row = typeof outbox.$inferSelect

const inState: Record<MessageState, SQL | undefined> = {
  waiting: and(isNull(outbox.deliveredAt), isNull(outbox.failedAt)),
  sent: isNotNull(outbox.deliveredAt),
  failed: isNotNull(outbox.failedAt),
}

/** Lists the messages of the last 30 days, newest first, without what they say. */
export async function staffMessages(asked: MessageQuery): Promise<MessagePage> {
  const { state, search, after, limit } = MessageQuery.parse(asked)
  const db = await database()
  const rows = await db
    .select()
    .from(outbox)
    .where(and(state && inState[state], found(search), after ? lt(outbox.id, after) : undefined))
    .orderBy(desc(outbox.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return { messages: shown.map(messageOf), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

function found(search: string | undefined): SQL | undefined {
  const words = search?.trim()
  if (!words) return undefined
  const part = containing(words)
  const digits = phoneDigits(words)
  return or(ilike(outbox.recipient, part), digits.length >= 4 ? ilike(outbox.recipient, `%${digits}%`) : undefined)
}

export async function messageCounts(): Promise<MessageCounts> {
  const db = await database()
  const [all, waiting, failed] = await Promise.all([
    db.$count(outbox),
    db.$count(outbox, inState.waiting),
    db.$count(outbox, inState.failed),
  ])
  return { waiting, failed, sent: Math.max(0, all - waiting - failed) }
}

/** Sends a failed message again, with as many tries as a new one. Throws NotFound; Conflict when it cannot be sent again. */
export function resendMessage(id: string): Promise<StaffMessage> {
  return transaction(async (tx) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update')
    if (!row) throw new ShopError('NotFound', [{ path: 'message', msg: `There is no message ${id}.` }])
    if (!messageOf(row).resendable)
      throw new ShopError('Conflict', [
        { path: 'message', msg: 'Only a failed message can be sent again, and none with a code or password.' },
      ])
    const [again] = await tx
      .update(outbox)
      .set({ failedAt: null, attempts: 0, leaseUntil: null, nextAttemptAt: sql`now()` })
      .where(eq(outbox.id, id))
      .returning()
    wakeOnCommit()
    await audited(tx, { subject: `message ${id}`, before: { failed: true }, after: { template: row.template } })
    return messageOf(again ?? row)
  })
}

function messageOf({ payload, deliveredAt, failedAt, nextAttemptAt, createdAt, ...row }: Row): StaffMessage {
  const state = deliveredAt ? 'sent' : failedAt ? 'failed' : 'waiting'
  return StaffMessage.parse({
    ...row,
    state,
    // A code for a sign-up has no status.
    order: MessageOrder.safeParse(payload).data ?? null,
    createdAt: createdAt.toISOString(),
    at: (deliveredAt ?? failedAt ?? nextAttemptAt).toISOString(),
    resendable: state === 'failed' && !('validUntil' in Object(payload)),
  })
}

type Contact = Pick<typeof orders.$inferSelect, 'phone' | 'email'>

/**
 * The messages to a customer, and to the shop about their orders. Families share an e-mail address: of a message that still
 * says its order, the order tells whose it is.
 */
export function messagesOf(customer: Contact, placed: readonly (Contact & { orderId: string })[]): SQL | undefined {
  const all = [customer, ...placed]
  const known = (values: string[]) => values.filter((value) => value !== '')
  const code = sql<string>`${outbox.payload} ->> 'code'`
  return or(
    inArray(outbox.recipient, known(all.map(({ phone }) => phone))),
    inArray(
      code,
      placed.map(({ orderId }) => orderId),
    ),
    and(inArray(outbox.recipient, known(all.map(({ email }) => email))), isNull(code)),
  )
}
