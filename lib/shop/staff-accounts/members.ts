import 'server-only'
import { and, asc, eq, isNotNull, isNull, max, ne } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import {
  INVITATION_HOURS,
  type Invited,
  type MemberBody,
  type StaffMember,
  type StaffRole,
} from '@/lib/contract/staff-accounts'
import { database, transaction, type Tx } from '@/lib/db/database'
import { staff, staffRecoveryCodes, staffSessions } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { hashToken, newToken } from '../sessions/session'
import { demoOwnerId, isDemoOpen } from './demo'
import { endSessionsOf } from './sessions'

type Row = typeof staff.$inferSelect

const HOUR = 60 * 60 * 1000

/** Lists the members of staff by name; the demo's owner only while the demo is open. */
export async function staffMembers(): Promise<StaffMember[]> {
  const db = await database()
  const shown = (await isDemoOpen(db)) ? undefined : ne(staff.id, demoOwnerId)
  const rows = await db.select().from(staff).where(shown).orderBy(asc(staff.name), asc(staff.id))
  const seen = await db
    .select({ id: staffSessions.staffId, at: max(staffSessions.lastSeenAt) })
    .from(staffSessions)
    .groupBy(staffSessions.staffId)
  const times = new Map(seen.map(({ id, at }) => [id, at]))
  return rows.map((row) => memberOf(row, times.get(row.id) ?? null))
}

/**
 * Adds a member, who sets their password with the returned link; repeated with the same id, gives another link. Throws Conflict for
 * an e-mail that is in use.
 */
export async function addMember({ id = uuidv7(), name, email, role }: MemberBody): Promise<Invited> {
  return transaction(async (tx) => {
    const { invitation, ...invited } = newInvitation()
    const row = { id, name, email, role, ...invited }
    const own = and(eq(staff.id, id), eq(staff.email, email), eq(staff.disabled, false), isNull(staff.passwordHash))
    const [again] = await tx.update(staff).set(row).where(own).returning()
    const [made] = again ? [] : await tx.insert(staff).values(row).onConflictDoNothing().returning()
    const added = again ?? made
    if (!added) throw conflict('email', `${email} is in use by another member of staff.`)
    await audited(tx, { subject: email, after: { name, email, role } })
    return invitedAs(added, invitation)
  })
}

/** Changes a member's role and ends their sessions. `named`: id or e-mail. Throws NotFound, Conflict for the last owner. */
export function setRole(named: string, role: StaffRole): Promise<StaffMember> {
  return change(named, async (tx, member) => {
    if (role !== 'owner') await assertOwnerLeft(tx, member)
    await audited(tx, { subject: member.email, before: { role: member.role }, after: { role } })
    return { role }
  })
}

/** Disables a member and ends their sessions, or enables one again. Throws NotFound, Conflict for the last owner. */
export function setDisabled(named: string, disabled: boolean): Promise<StaffMember> {
  return change(named, async (tx, member) => {
    if (disabled) await assertOwnerLeft(tx, member)
    await audited(tx, { subject: member.email, before: { disabled: member.disabled }, after: { disabled } })
    return { disabled }
  })
}

/** Takes password, second factor and sessions from a member and invites them anew: for a lost phone. Throws NotFound, Conflict when disabled. */
export async function resetMember(named: string): Promise<Invited> {
  const { invitation, ...invited } = newInvitation()
  const member = await change(named, async (tx, member) => {
    // The link would be refused.
    if (member.disabled) throw conflict('member', `${member.email} is disabled: enable the account first.`)
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, member.id))
    await audited(tx, { subject: member.email, after: { invited: true } })
    return { ...invited, passwordHash: null, totpSecret: null, totpPending: null }
  })
  return { member, link: linkOf(invitation), expiresAt: invited.inviteExpiresAt.toISOString() }
}

function change(
  named: string,
  work: (tx: Tx, member: Row) => Promise<Partial<typeof staff.$inferInsert>>,
): Promise<StaffMember> {
  return transaction(async (tx) => {
    // All rows in one order: of two owners who remove each other, one stays.
    const rows = await tx.select().from(staff).orderBy(asc(staff.id)).for('update')
    const member = rows.find(({ id, email }) => id === named || email === named.toLowerCase())
    if (!member) throw new ShopError('NotFound', [{ path: 'member', msg: `There is no member of staff "${named}".` }])
    if (member.id === demoOwnerId) throw new ShopError('Forbidden')
    await endSessionsOf(tx, member.id)
    const [changed] = await tx
      .update(staff)
      .set(await work(tx, member))
      .where(eq(staff.id, member.id))
      .returning()
    return memberOf(changed ?? member, null)
  })
}

/** Throws Conflict when no other owner could sign in. */
async function assertOwnerLeft(tx: Tx, { id, role }: Row): Promise<void> {
  if (role !== 'owner') return
  const others = and(
    eq(staff.role, 'owner'),
    eq(staff.disabled, false),
    isNotNull(staff.passwordHash),
    ne(staff.id, id),
    ne(staff.id, demoOwnerId),
  )
  if ((await tx.$count(staff, others)) === 0) throw conflict('member', 'The shop needs an owner who can sign in.')
}

function conflict(path: string, msg: string): ShopError {
  return new ShopError('Conflict', [{ path, msg }])
}

function newInvitation() {
  const invitation = newToken()
  return {
    invitation,
    inviteHash: hashToken(invitation),
    inviteExpiresAt: new Date(Date.now() + INVITATION_HOURS * HOUR),
  }
}

function invitedAs(row: Row, invitation: string): Invited {
  return { member: memberOf(row, null), link: linkOf(invitation), expiresAt: row.inviteExpiresAt?.toISOString() ?? '' }
}

/** The token is behind the `#`, so that no log and no `Referer` holds it. */
function linkOf(invitation: string): string {
  return `${config().shopUrl}/staff/join#${invitation}`
}

function memberOf(row: Row, seen: Date | null): StaffMember {
  const { id, name, email, role, disabled, passwordHash, totpSecret } = row
  const lastSeenAt = seen?.toISOString() ?? null
  return {
    id,
    name,
    email,
    role,
    disabled,
    joined: passwordHash !== null,
    secondFactor: totpSecret !== null,
    lastSeenAt,
  }
}
