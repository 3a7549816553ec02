import 'server-only'
import { pino, type Logger, type LoggerOptions } from 'pino'
import { config } from '@/lib/config/environment'
import { throttleOutageLog } from './log-throttle'

/** Never in a log line, wherever an object that has them is logged. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'whatsappCode', 'passwordHash', 'codeHash', 'payload']

declare global {
  var oasisLog: Logger | undefined
}

/** How log lines are written: without what nobody may read there, and without saying the same of an outage for ever. */
export const logOptions: LoggerOptions = {
  hooks: { logMethod: throttleOutageLog() },
  redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: { err: plainError },
}

/** The server's log: one line of JSON per event, from `LOG_LEVEL` on, to standard output. */
export function log(): Logger {
  return (globalThis.oasisLog ??= pino({ ...logOptions, level: config().logLevel }))
}

interface PlainError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: PlainError
}

/** An error without the values of the query that failed, which may be anybody's: Drizzle tells them all. */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const { name, stack, cause } = error
  const message = withoutValues(error.message)
  // Where the values end cannot be told by what follows them: a value may look like a line of the stack.
  const places = stack?.includes(error.message) ? stack.replace(error.message, () => message) : stack
  return {
    type: name,
    message,
    ...(places && { stack: withoutValues(places) }),
    ...('code' in error && { code: String(error.code) }),
    ...(cause instanceof Error && { cause: plainError(cause) }),
  }
}

/** All before the values, which stand at the end of what Drizzle says. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*$/, '')
}
