/** Error codes of an engine that is unreachable, overloaded, or timed out a statement. */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0[123]|53300|57014)$/
/** `pg`'s messages, which have no code, for a connection lost or not obtained in time. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated( unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error and is not queryable)$/

/** Returns the error in the cause chain that means the database is unavailable, else null. */
export function unavailableCause(thrown: unknown): Error | null {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    // An API host failure does not involve the database.
    if (cause.name === 'HostUnavailableError') return null
    if ('code' in cause ? UNAVAILABLE_CODES.test(String(cause.code)) : UNAVAILABLE_MESSAGES.test(cause.message))
      return cause
  }
  return null
}

/** Whether an error was caused by an unavailable database. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  return unavailableCause(thrown) !== null
}
