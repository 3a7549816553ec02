import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { hasErrno } from '@/lib/utils/errno'
import { processRuns, thisProcess } from '@/lib/utils/process-identity'

/** The content of the lock file: the process that wrote it. */
const LockOwner = z.object({
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

/** The system truncates longer socket paths, bytes. */
const LONGEST_PATH = 100

type State = 'alive' | 'dead' | 'unknown'

/** Another process has the data directory open; the message names it. */
class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'

  constructor(path: string, owner: LockOwner, seen: Exclude<State, 'dead'>) {
    const who = `process ${owner.pid} on ${owner.host} (since ${owner.since})`
    const what =
      seen === 'alive'
        ? 'stop it first, or give this one another DATA_DIR'
        : `it cannot be seen from here, so stop it, or delete ${path} if it is gone for good`
    super(`The database is already in use by ${who}: ${what}.`)
  }
}

interface Lock {
  release(): Promise<void>
}

/** Creates the file together with its content; returns false when it exists. */
async function createAtomically(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (hasErrno(error, 'EEXIST')) return false
    // This file system has no hard links.
    return await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true }).then(
      () => true,
      (reason: unknown) => {
        if (hasErrno(reason, 'EEXIST')) return false
        throw reason
      },
    )
  } finally {
    await rm(draft, { force: true })
  }
}

/** Returns the owner in the lock file; null when there is no file. */
async function readOwner(path: string): Promise<LockOwner | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasErrno(error, 'ENOENT')) return null
    throw error
  })
  if (text === null) return null
  try {
    return LockOwner.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${path} is not a lock of this shop: delete it if no shop is running on this data.`, {
      cause: error,
    })
  }
}

/** Throws DatabaseLockedError unless the owner is certainly dead. */
async function assertDead(path: string, owner: LockOwner): Promise<void> {
  const seen = await ownerState(path, owner)
  if (seen !== 'dead') throw new DatabaseLockedError(path, owner, seen)
}

/**
 * Writes `content` as the lock at `path`. Replaces a dead owner's lock while holding a second lock, taken in the same way, so
 * that only one of several processes takes it over.
 */
async function take(path: string, content: string): Promise<void> {
  while (!(await createAtomically(path, content))) {
    const owner = await readOwner(path)
    if (!owner) continue
    await assertDead(path, owner)
    const takeover = `${path}.takeover`
    await take(takeover, content)
    try {
      const still = await readOwner(path)
      if (!still) continue
      await assertDead(path, still)
      if (still.beacon) await rm(join(dirname(path), still.beacon), { force: true })
      await writeFile(`${path}.next`, content, { mode: 0o600, flush: true })
      await rename(`${path}.next`, path)
      return
    } finally {
      await rm(takeover, { force: true })
    }
  }
}

async function release(path: string, own: LockOwner, beacon: Beacon | null): Promise<void> {
  const owner = await readOwner(path).catch(() => null)
  if (owner?.pid === own.pid && owner.since === own.since) await rm(path, { force: true })
  await beacon?.close()
}

/** Takes the lock file for this process. Throws DatabaseLockedError when its owner is or may be alive. */
export async function acquireLock(path: string): Promise<Lock> {
  const beacon = await openBeacon(`${path}.${randomBytes(4).toString('hex')}`)
  const own: LockOwner = { ...thisProcess(), since: new Date().toISOString(), beacon: beacon && basename(beacon.path) }
  try {
    await take(path, `${JSON.stringify(own)}\n`)
  } catch (error) {
    await beacon?.close()
    throw error
  }
  return { release: () => release(path, own, beacon) }
}

/** Returns `dead` only when that is certain: two processes on one embedded database destroy it. */
async function ownerState(lockPath: string, owner: LockOwner): Promise<State> {
  const here = thisProcess()
  const sameHost = owner.host === here.host
  if (owner.boot !== here.boot) {
    const restarted = sameHost && owner.boot !== null && here.boot !== null
    return restarted ? 'dead' : 'unknown'
  }
  if (sameHost && owner.pidSpace === here.pidSpace) return processRuns(owner.pid, owner.ticks) ? 'alive' : 'dead'
  // Another container of this machine. Without a boot id it may be another machine, whose sockets look dead from here.
  return owner.beacon && here.boot ? beaconState(join(dirname(lockPath), owner.beacon)) : 'unknown'
}

interface Beacon {
  path: string
  close(): Promise<void>
}

/**
 * Listens on a socket file while this process lives, so that a process in another container, where pids mean nothing, can
 * tell that it is alive. Returns null when the file system has no sockets.
 */
export async function openBeacon(path: string): Promise<Beacon | null> {
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH) return null
  const server = createServer((socket) => socket.destroy())
  server.unref()
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(path, () => resolve(true))
  })
  if (!listening) return null
  return {
    path,
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await rm(path, { force: true })
    },
  }
}

function beaconState(path: string): Promise<State> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve('alive')
    })
    socket.once('error', (error) => resolve(hasErrno(error, 'ECONNREFUSED') ? 'dead' : 'unknown'))
  })
}
