import 'server-only'
import { pino, type Logger } from 'pino'
import { config } from './config'

/** Never in a log line, wherever an object that has them is logged. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'whatsappCode', 'passwordHash']

declare global {
  var oasisLog: Logger | undefined
}

/** The server's log: one line of JSON per event, from `LOG_LEVEL` on, to standard output. */
export function log(): Logger {
  return (globalThis.oasisLog ??= pino({
    level: config().logLevel,
    redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  }))
}
