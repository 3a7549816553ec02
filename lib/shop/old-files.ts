import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Options {
  /** Minimum age since the last write, in ms. */
  age: number
  /** Names to consider; all by default. */
  named?: RegExp
}

/** Deletes the old files of a folder; a missing folder has none. */
export async function deleteOldFiles(folder: string, { age, named }: Options): Promise<void> {
  const now = Date.now()
  for (const name of await readdir(folder).catch(() => [])) {
    if (named && !named.test(name)) continue
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (file?.isFile() && now - file.mtimeMs > age) await rm(path, { force: true })
  }
}
