import { inspect } from 'node:util'
import { config } from '@/lib/config/environment'

/** Errors whose message says what is wrong and what to do. */
const forPeople = new Set([
  'ConfigError',
  'DatabaseLockedError',
  'DurabilityError',
  'SchemaMismatchError',
  'UnreachableError',
  'TrigramError',
])

/** Faults outside the shop, by code, and the variable that leads there. */
const outside: [codes: RegExp, variable: string][] = [
  [/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28...|3D000|42501|57P03|53300)$/, 'DATABASE_URL'],
  [/^(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EDQUOT)$/, 'DATA_DIR'],
]
/** Faults that are the data folder's only when they speak of a path in it. */
const inTheWay = /^(EEXIST|ENOENT|EISDIR|ELOOP|EIO)$/
/** What the embedded database says of its folder by number alone. */
const byNumber: { [number: string]: string } = {
  2: 'permission denied',
  29: 'the disk cannot be read or written',
  51: 'the disk is full',
  63: 'permission denied',
  69: 'the disk is read-only',
}

/** Why the shop cannot run, for whoever started it: one line where we know what to do, else everything we know. */
export function formatStartupError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (forPeople.has(cause.name)) return cause.message
    const code = 'code' in cause ? String(cause.code) : ''
    // The disk of whichever engine it is.
    const full = code === '53100' && (config().databaseUrl ? 'DATABASE_URL' : 'DATA_DIR')
    const [, variable = full] = outside.find(([codes]) => codes.test(code)) ?? []
    if (variable) return notWorking(variable, cause.message || code)
    if (inTheWay.test(code) && isOfData(cause)) return notWorking('DATA_DIR', cause.message)
    const reason = cause.name === 'ErrnoError' && 'errno' in cause ? byNumber[String(cause.errno)] : undefined
    if (reason) return notWorking('DATA_DIR', reason)
  }
  return inspect(error)
}

function notWorking(variable: string, reason: string): string {
  return `${variable} leads to a place that does not work: ${reason}`
}

function isOfData(fault: Error): boolean {
  return 'path' in fault && String(fault.path).startsWith(config().dataDir)
}
