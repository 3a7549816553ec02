import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { CustomerWire, type ProfileBody } from '@/lib/contract/customer-schemas'
import type { Customer } from '@/lib/contract/customer'
import { database, transaction, type Tx } from '@/lib/db/database'
import { customers, sentPasswords } from '@/lib/db/schema'
import { imageAddress } from '@/lib/media/address'
import { ShopError } from '@/lib/contract/error'
import { notErased } from '../erased'
import { spendAll } from '../limits/spend'
import { saveUpload, uploadLimits } from '../media/upload'
import { enqueue } from '../messages/outbox'
import { endSessions, findSession, isAlive, noteOwnPassword } from '../sessions/session'
import { assertAcceptablePassword, hashPassword, isPassword } from './passwords'

const Stored = z.object({
  gender: CustomerWire.shape.gender.catch(''),
  language: CustomerWire.shape.language.catch('en'),
})

/** All customer columns but the password. */
export const customerColumns = {
  id: customers.id,
  username: customers.username,
  email: customers.email,
  gender: customers.gender,
  language: customers.language,
  image: customers.image,
  phone: customers.phone,
}

/** Converts a row of `customerColumns`; drops other columns such as a password hash. */
export function toCustomer(row: { [K in keyof typeof customerColumns]: (typeof customers.$inferSelect)[K] }): Customer {
  const { id, username, email, image, phone } = row
  return { id, username, email, phone, ...Stored.parse(row), image: image && imageAddress(image) }
}

/** Returns a customer by id; null when there is none. */
export async function findCustomer(id: string): Promise<Customer | null> {
  const db = await database()
  const [row] = await db.select(customerColumns).from(customers).where(eq(customers.id, id))
  return row ? toCustomer(row) : null
}

type Profile = z.output<typeof ProfileBody>

/** Returns the customer of a session. Throws YouAreNotLogin. */
export async function profileOf(token: string | null): Promise<Customer> {
  const session = token ? await findSession(token) : null
  const customer = session && (await findCustomer(session.customerId))
  if (!customer) throw new ShopError('YouAreNotLogin')
  return customer
}

/**
 * Saves the profile. A blank password keeps the old one, unless the session was opened with a password sent to WhatsApp. A new
 * password requires the current one, ends all other sessions and sends a notice to the phone. See
 * docs/decisions/04-profile-password.md. Throws YouAreNotLogin, BadRequest, InvalidImage, PayloadTooLarge, TooManyRequests. Spec §2
 * (Profile), §5.
 */
export async function updateProfile(token: string, profile: Profile, image: Uint8Array | null): Promise<Customer> {
  const session = await findSession(token)
  if (!session) throw new ShopError('YouAreNotLogin')
  const { customerId, mustChangePassword } = session
  await spendAll('profilesPerCustomer', customerId)
  const password = profile.password ?? ''
  if (password.trim() === '' && (password !== '' || mustChangePassword))
    throw new ShopError('BadRequest', [{ path: 'password', msg: 'PasswordIsRequired' }])
  const present = mustChangePassword ? undefined : (profile.currentPassword ?? '')
  const passwordHash = password === '' ? null : await newHash(customerId, password, present)
  const picture = image && (await saveUpload(image, uploadLimits.avatar)).hash
  const { username, email, gender, language } = profile
  const values = { username, email, gender, language, updatedAt: sql`now()` }
  return transaction(async (tx) => {
    // Locks the password. A change while this one was being hashed has ended the session.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
    if (!(await isAlive(tx, token))) throw new ShopError('YouAreNotLogin')
    if (password !== '') await noteOwnPassword(tx, token)
    const [row] = await tx
      .update(customers)
      .set({ ...values, ...(picture && { image: picture }), ...(passwordHash && { passwordHash }) })
      .where(eq(customers.id, customerId))
      .returning(customerColumns)
    if (!row) throw new ShopError('YouAreNotLogin')
    if (passwordHash) await passwordChanged(tx, toCustomer(row), token)
    return toCustomer(row)
  })
}

/**
 * Hashes a new password; null when it equals the current one. `present` is the submitted current password; undefined when not
 * required. Throws BadRequest for a wrong current password or an unacceptable new one.
 */
async function newHash(customerId: string, password: string, present: string | undefined): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (await isPassword(password, row?.passwordHash ?? null)) return null
  assertAcceptablePassword(password)
  if (present === '') throw new ShopError('BadRequest', [{ path: 'currentPassword', msg: 'CurrentPasswordIsRequired' }])
  if (present !== undefined && !(await isPassword(present, row?.passwordHash ?? null)))
    throw new ShopError('BadRequest', [{ path: 'currentPassword', msg: 'WrongCurrentPassword' }])
  return hashPassword(password)
}

async function passwordChanged(tx: Tx, { id, phone, language }: Customer, token: string): Promise<void> {
  await endSessions(tx, id, token)
  await tx.delete(sentPasswords).where(eq(sentPasswords.customerId, id))
  await enqueue(tx, {
    channel: 'whatsapp',
    to: phone,
    template: 'password-changed',
    language: language ?? 'en',
    payload: {},
  })
}

/** Sets the e-mail address, as checkout requires it. Throws YouAreNotLogin, also when the customer has just been erased. */
export async function updateEmail(customerId: string, email: string): Promise<Customer> {
  const db = await database()
  const [row] = await db
    .update(customers)
    .set({ email, updatedAt: sql`now()` })
    .where(and(eq(customers.id, customerId), notErased))
    .returning(customerColumns)
  if (!row) throw new ShopError('YouAreNotLogin')
  return toCustomer(row)
}
