import 'server-only'
import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { ShopError } from '@/lib/contract/error'
import { RECOVERY_CODES, type Enrolment } from '@/lib/contract/staff-accounts'
import { database, transaction, type Tx } from '@/lib/db/database'
import { staff, staffRecoveryCodes } from '@/lib/db/schema'
import { shopFacts } from '../catalogue/shop-info'
import { changedNothing } from '../audit/actor'
import { audited } from '../audit/record'
import { forgiveAll, spendAll } from '../limits/spend'
import { isPassword } from '../customers/passwords'
import { randomLetters } from '../customers/secrets'
import { endSessionsOf, openStaffSession, type Client, type StaffSession, asSelf } from './sessions'

const PERIOD = 30
/** Steps by which a phone's clock may be off, either way. */
const WINDOW = 1
const RECOVERY_LENGTH = 10

function totp(secret: string, { issuer, label }: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD, algorithm: 'SHA1' })
}

/** Number of the step that a code is of, around now; null for a wrong code. */
function stepOf(secret: string, code: string): number | null {
  const delta = totp(secret).validate({ token: code.replaceAll(/\s/g, ''), window: WINDOW })
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD) + delta
}

/**
 * Begins to set up a second factor; it counts once `confirmEnrolment` has seen a code of it. A member who has one already gives
 * the password. Throws WrongCredentials, Forbidden for the demo's owner.
 */
export async function beginEnrolment(self: StaffSession, password: string | undefined): Promise<Enrolment> {
  // A password alone must not replace a second factor.
  if (self.demo || self.stage === 'code') throw new ShopError('Forbidden')
  const db = await database()
  const [member] = await db.select().from(staff).where(eq(staff.id, self.id))
  if (self.stage === 'open') await assertPassword(self, password ?? '', member?.passwordHash ?? null)
  const secret = new Secret({ size: 20 }).base32
  await db.update(staff).set({ totpPending: secret }).where(eq(staff.id, self.id))
  // Recorded once it counts.
  changedNothing()
  const issuer = `${(await shopFacts(db)).name.en} back office`
  const uri = totp(secret, { issuer, label: self.email }).toString()
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) }
}

/** Throws WrongCredentials unless this is the member's password; TooManyRequests after too many. */
export async function assertPassword(self: StaffSession, password: string, hash: string | null): Promise<void> {
  await spendAll('codesPerStaff', self.id)
  if (!(await isPassword(password, hash))) throw new ShopError('WrongCredentials')
  await forgiveAll('codesPerStaff', self.id)
}

/**
 * Makes the pending second factor count after its first code, with new recovery codes, and ends the member's other sessions.
 * Returns the codes and the token of a whole session. Throws WrongCode.
 */
export async function confirmEnrolment(
  self: StaffSession,
  code: string,
  client: Client,
): Promise<{ token: string; recoveryCodes: string[] }> {
  if (self.demo || self.stage === 'code') throw new ShopError('Forbidden')
  await spendAll('codesPerStaff', self.id)
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const token = await transaction(async (tx) => {
    const [member] = await tx.select().from(staff).where(eq(staff.id, self.id)).for('update')
    const step = member?.totpPending ? stepOf(member.totpPending, code) : null
    // Of two sessions that set one up at the same time, the second must not replace the first's with a password alone.
    if (!member || step === null || (self.stage === 'enrol' && member.totpSecret)) throw new ShopError('WrongCode')
    await tx
      .update(staff)
      .set({ totpSecret: member.totpPending, totpPending: null, totpStep: step })
      .where(eq(staff.id, self.id))
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, self.id))
    const rows = recoveryCodes.map((one) => ({ staffId: self.id, codeHash: hashRecoveryCode(one, self.id) }))
    await tx.insert(staffRecoveryCodes).values(rows)
    await endSessionsOf(tx, self.id)
    const opened = await openStaffSession(tx, self.id, client, { whole: true })
    await audited(
      tx,
      { subject: self.email, before: { secondFactor: Boolean(member.totpSecret) }, after: { secondFactor: true } },
      asSelf(self, client),
    )
    return opened
  })
  await forgiveAll('codesPerStaff', self.id)
  return { token, recoveryCodes }
}

/** Ends the sign-in with a code of the second factor; each code works once. Throws WrongCode, TooManyRequests. */
export function passSecondFactor(self: StaffSession, code: string, client: Client): Promise<string> {
  return pass(self, client, 'code', async (tx) => {
    const [member] = await tx.select({ secret: staff.totpSecret }).from(staff).where(eq(staff.id, self.id))
    const step = member?.secret ? stepOf(member.secret, code) : null
    if (step === null) return false
    const fresh = and(eq(staff.id, self.id), eq(staff.totpSecret, member?.secret ?? ''), lt(staff.totpStep, step))
    return (await tx.update(staff).set({ totpStep: step }).where(fresh).returning({ id: staff.id })).length > 0
  })
}

/** Ends the sign-in with a recovery code, which is used up. Throws WrongCode, TooManyRequests. */
export function passWithRecoveryCode(self: StaffSession, code: string, client: Client): Promise<string> {
  return pass(self, client, 'recovery code', async (tx) => {
    const unused = and(
      eq(staffRecoveryCodes.staffId, self.id),
      eq(staffRecoveryCodes.codeHash, hashRecoveryCode(code, self.id)),
      isNull(staffRecoveryCodes.usedAt),
    )
    const used = await tx
      .update(staffRecoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(unused)
      .returning()
    return used.length > 0
  })
}

/** Number of recovery codes a member has left. */
export async function recoveryCodesLeft(staffId: string): Promise<number> {
  const db = await database()
  return db.$count(staffRecoveryCodes, and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)))
}

/** Replaces the session that waits for its second factor by a whole one, with a new token, once `proves` does. */
async function pass(
  self: StaffSession,
  client: Client,
  how: string,
  proves: (tx: Tx) => Promise<boolean>,
): Promise<string> {
  if (self.stage !== 'code') throw new ShopError('WrongCode')
  // Counted before comparing, so that parallel guesses count too.
  await spendAll('codesPerStaff', self.id)
  const token = await transaction(async (tx) => {
    if (!(await proves(tx))) throw new ShopError('WrongCode')
    await endPending(tx, self)
    const opened = await openStaffSession(tx, self.id, client, { whole: true })
    await audited(tx, { subject: self.email, after: { signedInWith: how } }, asSelf(self, client))
    return opened
  })
  await forgiveAll('codesPerStaff', self.id)
  return token
}

/** Uses up the waiting session. Throws WrongCode when a parallel try did. */
async function endPending(tx: Tx, { sessionId }: StaffSession): Promise<void> {
  const ended = await tx.execute<{ id: string }>(
    sql`update staff_sessions set revoked_at = now() where id = ${sessionId} and revoked_at is null returning id`,
  )
  if (ended.rows.length === 0) throw new ShopError('WrongCode')
}

function newRecoveryCode(): string {
  const letters = randomLetters(RECOVERY_LENGTH)
  return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`
}

/** A recovery code has 49 random bits and few tries, so one SHA-256 is enough. */
function hashRecoveryCode(code: string, staffId: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`${staffId}:${letters}`).digest('hex')
}
