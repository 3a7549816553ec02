import { LRUCache } from 'lru-cache'
import { pino, type Logger, type LoggerOptions } from 'pino'
import { config } from '@/lib/config/environment'
import { unavailableCause } from './database-unavailable'
import { requestId } from './request-id'
import { singleton } from './singleton'

/** Keys redacted from logged objects. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'whatsappCode', 'passwordHash', 'codeHash', 'payload']

/** An outage's failures are logged once in this time, ms. */
const EVERY = 60_000
/** Kinds of failures remembered. */
const KINDS = 100
/** Statement timeout: never throttled, since each may have its own cause. */
const TOO_LONG = '57014'

/** Log options: redacts secrets, throttles outages, and names the request. */
export const logOptions: LoggerOptions = {
  hooks: { logMethod: throttleOutageLog() },
  redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: { err: plainError },
  mixin: () => {
    const id = requestId()
    return id === undefined ? {} : { requestId: id }
  },
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

/**
 * Throttles log lines of a database outage, in which every request and outbox poll fails: logs each kind of failure, at each level,
 * once a minute. Other lines pass unchanged.
 */
export function throttleOutageLog(): LogMethod {
  const logged = new LRUCache<string, true>({ max: KINDS, ttl: EVERY, perf: Date })
  return function logMethod(args, method, level) {
    const reason = reasonOf(args[0])
    if (reason !== null) {
      const kind = `${level} ${reason}`
      if (logged.has(kind)) return
      logged.set(kind, true)
    }
    method.apply(this, args)
  }
}

/** The outage's message if a logged error was caused by one, else null. */
function reasonOf(logged: unknown): string | null {
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return null
  const cause = unavailableCause(logged.err)
  if (!cause) return null
  const code = 'code' in cause ? String(cause.code) : ''
  return code === TOO_LONG ? null : `${code} ${cause.message}`
}
