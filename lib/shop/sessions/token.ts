import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

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
