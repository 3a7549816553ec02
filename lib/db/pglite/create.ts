import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const LANES = 8
/** The database holds what customers told the shop, and PGlite makes files that anybody may read and write. */
const OWNER_ONLY = 0o700

/** Makes a file's content, or a folder's list, durable. */
async function syncPath(path: string): Promise<void> {
  // Windows gives no handle on a folder, and needs none.
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return
  const file = await open(path, 'r+').catch(() => open(path, 'r'))
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Files and folders under `directory`, and itself. */
async function everythingIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const paths = entries.map((entry) => {
    const path = join(directory, entry.name)
    return entry.isDirectory() ? everythingIn(path) : [path]
  })
  return [...(await Promise.all(paths)).flat(), directory]
}

/** Makes everything under `directory` durable, the folder's own entry included. */
async function syncTree(directory: string): Promise<void> {
  const paths = [...(await everythingIn(directory)), dirname(directory)]
  // A thousand files: few at a time, because systems limit how many may be open.
  const lane = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/**
 * Opens the database in `directory` with `openIn`. A new one is marked until it is whole and durable; one whose making
 * was cut short is made again, for it never held anything.
 */
export async function openOrCreate<T>(directory: string, openIn: () => Promise<T>): Promise<T> {
  const marker = `${directory}.incomplete`
  if (existsSync(marker)) await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  // Some file systems know no owners: what cannot be closed to others is opened all the same.
  await chmod(directory, OWNER_ONLY).catch(() => undefined)
  if (existsSync(join(directory, 'PG_VERSION'))) return openIn()
  await writeFile(marker, '', { flush: true })
  const opened = await openIn()
  await syncTree(directory)
  await rm(marker)
  await syncPath(dirname(directory))
  return opened
}
