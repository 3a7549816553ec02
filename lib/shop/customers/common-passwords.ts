import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'

/** How many common passwords are refused, of those long enough to pass otherwise. */
const REFUSED = 3000

let refused: { shortest: number; passwords: Set<string> } | null = null

/** Whether a password of at least `shortest` characters is among the 3 000 most common ones, in any case. */
export function isCommonPassword(password: string, shortest: number): boolean {
  if (refused?.shortest !== shortest) {
    const long = dictionary['passwords-common'].filter((word) => word.length >= shortest)
    refused = { shortest, passwords: new Set(long.slice(0, REFUSED)) }
  }
  return refused.passwords.has(password.toLowerCase())
}
