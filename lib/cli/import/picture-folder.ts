import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_FILES_MAX } from '@/lib/contract/staff'
import { atOnce } from '../at-once'
import { CommandError, exitCode } from '../exit'
import { errorCode, errorReason } from '../error-reason'

/** All files of a folder and its subfolders; their content shows which are pictures. */
export interface PictureFolder {
  /** Paths relative to the folder, with slashes. */
  names: string[]
  path: (name: string) => string
}

/** Links resolved concurrently. */
const AT_ONCE = 16

/** Lists files, following links and skipping hidden folders. Throws CommandError when the folder is unreadable or holds too many files. */
export async function pictureFolder(folder: string): Promise<PictureFolder> {
  const names = await filesIn(folder, '').catch((error: unknown) => {
    throw new CommandError(unread(folder, error), exitCode.usage)
  })
  if (names.length > PICTURE_FILES_MAX) {
    const what = `The folder ${folder} holds ${names.length} files, and an import takes ${PICTURE_FILES_MAX}`
    throw new CommandError(`${what}: name the folder that holds the pictures alone.`, exitCode.usage)
  }
  return { names, path: (name) => join(folder, name) }
}

async function filesIn(folder: string, under: string): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true })
  const at = ({ name }: Dirent) => (under === '' ? name : `${under}/${name}`)
  const linked = new Set<string>()
  await atOnce(AT_ONCE, entries.filter((entry) => entry.isSymbolicLink()).map(at), async (path) => {
    const found = await stat(join(folder, path)).catch(() => null)
    if (found?.isFile()) linked.add(path)
  })
  const names = entries.map((entry) => ({ entry, path: at(entry) }))
  const files = names.filter(({ entry, path }) => entry.isFile() || linked.has(path)).map(({ path }) => path)
  for (const { entry, path } of names)
    if (entry.isDirectory() && !entry.name.startsWith('.')) files.push(...(await filesIn(folder, path)))
  return files
}

function unread(folder: string, error: unknown): string {
  if (errorCode(error) === 'ENOENT') return `There is no folder ${folder}.`
  if (errorCode(error) === 'ENOTDIR') return `${folder} is no folder.`
  return `The folder ${folder} cannot be read: ${errorReason(error)}.`
}
