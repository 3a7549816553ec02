import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hasErrno } from './errno'

const onMac = process.platform === 'darwin'

/** Identifies a process uniquely, even after its pid is reused. */
interface ProcessIdentity {
  pid: number
  host: string
  /** The machine's boot id; null off Linux. */
  boot: string | null
  /** The pid namespace, one per container; null off Linux. */
  pidSpace: string | null
  /** Start time: clock ticks since boot on Linux, a time of day on macOS; null elsewhere. */
  ticks: string | null
}

function orNull(read: () => string): string | null {
  try {
    return read().trim()
  } catch {
    return null
  }
}

/** Start time of `pid`, in clock ticks since boot; null when it does not exist, has ended, or without /proc. */
function startTicks(pid: number): string | null {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The second field, the command, may contain spaces; the state is field 3, starttime field 22.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  // A zombie holds only its pid, until its parent collects the exit code.
  const ended = /^[ZXx]$/.test(fields[0] ?? '')
  return ended ? null : (fields[19] ?? null)
}

/** Start time of `pid` on macOS; null when unknown. */
function startTime(pid: number): string | null {
  const args = ['-o', 'lstart=', '-p', String(pid)]
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return orNull(() => execFileSync('ps', args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] })) || null
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
  // The pid exists: an unknown start time does not make it another process.
  return onMac ? (startTime(pid) ?? ticks) === ticks : startTicks(pid) === ticks
}
