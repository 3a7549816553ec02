import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { freemem, userInfo } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** More than all tests take together, bytes. */
const ROOM = 4 * 1024 ** 3

/**
 * Makes temporary files of this process and its children live in memory, where there is enough of it: what a test
 * writes need not outlast the machine, and waits for no disk. A `TMPDIR` that is set already stays.
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
    // No such place here: the disk does as well.
  }
}
