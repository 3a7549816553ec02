import type { Logger, LoggerOptions } from 'pino'
import { unavailableCause } from './database-unavailable'

/** Between two lines that say how many more failures there were, in ms. */
const EVERY = 60_000
/** So long without a failure and an outage is over, in ms: the outbox alone asks the database every 2 s, and waits 20 s at most. */
const QUIET = 30_000
/** A statement that took too long: another one may take too long for a reason of its own. */
const TOO_LONG = '57014'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

interface Outage {
  /** When it began, was last met, and was last told of; ms since 1970. */
  began: number
  met: number
  told: number
  /** What its failures say, and at which level. */
  reasons: Set<string>
  failures: number
  /** Of these, since it was last told of. */
  more: number
  over: NodeJS.Timeout
}

/**
 * Keeps an outage of the database to few lines, though every request and every look at the outbox fails: the first failure of each
 * kind and level is logged as it is, then once a minute how many more there were, and at last that it is over. All else is logged as ever.
 */
export function throttleOutageLog(): LogMethod {
  let outage: Outage | null = null

  function begin(log: Logger, now: number): Outage {
    const over = setTimeout(() => end(log), QUIET).unref()
    return { began: now, met: now, told: now, reasons: new Set(), failures: 0, more: 0, over }
  }

  function end(log: Logger): void {
    if (outage) log.warn(lengthOf(outage), `The database has not failed for ${QUIET / 1000} s: the outage is over`)
    outage = null
  }

  /** Counts a failure of the database in. Gives whether it is one that the log has not seen in this outage. */
  function isNew(reason: string, log: Logger): boolean {
    const now = Date.now()
    const current = (outage ??= begin(log, now))
    current.over.refresh()
    current.met = now
    current.failures += 1
    if (!current.reasons.has(reason)) {
      current.reasons.add(reason)
      return true
    }
    current.more += 1
    if (now - current.told >= EVERY) {
      log.error({ more: current.more, ...lengthOf(current) }, 'The database is still away')
      Object.assign(current, { told: now, more: 0 })
    }
    return false
  }

  return function logMethod(args, method, level) {
    const reason = reasonOf(args[0])
    if (reason === null || isNew(`${level} ${reason}`, this)) method.apply(this, args)
  }
}

function lengthOf({ began, met, failures }: Outage) {
  return { failures, seconds: Math.round((met - began) / 1000) }
}

/** What an outage says, if what is logged fails because of one. */
function reasonOf(logged: unknown): string | null {
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return null
  const cause = unavailableCause(logged.err)
  if (!cause) return null
  const code = 'code' in cause ? String(cause.code) : ''
  return code === TOO_LONG ? null : `${code} ${cause.message}`
}
