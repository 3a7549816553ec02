import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasErrno } from '@/lib/utils/errno'

/** Reads a file; null when it does not exist. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (hasErrno(error, 'ENOENT')) return null
    throw error
  }
}

interface NewFile {
  /** Absolute path. */
  path: string
  data: Uint8Array
}

/**
 * Writes files atomically, also across a kill or power cut: writes and syncs in `scratch` (same file system), then renames. All
 * files share one folder, created when missing.
 */
export async function writeFiles(files: readonly NewFile[], scratch: string): Promise<void> {
  const [first] = files
  if (!first) return
  const folder = dirname(first.path)
  await Promise.all([makeFolder(folder), makeFolder(scratch)])
  const written: { from: string; to: string }[] = []
  try {
    for (const { path, data } of files) {
      const from = join(scratch, randomUUID())
      written.push({ from, to: path })
      await writeSynced(from, data)
    }
    for (const { from, to } of written) await rename(from, to)
  } catch (error) {
    await Promise.all(written.map(({ from }) => rm(from, { force: true })))
    throw error
  }
  await syncFolder(folder)
}

async function writeSynced(path: string, data: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function makeFolder(folder: string): Promise<void> {
  const topmostMade = await mkdir(folder, { recursive: true })
  if (topmostMade) await syncFolder(dirname(topmostMade))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its rename is durable on its own.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
