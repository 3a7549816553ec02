/** Codes of a disk, or an engine, that has no room left. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/

/** Whether something failed because there is no room on the disk, or it fails. Looks through the causes. */
export function diskFull(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if (cause.name === 'DatabasePanicError' || ('code' in cause && FULL.test(String(cause.code)))) return true
  return false
}
