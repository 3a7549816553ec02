import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { transaction, type Tx } from '@/lib/db/database'
import { auditLog, counters } from '@/lib/db/schema'
import { headOf } from '@/lib/utils/graphemes'
import { nextNumber } from '../next-number'
import { staffCall, type StaffCall } from './actor'

interface Change {
  /** What was changed, as staff call it: a product's handle, an order's code. */
  subject: string
  /** The values before and after; undefined for none. No secrets: the log is shown and exported. */
  before?: unknown
  after?: unknown
  /** The customer whose data the values hold. Their erasure blanks the values. */
  customerId?: string
}

/** Row of `counters` with the number of the next entry. Its lock makes entries follow each other. */
const COUNTER = 'audit'

type Row = typeof auditLog.$inferSelect
/** What an entry's hash covers: all but `data`, which `dataHash` stands for so that it can be erased. */
type Sealed = Omit<Row, 'hash' | 'data'>

/**
 * Records a change by staff in its transaction. Changes outside a staff call are not staff's and are ignored. Call it last in
 * the transaction: entries are written one after the other, so the next one waits until this transaction ends.
 */
export async function audited(tx: Tx, change: Change, call: StaffCall | undefined = staffCall()): Promise<void> {
  if (!call) return
  const seq = await nextNumber(tx, COUNTER)
  const data = JSON.stringify({
    before: change.before ?? null,
    after: change.after ?? null,
    salt: randomBytes(12).toString('base64url'),
  })
  const sealed: Sealed = {
    seq,
    at: new Date(),
    actorId: call.actor.id,
    actorName: call.actor.name,
    role: call.actor.role,
    via: call.actor.via,
    address: call.address,
    call: call.call,
    // The database would replace half a character, and the entry would not fit its hash.
    subject: headOf(change.subject, 300),
    dataHash: sha256(data),
    customerId: change.customerId ?? null,
  }
  await tx.insert(auditLog).values({ ...sealed, data, hash: entryHash(sealed, await hashOf(tx, seq - 1)) })
  call.written += 1
}

/** Records that personal data leaves the shop as a file. Call it before its first byte does. */
export async function auditedExport(change: Pick<Change, 'subject' | 'after' | 'customerId'>): Promise<void> {
  await transaction((tx) => audited(tx, change))
}

/** Records the running call when its services recorded nothing, so that no change by staff is missing from the log. */
export async function ensureAudited(subject: string): Promise<void> {
  const call = staffCall()
  if (!call || call.written > 0) return
  await transaction((tx) => audited(tx, { subject }))
}

/** Erases what the log holds of a customer; who did what and when stays. Call it last in the transaction. */
export async function eraseFromAudit(tx: Tx, customerId: string): Promise<void> {
  const erased = await tx
    .update(auditLog)
    .set({ data: null })
    .where(and(eq(auditLog.customerId, customerId), isNotNull(auditLog.data)))
    .returning({ seq: auditLog.seq })
  // The check of the chain accepts an entry without values only when a later one names it.
  await audited(tx, { subject: ERASURE, after: { erased: erased.map(({ seq }) => seq).sort((a, b) => a - b) } })
}

/** Subject of the entries that name the erased ones. */
export const ERASURE = 'erasure'

/** Hash of an entry and of the one before it. */
export function entryHash(entry: Sealed, previous: string): string {
  const { seq, at, actorId, actorName, role, via, address, call, subject, dataHash, customerId } = entry
  const parts = [seq, at.toISOString(), actorId, actorName, role, via, address, call, subject, dataHash, customerId]
  return sha256(JSON.stringify([previous, ...parts]))
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Number of the next entry. */
export async function peekNumber(tx: Tx): Promise<number> {
  const [row] = await tx.select({ next: counters.next }).from(counters).where(eq(counters.name, COUNTER))
  return row?.next ?? 1
}

async function hashOf(tx: Tx, seq: number): Promise<string> {
  const [row] = await tx.select({ hash: auditLog.hash }).from(auditLog).where(eq(auditLog.seq, seq))
  return row?.hash ?? ''
}

/** The fields that differ, as `audited` takes them. */
export function changedFields(before: object, after: object) {
  const then = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(then.get(field)),
  )
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, then.get(field)])),
    after: Object.fromEntries(changed),
  }
}
