import { pino, type Logger, type LoggerOptions } from 'pino'
import { config } from '@/lib/config/environment'
import { throttleOutageLog } from './log-throttle'
import { singleton } from './singleton'

/** Keys redacted from logged objects. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'whatsappCode', 'passwordHash', 'codeHash', 'payload']

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
