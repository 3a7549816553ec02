import { dirname, join } from 'node:path'
import { z } from 'zod'
import { lookForBeacon } from './beacon'
import { processRuns, thisProcess } from '@/lib/utils/process-identity'

/** The content of the lock file: the process that wrote it. */
export const LockOwner = z.object({
  pid: z.number().int(),
  host: z.string(),
  boot: z.string().nullable(),
  pidSpace: z.string().nullable(),
  ticks: z.string().nullable(),
  since: z.string(),
  /** File name of its beacon beside the lock; null where sockets do not work. */
  beacon: z.string().nullable(),
})
export type LockOwner = z.infer<typeof LockOwner>

export type OwnerState = 'alive' | 'dead' | 'out of sight'

/** Returns `dead` only when that is certain: two processes on one embedded database destroy it. */
export async function ownerState(lockPath: string, owner: LockOwner): Promise<OwnerState> {
  const here = thisProcess()
  const sameHost = owner.host === here.host
  if (owner.boot !== here.boot) {
    const restarted = sameHost && owner.boot !== null && here.boot !== null
    return restarted ? 'dead' : 'out of sight'
  }
  if (sameHost && owner.pidSpace === here.pidSpace) return processRuns(owner.pid, owner.ticks) ? 'alive' : 'dead'
  // Another container of this machine. Without a boot id it may be another machine, whose sockets look dead from here.
  if (!owner.beacon || !here.boot) return 'out of sight'
  const beacon = await lookForBeacon(join(dirname(lockPath), owner.beacon))
  if (beacon === 'unknown') return 'out of sight'
  return beacon === 'lit' ? 'alive' : 'dead'
}
