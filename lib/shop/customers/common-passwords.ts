import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Number of common passwords refused, counting only those long enough. */
const REFUSED = 3000

let refused: { shortest: number; passwords: Set<string> } | null = null

/** Whether a password is among the 3 000 most common ones with at least `shortest` characters, ignoring case. */
export function isCommonPassword(password: string, shortest: number): boolean {
  if (refused?.shortest !== shortest) {
    const long = dictionary['passwords-common'].filter((word) => word.length >= shortest)
    refused = { shortest, passwords: new Set(long.slice(0, REFUSED)) }
  }
  return refused.passwords.has(password.toLowerCase())
}
