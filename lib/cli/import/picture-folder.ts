import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, exitCode } from '../exit'

/** The picture files of a folder. */
export interface PictureFolder {
  names: string[]
  path: (name: string) => string
}

const PICTURE = /\.(jpe?g|png|webp|gif|avif)$/i

/** Throws CommandError when there is no such folder. */
export async function pictureFolder(folder: string): Promise<PictureFolder> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new CommandError(`There is no folder ${folder}.`, exitCode.usage)
  })
  const names = entries.filter((entry) => !entry.isDirectory() && PICTURE.test(entry.name)).map((entry) => entry.name)
  return { names, path: (name) => join(folder, name) }
}
