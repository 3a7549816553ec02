import { pino, type Logger, type LoggerOptions } from 'pino'
import { config } from '@/lib/config/environment'
import { unavailableCause } from './database-unavailable'
import { singleton } from './singleton'

/** Keys redacted from logged objects. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'whatsappCode', 'passwordHash', 'codeHash', 'payload']

/** Interval of summary lines, ms. */
const EVERY = 60_000
/** An outage is over after this time without a failure, ms: the outbox alone queries the database every 2 s, and waits 20 s at most. */
const QUIET = 30_000
/** Statement timeout: never throttled, since each may have its own cause. */
const TOO_LONG = '57014'

/** Log options: redacts secrets and throttles outages. */
export const logOptions: LoggerOptions = {
  hooks: { logMethod: throttleOutageLog() },
  redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: { err: plainError },
}

/** The server's log: one line of JSON per event, from `LOG_LEVEL` on, to standard output. */
export function log(): Logger {
  return singleton('log', () => pino({ ...logOptions, level: config().logLevel }))
}

interface PlainError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: PlainError
}

/** Serializes an error without the failed query's values, which Drizzle includes and which may be personal data. */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const { name, stack, cause } = error
  const message = withoutValues(error.message)
  // Replaces the message as a whole: a value may look like a stack line, so the values' end is unknown.
  const places = stack?.includes(error.message) ? stack.replace(error.message, () => message) : stack
  return {
    type: name,
    message,
    ...(places && { stack: withoutValues(places) }),
    ...('code' in error && { code: String(error.code) }),
    ...(cause instanceof Error && { cause: plainError(cause) }),
  }
}

/** Removes the values at the end of a Drizzle message. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*$/, '')
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

interface Outage {
  /** Start, latest failure and latest log line; ms since 1970. */
  began: number
  lastFailure: number
  lastLogged: number
  /** Failure messages, each with its log level. */
  reasons: Set<string>
  failures: number
  /** Failures since the latest log line. */
  more: number
  over: NodeJS.Timeout
}

/**
 * Throttles log lines of a database outage, in which every request and outbox poll fails: logs the first failure of each kind
 * and level, then a count once a minute, then the end. Other lines pass unchanged.
 */
export function throttleOutageLog(): LogMethod {
  let outage: Outage | null = null

  function begin(log: Logger, now: number): Outage {
    const over = setTimeout(() => end(log), QUIET).unref()
    return { began: now, lastFailure: now, lastLogged: now, reasons: new Set(), failures: 0, more: 0, over }
  }

  function end(log: Logger): void {
    if (outage) log.warn(lengthOf(outage), `The database has not failed for ${QUIET / 1000} s: the outage is over`)
    outage = null
  }

  /** Counts a database failure; returns whether its kind is new in this outage. */
  function isNew(reason: string, log: Logger): boolean {
    const now = Date.now()
    const current = (outage ??= begin(log, now))
    current.over.refresh()
    current.lastFailure = now
    current.failures += 1
    if (!current.reasons.has(reason)) {
      current.reasons.add(reason)
      return true
    }
    current.more += 1
    if (now - current.lastLogged >= EVERY) {
      log.error({ more: current.more, ...lengthOf(current) }, 'The database is still away')
      Object.assign(current, { lastLogged: now, more: 0 })
    }
    return false
  }

  return function logMethod(args, method, level) {
    const reason = reasonOf(args[0])
    if (reason === null || isNew(`${level} ${reason}`, this)) method.apply(this, args)
  }
}

function lengthOf({ began, lastFailure, failures }: Outage) {
  return { failures, seconds: Math.round((lastFailure - began) / 1000) }
}

/** The outage's message if a logged error was caused by one, else null. */
function reasonOf(logged: unknown): string | null {
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return null
  const cause = unavailableCause(logged.err)
  if (!cause) return null
  const code = 'code' in cause ? String(cause.code) : ''
  return code === TOO_LONG ? null : `${code} ${cause.message}`
}
