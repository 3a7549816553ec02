import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { freemem, userInfo } from 'node:os'
import { join } from 'node:path'

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm'
/** More bytes than all tests need together. */
const ROOM = 4 * 1024 ** 3

/**
 * Puts temporary files of this process and its children in memory where there is enough of it, so that tests do not wait for
 * the disk. Keeps a `TMPDIR` that is already set.
 */
export function keepInMemory(): void {
  if (process.env.TMPDIR || process.platform !== 'linux') return
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    accessSync(MEMORY, constants.W_OK)
    if (Math.min(bavail * bsize, freemem()) < ROOM) return
    const folder = join(MEMORY, `oasis-${userInfo().uid}`)
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    process.env.TMPDIR = folder
  } catch {
    // Not available here; use the disk.
  }
}
