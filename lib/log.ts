import 'server-only'
import { pino, type Logger, type LoggerOptions } from 'pino'
import { config } from './config'
import { outageLines } from './outage-lines'

/** Never in a log line, wherever an object that has them is logged. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'whatsappCode', 'passwordHash', 'codeHash', 'payload']

declare global {
  var oasisLog: Logger | undefined
}

/** How log lines are written: without what nobody may read there, and without saying the same of an outage for ever. */
export const logOptions: LoggerOptions = {
  hooks: { logMethod: outageLines() },
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
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: withoutValues(message),
    ...(stack && { stack: withoutValues(stack) }),
    ...('code' in error && { code: String(error.code) }),
    ...(cause instanceof Error && { cause: plainError(cause) }),
  }
}

function withoutValues(text: string): string {
  return text.replaceAll(/\nparams: [\s\S]*?(?=\n\s+at |$)/g, '')
}
