import 'server-only'
import { and, asc, desc, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { languages } from '@/lib/config/constants'
import type { AuditEntry, AuditPage, AuditQuery, AuditVerdict } from '@/lib/contract/staff-accounts'
import { database, transaction, type Tx } from '@/lib/db/database'
import { containing } from '@/lib/db/like'
import { auditLog, auditText } from '@/lib/db/schema'
import { storedWords } from '@/lib/i18n/audit-words'
import { loadMessages } from '@/lib/i18n/messages'
import { loadStaffMessages } from '@/lib/i18n/staff'
import { dubaiMoment } from '@/lib/utils/dubai-time'
import { parseJson } from '@/lib/utils/parse-json'
import { entryHash, ERASURE, peekNumber, sha256 } from './record'

type Row = typeof auditLog.$inferSelect
const BATCH = 1000

const Data = z.object({ before: z.unknown(), after: z.unknown() })
const Erased = z.object({ after: z.object({ erased: z.array(z.number()) }) })

/** Lists entries of the audit log, newest first. */
export async function auditEntries({ search, actor, from, to, before, limit }: AuditQuery): Promise<AuditPage> {
  const db = await database()
  const { at } = auditLog
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        search?.trim() ? await found(search.trim()) : undefined,
        actor ? eq(auditLog.actorId, actor) : undefined,
        from ? gte(at, dubaiMoment(from, '00:00')) : undefined,
        to ? lt(at, dubaiMoment(to, '24:00')) : undefined,
        before ? lt(auditLog.seq, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return { entries: shown.map(entryOf), next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null }
}

/** Finds a text in an entry as it is stored, and in its words of either language. */
async function found(search: string): Promise<SQL | undefined> {
  const stored = await Promise.all(
    languages.map(async (language) => {
      const [messages, { City }] = [await loadStaffMessages(language), await loadMessages(language)]
      return storedWords(search, { language, messages, cityNames: City })
    }),
  )
  const parts = [search, ...stored.flatMap((one) => [...one.parts, ...one.calls.map((call) => ` ${call} `)])]
  return or(
    // In one text, which has an index: by column, each search would read the whole log.
    ...parts.map((part) => sql`${auditText} like ${containing(part.toLowerCase())}`),
    inArray(
      auditLog.actorId,
      stored.flatMap(({ actors }) => actors),
    ),
  )
}

function entryOf({ seq, at, actorId, actorName, role, via, address, call, subject, data, hash }: Row): AuditEntry {
  const { before = null, after = null } = Data.safeParse(parseJson(data ?? '')).data ?? {}
  return {
    seq,
    at: at.toISOString(),
    actor: { id: actorId, name: actorName, role },
    via,
    address,
    call,
    subject,
    data: data === null ? null : { before, after },
    hash,
  }
}

/** Yields the whole log, oldest first, as JSON lines. */
export async function* exportAudit(): AsyncGenerator<string> {
  const db = await database()
  let last = 0
  for (;;) {
    const rows = await db.select().from(auditLog).where(gt(auditLog.seq, last)).orderBy(asc(auditLog.seq)).limit(BATCH)
    for (const row of rows) yield `${JSON.stringify(entryOf(row))}\n`
    if (rows.length < BATCH) return
    last = rows.at(-1)?.seq ?? last
  }
}

/** Checks every entry against its hash and the chain. Reports the first that was changed or is missing. */
export function verifyAudit(): Promise<AuditVerdict> {
  // One snapshot, so that entries written meanwhile do not look like missing ones.
  return transaction(
    async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read`)
      return verify(tx)
    },
    { long: true },
  )
}

async function verify(tx: Tx): Promise<AuditVerdict> {
  let previous = ''
  let last = 0
  const blank = new Set<number>()
  const verdict = (reason?: NonNullable<AuditVerdict['broken']>['reason'], seq = last + 1): AuditVerdict => ({
    entries: last,
    erased: blank.size,
    head: previous || null,
    broken: reason ? { seq, reason } : null,
  })
  const allowed = new Set<number>()
  for (;;) {
    const rows = await tx.select().from(auditLog).where(gt(auditLog.seq, last)).orderBy(asc(auditLog.seq)).limit(BATCH)
    for (const row of rows) {
      if (row.seq !== last + 1) return verdict('missing')
      if (row.data !== null && sha256(row.data) !== row.dataHash) return verdict('changed')
      if (entryHash(row, previous) !== row.hash) return verdict('chain')
      if (row.data === null) blank.add(row.seq)
      if (row.subject === ERASURE)
        for (const seq of Erased.safeParse(parseJson(row.data ?? '')).data?.after.erased ?? []) allowed.add(seq)
      previous = row.hash
      last = row.seq
    }
    if (rows.length < BATCH) break
  }
  if ((await peekNumber(tx)) !== last + 1) return verdict('end')
  const secret = [...blank].find((seq) => !allowed.has(seq))
  return secret === undefined ? verdict() : verdict('erased', secret)
}
