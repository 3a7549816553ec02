import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fs from 'node:fs'
import { WorkQueue } from '@/lib/utils/work-queue'

const LANES = 8
/** The database holds customers' data, and PGlite creates files that any user may read and write. */
const OWNER_ONLY = 0o700

/** MB that opening may need: two WAL files. */
const NEEDED = 32
const MB = 1024 * 1024

/** Syncs a file's content or a folder's list to disk. */
async function syncPath(path: string): Promise<void> {
  // Windows cannot open folders, and needs no sync of them.
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return
  const file = await open(path, 'r+').catch(() => open(path, 'r'))
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs everything under `directory`, the folder and its own entry to disk. */
async function syncTree(directory: string): Promise<void> {
  const paths = (await readdir(directory, { recursive: true })).map((path) => join(directory, path))
  // There are a thousand files, and systems limit open files.
  const queue = new WorkQueue(LANES)
  await Promise.all([...paths, directory, dirname(directory)].map((path) => queue.run(() => syncPath(path))))
}

/**
 * Opens the database in `directory` with `openIn`. A new one carries a marker until it is complete and durable; one with the
 * marker was interrupted while empty and is created again.
 */
export async function openOrCreate<T>(directory: string, openIn: () => Promise<T>): Promise<T> {
  const marker = `${directory}.incomplete`
  if (existsSync(marker)) await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  // Some file systems have no owners; ignore the failure there.
  await chmod(directory, OWNER_ONLY).catch(() => undefined)
  if (existsSync(join(directory, 'PG_VERSION'))) return openIn()
  await writeFile(marker, '', { flush: true })
  const opened = await openIn()
  await syncTree(directory)
  await rm(marker)
  await syncPath(dirname(directory))
  return opened
}

/**
 * Returns an error when the disk is too full to open a database in `directory`, which PGlite does not report; null when there
 * is room or it cannot be measured.
 */
export async function diskFullError(directory: string): Promise<Error | null> {
  const disk = await fs.promises.statfs(directory).catch(() => null)
  const free = disk ? Math.floor((disk.bavail * disk.bsize) / MB) : Infinity
  if (free >= NEEDED) return null
  const message = `${free} MB are free on the disk of ${directory}, and the database may need ${NEEDED} MB to open`
  return Object.assign(new Error(message), { code: 'ENOSPC' })
}
