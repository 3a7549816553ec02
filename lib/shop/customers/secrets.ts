import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '@/lib/config/constants'

/** Unambiguous letters and digits: no 0 and o, no 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const PASSWORD_LENGTH = 10

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** Ten random characters, about 49 bits: enough for 15 minutes, and short enough for a template's button. */
export function newSentPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
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
