/** Codes of an engine that is not there, takes no more, or has let a statement wait too long. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0[123]|53300|57014)$/
/** What `pg` says, without a code, when a connection is lost, or none is had in time. */
const AWAY_WORDS =
  /^(Connection terminated( unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error and is not queryable)$/

/** What of a failure says that the database cannot be had; null when nothing does. Looks through the causes. */
export function unavailableCause(thrown: unknown): Error | null {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    // The owner's API host, which has no part in the database.
    if (cause.name === 'HostAway') return null
    if ('code' in cause ? AWAY.test(String(cause.code)) : AWAY_WORDS.test(cause.message)) return cause
  }
  return null
}

/** Whether something failed because the database cannot be had. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  return unavailableCause(thrown) !== null
}
