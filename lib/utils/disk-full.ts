import { singleton } from './singleton'

/** Error codes of a full disk, from the system or the database. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/

const disk = () => singleton('disk', () => ({ full: false }))

/** Whether an error was caused by a full or failing disk. Looks through the causes. */
function isDiskFull(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if (cause.name === 'DatabasePanicError' || ('code' in cause && FULL.test(String(cause.code)))) return true
  return false
}

/** As `isDiskFull`, and records it for `diskWasFull`. */
export function recordDiskFull(thrown: unknown): boolean {
  if (!isDiskFull(thrown)) return false
  disk().full = true
  return true
}

/** Whether the disk was found full with no successful write since. */
export function diskWasFull(): boolean {
  return disk().full
}

/** Records a successful write. */
export function recordDiskRoom(): void {
  disk().full = false
}
