/** Codes of an engine that is not there, or takes no more. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0[123]|53300)$/

/** Whether something failed because the database cannot be had. Looks through the causes. */
export function databaseAway(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && AWAY.test(String(cause.code))) return true
  }
  return false
}
