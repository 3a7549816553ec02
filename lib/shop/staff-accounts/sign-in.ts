import 'server-only'
import { and, eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { database, transaction } from '@/lib/db/database'
import { staff } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { assertAcceptablePassword, hashPassword, isPassword } from '../customers/passwords'
import { forgiveAll, spendAll } from '../limits/spend'
import { demoOwnerId, isDemoOpen } from './demo'
import { assertPassword } from './second-factor'
import { asSelf, endSessionsOf, hasSignedInFrom, openStaffSession, type Client, type StaffSession } from './sessions'

/**
 * Opens a session by e-mail and password that waits for the second factor; the demo's owner needs none. Returns its token.
 * Throws WrongCredentials, with the same timing, for an unknown e-mail, a disabled member and the demo's owner outside a demo;
 * TooManyRequests.
 */
export async function signInStaff(
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<string> {
  // The same limits as customers', under keys that no phone number has.
  const who = `staff:${email}`
  const both = client.address && `${who}:${client.address}`
  await spendAll('signinsPerAddress', client.address)
  await spendAll('signinsPerPhoneAndAddress', both)
  // Otherwise strangers who guess at other addresses would keep the member out.
  const usual = await hasSignedInFrom(email, client.address)
  if (!usual) await spendAll('signinsPerPhone', who)
  const db = await database()
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), eq(staff.disabled, false)))
  const known = await isPassword(password, member?.passwordHash ?? null)
  const demo = member?.id === demoOwnerId
  if (!member || !known || (demo && !(await isDemoOpen(db)))) throw new ShopError('WrongCredentials')
  const token = await transaction(async (tx) => {
    const [now] = await tx.select().from(staff).where(eq(staff.id, member.id)).for('share')
    if (now?.passwordHash !== member.passwordHash || now.disabled) throw new ShopError('WrongCredentials')
    const opened = await openStaffSession(tx, member.id, client, { whole: demo })
    await audited(tx, { subject: email, after: { password: 'right' } }, asSelf(member, client))
    return opened
  })
  await forgiveAll('signinsPerPhoneAndAddress', both)
  if (!usual) await forgiveAll('signinsPerPhone', who)
  return token
}

/** Changes a member's own password and ends their other sessions. Throws WrongCredentials, BadRequest, Forbidden. */
export async function changeStaffPassword(self: StaffSession, current: string, password: string): Promise<void> {
  if (self.demo) throw new ShopError('Forbidden')
  const db = await database()
  const [member] = await db.select().from(staff).where(eq(staff.id, self.id))
  await assertPassword(self, current, member?.passwordHash ?? null)
  assertAcceptablePassword(password)
  const passwordHash = await hashPassword(password)
  await transaction(async (tx) => {
    // A reset or another change while this one was being hashed comes first.
    const unchanged = and(eq(staff.id, self.id), eq(staff.passwordHash, member?.passwordHash ?? ''))
    const changed = await tx.update(staff).set({ passwordHash }).where(unchanged).returning({ id: staff.id })
    if (changed.length === 0) throw new ShopError('WrongCredentials')
    await endSessionsOf(tx, self.id, self.sessionId)
    await audited(tx, { subject: self.email, after: { password: 'changed' } })
  })
}
