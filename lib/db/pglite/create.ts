import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes an entry's coming or going durable. Windows gives no handle on a folder, and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await syncPath(path)
}

/** Makes everything under `directory` durable, the folder's own entry included. */
async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return entry.isDirectory() ? syncFolder(path) : syncPath(path)
    }),
  )
  await Promise.all([directory, dirname(directory)].map(syncFolder))
}

/**
 * Opens the database in `directory` with `openIn`. A new one is marked until it is whole and durable; one whose making
 * was cut short is made again, for it never held anything.
 */
export async function openOrCreate<T>(directory: string, openIn: () => Promise<T>): Promise<T> {
  const marker = `${directory}.incomplete`
  if (existsSync(marker)) await rm(directory, { recursive: true, force: true })
  if (existsSync(join(directory, 'PG_VERSION'))) return openIn()
  await mkdir(directory, { recursive: true })
  await writeFile(marker, '', { flush: true })
  const opened = await openIn()
  await syncTree(directory)
  await rm(marker)
  await syncFolder(dirname(directory))
  return opened
}
