import { inspect } from 'node:util'
import { config } from '@/lib/config/environment'

/** Errors whose message is enough for the operator, without a stack. */
const readableErrors = new Set([
  'ConfigError',
  'DatabaseLockedError',
  'DurabilityError',
  'SchemaMismatchError',
  'UnreachableError',
  'TrigramError',
])

/** External faults by error code, with the variable that configures the failing system. */
const externalFaults: [codes: RegExp, variable: string][] = [
  [/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28...|3D000|42501|57P03|53300)$/, 'DATABASE_URL'],
  [/^(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EDQUOT)$/, 'DATA_DIR'],
]
/** Faults attributed to the data folder only when their path lies in it. */
const pathFaults = /^(EEXIST|ENOENT|EISDIR|ELOOP|EIO)$/
/** Texts for the embedded database's file errors, which carry a number only. */
const errnoTexts: { [number: string]: string } = {
  2: 'permission denied',
  29: 'the disk cannot be read or written',
  51: 'the disk is full',
  63: 'permission denied',
  69: 'the disk is read-only',
}

/** Formats a startup error: one line for known faults, else the full stack with causes. */
export function formatStartupError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (readableErrors.has(cause.name)) return cause.message
    const code = 'code' in cause ? String(cause.code) : ''
    // Either database engine reports a full disk by this code.
    const full = code === '53100' && (config().databaseUrl ? 'DATABASE_URL' : 'DATA_DIR')
    const [, variable = full] = externalFaults.find(([codes]) => codes.test(code)) ?? []
    if (variable) return notWorking(variable, cause.message || code)
    // The embedded engine stops where it cannot write.
    if (cause.name === 'DatabasePanicError') return notWorking('DATA_DIR', cause.message)
    if (pathFaults.test(code) && isOfData(cause)) return notWorking('DATA_DIR', cause.message)
    const reason = cause.name === 'ErrnoError' && 'errno' in cause ? errnoTexts[String(cause.errno)] : undefined
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
