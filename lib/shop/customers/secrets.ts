import 'server-only'
import { createHash, randomInt, timingSafeEqual, createHmac, randomBytes } from 'node:crypto'
import { CODE_DIGITS } from '@/lib/config/constants'
import { database } from '@/lib/db/database'
import { sharedSecret } from '../setting-rows'

/** Unambiguous letters and digits: no 0 and o, no 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const PASSWORD_LENGTH = 10

/** Key of the row in `settings`. */
const SECRET_KEY = 'device-secret'

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** Ten random characters, about 49 bits: enough for 15 minutes, and short enough for a template's button. */
export function newSentPassword(): string {
  return randomLetters(PASSWORD_LENGTH)
}

/** Random unambiguous letters and digits, about 4.9 bits each. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
}

/** Hash of a sent password for the database. It is random and short-lived, so one SHA-256 is enough. */
export function hashSentPassword(password: string, customerId: string): string {
  return createHash('sha256').update(`${customerId}:${password.trim().toLowerCase()}`).digest('hex')
}

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Returns a cookie value that marks a browser as used by this customer. It grants no access, only separate rate limits, so that
 * strangers' attempts do not lock the customer out.
 */
export async function deviceToken(customerId: string): Promise<string> {
  const id = randomBytes(12).toString('base64url')
  return `${customerId}.${id}.${await signature(customerId, id)}`
}

/** Returns the id of a device on which this customer signed in; null for a forged token and for another customer's. */
export async function knownDevice(token: string | null, customerId: string | undefined): Promise<string | null> {
  const [owner = '', id = '', signed = ''] = token?.split('.') ?? []
  if (customerId === undefined || owner !== customerId) return null
  return sameHash(signed, await signature(owner, id)) ? id : null
}

async function signature(customerId: string, id: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(await database(), SECRET_KEY))
    .update(`${customerId}.${id}`)
    .digest('base64url')
}
