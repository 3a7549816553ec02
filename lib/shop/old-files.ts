import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes the files of a folder that were last written more than `age` ms before `now`; without the folder there are none. */
export async function deleteOldFiles(folder: string, age: number, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > age) await rm(path, { force: true })
  }
}
