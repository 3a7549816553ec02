import { inspect } from 'node:util'

/** Errors whose message says what is wrong and what to do. */
const forPeople = new Set([
  'ConfigError',
  'DatabaseLockedError',
  'DurabilityError',
  'SchemaMismatchError',
  'TrigramError',
])

/** Faults outside the shop, by code, and the variable that leads there. */
const outside: [codes: RegExp, variable: string][] = [
  [/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28...|3D000|57P03|53300)$/, 'DATABASE_URL'],
  [/^(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EDQUOT)$/, 'DATA_DIR'],
]

/** Why the shop cannot run, for whoever started it: one line where we know what to do, else everything we know. */
export function explanation(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (forPeople.has(cause.name)) return cause.message
    const code = 'code' in cause ? String(cause.code) : ''
    const found = outside.find(([codes]) => codes.test(code))
    if (found) return `${found[1]} leads to a place that does not work: ${cause.message || code}`
  }
  return inspect(error)
}
