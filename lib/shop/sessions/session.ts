import 'server-only'
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { database, type Db, type Tx } from '@/lib/db/database'
import { sessions } from '@/lib/db/schema'
import { createHash, randomBytes } from 'node:crypto'

/** Days without use after which a session ends. */
const SESSION_IDLE_DAYS = 30
/** Days after which every session ends. */
const SESSION_MAX_DAYS = 180
/** Minutes between updates of the last use, to save writes. */
const SEEN_EVERY_MINUTES = 60

interface Session {
  customerId: string
  /** Opened with a password sent to WhatsApp: the customer must choose a new one. */
  mustChangePassword: boolean
}

const alive = and(
  isNull(sessions.revokedAt),
  gt(sessions.lastSeenAt, sql`now() - make_interval(days => ${SESSION_IDLE_DAYS}::int)`),
  gt(sessions.createdAt, sql`now() - make_interval(days => ${SESSION_MAX_DAYS}::int)`),
)

const BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Opens a session and returns its token: 256 random bits, of which only a hash is stored. */
export async function openSession(
  db: Tx | Db,
  customerId: string,
  { mustChangePassword = false }: { mustChangePassword?: boolean } = {},
): Promise<string> {
  const token = newToken()
  const row = { tokenHash: hashToken(token), customerId, mustChangePassword }
  await db.insert(sessions).values({ ...row, lastSeenAt: sql`now()` })
  return token
}

/** Finds the session of a token; null when it is forged, ended, idle for 30 days or older than 180. */
export async function findSession(token: string): Promise<Session | null> {
  if (!isToken(token)) return null
  const db = await database()
  const own = and(eq(sessions.tokenHash, hashToken(token)), alive)
  const stale = sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${SEEN_EVERY_MINUTES}::int)`
  const { customerId, mustChangePassword } = sessions
  const [row] = await db.select({ customerId, mustChangePassword, stale }).from(sessions).where(own)
  if (!row) return null
  if (row.stale)
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(own)
  return { customerId: row.customerId, mustChangePassword: row.mustChangePassword }
}

/** Ends a session on the server. Harmless for an invalid token. */
export async function endSession(token: string): Promise<void> {
  if (!isToken(token)) return
  const db = await database()
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt)))
}

/** Whether a session is alive, as seen by this transaction. */
export async function isAlive(tx: Tx, token: string): Promise<boolean> {
  const own = and(eq(sessions.tokenHash, hashToken(token)), alive)
  return (await tx.select({ customerId: sessions.customerId }).from(sessions).where(own)).length > 0
}

/** Ends all sessions of a customer, but the one of `token`. */
export async function endSessions(db: Db | Tx, customerId: string, token?: string): Promise<void> {
  const other = token === undefined ? undefined : ne(sessions.tokenHash, hashToken(token))
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.customerId, customerId), other, isNull(sessions.revokedAt)))
}

/** Records that the session's holder has entered the customer's own password. */
export async function noteOwnPassword(tx: Tx, token: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ mustChangePassword: false })
    .where(eq(sessions.tokenHash, hashToken(token)))
}

/** Deletes sessions that ended over a day ago. */
export async function sweepSessions(): Promise<void> {
  const db = await database()
  const longAgo = sql`now() - make_interval(days => ${SESSION_IDLE_DAYS + 1}::int)`
  await db.delete(sessions).where(lt(sessions.lastSeenAt, longAgo))
  await db.delete(sessions).where(lt(sessions.revokedAt, sql`now() - interval '1 day'`))
}

/** Generates a session token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** Whether a value has a token's format; saves a database query. */
export function isToken(value: string): boolean {
  return TOKEN.test(value)
}

/** Hashes a token for the database: SHA-256, hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
