import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { atOnce } from '../at-once'
import { CommandError, exitCode } from '../exit'
import { errorCode, errorReason } from '../error-reason'

/** The picture files of a folder. */
export interface PictureFolder {
  names: string[]
  path: (name: string) => string
}

const PICTURE = /\.(jpe?g|png|webp|gif|avif)$/i
/** Files looked at at a time. */
const AT_ONCE = 16

/** Only files count, after following links. Throws CommandError when there is no such folder or it cannot be read. */
export async function pictureFolder(folder: string): Promise<PictureFolder> {
  const entries = await readdir(folder).catch((error: unknown) => {
    throw new CommandError(unread(folder, error), exitCode.usage)
  })
  const path = (name: string) => join(folder, name)
  const files = new Set<string>()
  await atOnce(
    AT_ONCE,
    entries.filter((name) => PICTURE.test(name)),
    async (name) => {
      const found = await stat(path(name)).catch(() => null)
      if (found?.isFile()) files.add(name)
    },
  )
  return { names: entries.filter((name) => files.has(name)), path }
}

function unread(folder: string, error: unknown): string {
  if (errorCode(error) === 'ENOENT') return `There is no folder ${folder}.`
  if (errorCode(error) === 'ENOTDIR') return `${folder} is no folder.`
  return `The folder ${folder} cannot be read: ${errorReason(error)}.`
}
