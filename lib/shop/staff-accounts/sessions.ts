import 'server-only'
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ShopError } from '@/lib/contract/error'
import {
  SECOND_FACTOR_MINUTES,
  STAFF_SESSION_HOURS,
  type StaffSelf,
  type StaffSessionWire,
} from '@/lib/contract/staff-accounts'
import { database, transaction, type Db, type Tx } from '@/lib/db/database'
import { staff, staffSessions } from '@/lib/db/schema'
import { staffCall, type StaffCall } from '../audit/actor'
import { audited } from '../audit/record'
import { hashToken, isToken, newToken } from '../sessions/session'
import { demoOwnerId, isDemoOpen } from './demo'

/** Seconds between updates of the last use, to save writes. */
const SEEN_EVERY = 300
const AGENT_MAX = 300

/** Where a session is opened from. */
export interface Client {
  /** The client's address; null when unknown. */
  address: string | null
  /** Its `User-Agent`. */
  agent: string
}

export interface StaffSession extends StaffSelf {
  sessionId: string
}

const { secondFactorAt, createdAt, revokedAt } = staffSessions
/** Sessions within their time: 12 hours, or 10 minutes while the second factor is due. */
const alive = and(
  isNull(revokedAt),
  gt(createdAt, sql`now() - make_interval(hours => ${STAFF_SESSION_HOURS}::int)`),
  or(isNotNull(secondFactorAt), gt(createdAt, sql`now() - make_interval(mins => ${SECOND_FACTOR_MINUTES}::int)`)),
)

/** Opens a session and returns its token. `whole`: the second factor was given. */
export async function openStaffSession(
  db: Tx | Db,
  staffId: string,
  { address, agent }: Client,
  { whole }: { whole: boolean },
): Promise<string> {
  const token = newToken()
  await db.insert(staffSessions).values({
    id: uuidv7(),
    tokenHash: hashToken(token),
    staffId,
    secondFactorAt: whole ? new Date() : null,
    address: address ?? '',
    agent: agent.slice(0, AGENT_MAX),
    lastSeenAt: sql`now()`,
  })
  return token
}

/** Whether a member gave both factors at this address within the days that sessions are kept: see `sweepStaffSessions`. */
export async function hasSignedInFrom(email: string, address: string | null): Promise<boolean> {
  if (address === null) return false
  const db = await database()
  const [row] = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staff.email, email), eq(staffSessions.address, address), isNotNull(secondFactorAt)))
    .limit(1)
  return row !== undefined
}

/** Finds the session of a token; null when it is forged, ended or too old, and when its member may not sign in any more. */
export async function findStaffSession(token: string): Promise<StaffSession | null> {
  if (!isToken(token)) return null
  const db = await database()
  const own = and(eq(staffSessions.tokenHash, hashToken(token)), alive)
  const stale = sql<boolean>`${staffSessions.lastSeenAt} < now() - make_interval(secs => ${SEEN_EVERY}::int)`
  const [row] = await db
    .select({ session: staffSessions, member: staff, stale })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(own, eq(staff.disabled, false)))
  if (!row) return null
  const { session, member } = row
  const demo = member.id === demoOwnerId
  if (demo && !(await isDemoOpen(db))) return null
  if (row.stale)
    await db
      .update(staffSessions)
      .set({ lastSeenAt: sql`now()` })
      .where(own)
  const stage = session.secondFactorAt ? 'open' : member.totpSecret ? 'code' : 'enrol'
  const { id, name, email, role } = member
  return { id, name, email, role, stage, demo, sessionId: session.id }
}

/** The sessions a member may see and end: their own, and in the demo, whose visitors are one member, the current one. */
function ownSessions({ id, sessionId, demo }: StaffSession) {
  return demo ? eq(staffSessions.id, sessionId) : eq(staffSessions.staffId, id)
}

/** Lists the open sessions of a member, the last used first. */
export async function listStaffSessions(self: StaffSession): Promise<StaffSessionWire[]> {
  const db = await database()
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(ownSessions(self), isNotNull(secondFactorAt), alive))
    .orderBy(desc(staffSessions.lastSeenAt))
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    agent: row.agent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === self.sessionId,
  }))
}

/** Ends one of a member's own sessions. Throws NotFound for any other. */
export async function endStaffSession(self: StaffSession, sessionId: string): Promise<void> {
  await transaction(async (tx) => {
    const own = and(eq(staffSessions.id, sessionId), ownSessions(self), isNull(revokedAt))
    const ended = await tx
      .update(staffSessions)
      .set({ revokedAt: sql`now()` })
      .where(own)
      .returning()
    if (ended.length === 0) throw new ShopError('NotFound', [{ path: 'session', msg: 'There is no such session.' }])
    await audited(tx, { subject: self.email, before: { session: sessionId }, after: { session: null } })
  })
}

/** Ends all sessions of a member, except one. Call it in the transaction of the reason. */
export async function endSessionsOf(tx: Tx, staffId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(staffSessions.id, except)
  await tx
    .update(staffSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(staffSessions.staffId, staffId), isNull(revokedAt), others))
}

/** Days that a session is kept after its end, so that its address is known as the member's: see `hasSignedInFrom`. */
const KEPT_DAYS = 30

/** Deletes sessions that ended long ago. */
export async function sweepStaffSessions(): Promise<void> {
  const db = await database()
  await db.delete(staffSessions).where(lt(createdAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`))
}

/**
 * The running call with this member as its actor: who signs in is known only in the middle of the call. Without the address of
 * a visitor of the demo, as all of them are one member.
 */
export function asSelf({ id, name, role }: Pick<StaffSelf, 'id' | 'name' | 'role'>, { address }: Client): StaffCall {
  const running = staffCall()
  const call: StaffCall = running ?? {
    actor: { id, name, role, via: 'browser' },
    address: address ?? '',
    call: '',
    written: 0,
  }
  call.actor = { id, name, role, via: 'browser' }
  if (id === demoOwnerId) call.address = ''
  return call
}
