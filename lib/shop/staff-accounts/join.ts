import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ShopError } from '@/lib/contract/error'
import { database, transaction } from '@/lib/db/database'
import { counters, staff } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { assertAcceptablePassword, hashPassword } from '../customers/passwords'
import { spendAll } from '../limits/spend'
import { hashToken, isToken } from '../sessions/session'
import { demoOwner, hasOwner } from './demo'
import { openStaffSession, type Client, asSelf } from './sessions'

/** Whether the shop still waits for its first owner. */
export async function needsFirstOwner(): Promise<boolean> {
  return !(await hasOwner(await database()))
}

/**
 * Adds the first owner and opens a session, in which they set up their second factor. The caller has checked the staff token.
 * Returns the session's token. Throws Conflict when the shop has an owner, BadRequest for a weak password.
 */
export async function addFirstOwner(
  { name, email, password }: { name: string; email: string; password: string },
  client: Client,
): Promise<string> {
  assertAcceptablePassword(password)
  if (email === demoOwner().email) throw new ShopError('Conflict', [{ path: 'email', msg: 'That is the demo owner.' }])
  const passwordHash = await hashPassword(password)
  return transaction(async (tx) => {
    // Of two first owners at the same time, one is added.
    const turn = { name: 'first-owner', next: 1 }
    await tx
      .insert(counters)
      .values(turn)
      .onConflictDoUpdate({ target: counters.name, set: { next: 1 } })
    if (await hasOwner(tx)) throw new ShopError('Conflict', [{ path: 'email', msg: 'The shop has an owner already.' }])
    const own = { name, role: 'owner' as const, passwordHash, disabled: false, inviteHash: null }
    const [row] = await tx
      .insert(staff)
      .values({ id: uuidv7(), email, ...own })
      .onConflictDoUpdate({ target: staff.email, set: own })
      .returning()
    if (!row) throw new ShopError('Conflict')
    const token = await openStaffSession(tx, row.id, client, { whole: false })
    await audited(tx, { subject: email, after: { name, email, role: 'owner' } }, asSelf(row, client))
    return token
  })
}

/**
 * Sets the password of an invited member and opens a session, in which they set up their second factor. Returns its token.
 * Throws NotFound for an invitation that was used, replaced or is too old; BadRequest for a weak password.
 */
export async function acceptInvitation(invitation: string, password: string, client: Client): Promise<string> {
  await spendAll('codesPerAddress', client.address)
  assertAcceptablePassword(password)
  const passwordHash = await hashPassword(password)
  const hash = isToken(invitation) ? hashToken(invitation) : ''
  return transaction(async (tx) => {
    const valid = and(eq(staff.inviteHash, hash), gt(staff.inviteExpiresAt, sql`now()`), eq(staff.disabled, false))
    const [row] = await tx
      .update(staff)
      .set({ passwordHash, inviteHash: null, inviteExpiresAt: null })
      .where(valid)
      .returning()
    if (!row) throw new ShopError('NotFound', [{ path: 'invitation', msg: 'The invitation is no longer valid.' }])
    const token = await openStaffSession(tx, row.id, client, { whole: false })
    await audited(tx, { subject: row.email, after: { joined: true } }, asSelf(row, client))
    return token
  })
}
