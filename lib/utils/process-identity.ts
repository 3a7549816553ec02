import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hasErrno } from './errno'

const onMac = process.platform === 'darwin'

/** Tells one process from all others, also from a later one that was given the same pid. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** This run of the machine; null where the system does not say (only Linux does). */
  boot: string | null
  /** The space pids are counted in, one per container; null off Linux. */
  pidSpace: string | null
  /** When the process began: clock ticks since boot on Linux, a time of day on macOS; null elsewhere. */
  ticks: string | null
}

function orNull(read: () => string): string | null {
  try {
    return read().trim()
  } catch {
    return null
  }
}

/** When `pid` started, in clock ticks since boot; null when there is no such process, it has ended, or there is no /proc. */
function startTicks(pid: number): string | null {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The second field, the command, may hold spaces; the state is the 3rd, starttime the 22nd.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  // A zombie holds nothing any more but its number, until its parent has asked for its exit code.
  const ended = /^[ZXx]$/.test(fields[0] ?? '')
  return ended ? null : (fields[19] ?? null)
}

/** When `pid` began, as macOS tells it; null when it does not. */
function startTime(pid: number): string | null {
  const asked = ['-o', 'lstart=', '-p', String(pid)]
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return orNull(() => execFileSync('ps', asked, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] })) || null
}

/** The identity of this process. */
export function thisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    host: hostname(),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    pidSpace: orNull(() => readlinkSync('/proc/self/ns/pid')),
    ticks: onMac ? startTime(process.pid) : startTicks(process.pid),
  }
}

/** Whether the process still runs, as seen from the same machine and pid space. */
export function processRuns(pid: number, ticks: string | null): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasErrno(error, 'EPERM')) return false
  }
  if (ticks === null) return true
  // There is a process of this number: that nobody tells when it began does not make it another one.
  return onMac ? (startTime(pid) ?? ticks) === ticks : startTicks(pid) === ticks
}
