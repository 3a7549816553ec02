import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A fresh session token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** Whether a value could be one of our tokens at all: no need to ask the database otherwise. */
export function isToken(value: string): boolean {
  return TOKEN.test(value)
}

/** What the database keeps of a token: SHA-256, hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
