import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Asked {
  /** Files last written longer ago than this are old, in ms. */
  age: number
  /** Only files of such names; all unless said. */
  named?: RegExp
}

/** Deletes the old files of a folder; without the folder there are none. */
export async function deleteOldFiles(folder: string, { age, named }: Asked): Promise<void> {
  const now = Date.now()
  for (const name of await readdir(folder).catch(() => [])) {
    if (named && !named.test(name)) continue
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (file?.isFile() && now - file.mtimeMs > age) await rm(path, { force: true })
  }
}
