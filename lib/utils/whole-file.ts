import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a file that appears whole. `write` fills a draft beside it, of which nothing stays when it fails; processes in several
 * containers may share the folder.
 */
export async function wholeFile(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await write(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
