import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns'

/** WhatsApp messages and e-mails, written in the transaction of their cause and delivered by a worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: moment('lease_until'),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    deliveredAt: moment('delivered_at'),
    failedAt: moment('failed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due').on(t.deliveredAt, t.nextAttemptAt),
    index('outbox_recipient').using('gin', t.recipient.op('gin_trgm_ops')),
    index('outbox_failed')
      .on(t.id)
      .where(sql`${t.failedAt} is not null`),
  ],
)
