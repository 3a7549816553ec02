/** Codes of a disk, or an engine, that has no room left. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/

declare global {
  var oasisDiskFull: boolean | undefined
}

/** Whether something failed because there is no room on the disk, or it fails. Looks through the causes. */
export function isDiskFull(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if (cause.name === 'DatabasePanicError' || ('code' in cause && FULL.test(String(cause.code)))) return true
  return false
}

/** As `diskFull`, and remembers it for `diskWasFull`. */
export function recordDiskFull(thrown: unknown): boolean {
  if (!isDiskFull(thrown)) return false
  globalThis.oasisDiskFull = true
  return true
}

/** Whether something found the disk full and nobody has written to it since. */
export function diskWasFull(): boolean {
  return globalThis.oasisDiskFull ?? false
}

/** Notes that the disk takes data again. */
export function recordDiskRoom(): void {
  globalThis.oasisDiskFull = false
}
