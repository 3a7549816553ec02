import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StaffRole } from '@/lib/contract/staff-accounts'
import { createdAt, id, moment } from './columns'

/** Members of staff. They are disabled, never deleted: the audit log names them. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    name: text('name').notNull(),
    /** What a member signs in with, in lower case. */
    email: text('email').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** argon2id in PHC form; null until the invitation is accepted. */
    passwordHash: text('password_hash'),
    /** Base32; null until the second factor is set up. */
    totpSecret: text('totp_secret'),
    /** Number of the 30 s step of the last accepted code: neither it nor an earlier one is accepted again. */
    totpStep: integer('totp_step').notNull().default(0),
    /** Base32 of a second factor being set up, until its first code confirms it. */
    totpPending: text('totp_pending'),
    inviteHash: text('invite_hash'),
    inviteExpiresAt: moment('invite_expires_at'),
    disabled: boolean('disabled').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('staff_email').on(t.email)],
)

/** A staff session; the cookie holds 256 random bits, the row only their SHA-256. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    /** Null while the password was right and the second factor is still due. */
    secondFactorAt: moment('second_factor_at'),
    address: text('address').notNull().default(''),
    /** The browser's `User-Agent`. */
    agent: text('agent').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** What is typed of the home page and not saved, for its preview. See `HomeBody`. */
    homeDraft: jsonb('home_draft'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [uniqueIndex('staff_sessions_token').on(t.tokenHash), index('staff_sessions_staff').on(t.staffId)],
)

/** One-use codes that stand in for a lost second factor. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
)

/** What the audit log is searched by. */
export const auditText = sql.raw("lower(subject || ' ' || call || ' ' || actor_name || ' ' || coalesce(data, ''))")

/**
 * What staff changed, one row per change, written in its transaction. Each row's hash covers the row before. A trigger refuses
 * every update but the erasure of `data`, and every delete.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** From 1, without gaps. */
    seq: integer('seq').primaryKey(),
    at: moment('at').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    role: text('role').notNull(),
    via: text('via').$type<'browser' | 'token'>().notNull(),
    address: text('address').notNull(),
    /** Method and path of the staff call, `PUT /stock`. */
    call: text('call').notNull(),
    /** What was changed: a product's handle, an order's code. */
    subject: text('subject').notNull(),
    /** JSON with `before`, `after` and `salt`, which keeps `dataHash` from being guessed; null when erased. */
    data: text('data'),
    dataHash: text('data_hash').notNull(),
    /** The customer whose data it holds, for erasure. */
    customerId: text('customer_id'),
    hash: text('hash').notNull(),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_customer').on(t.customerId),
    index('audit_log_actor').on(t.actorId, t.seq),
    index('audit_log_text').using('gin', sql`(${auditText}) gin_trgm_ops`),
  ],
)
