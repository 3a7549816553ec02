import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasErrno } from '@/lib/utils/errno'
import { CommandError, errorReason, exitCode } from '../exit'

/** Makes the data folder if missing, and checks that it can be written. Throws CommandError. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await rmdir(await mkdtemp(join(folder, 'start-')))
  } catch (error) {
    const what = `DATA_DIR cannot be used: ${folder}: ${errorReason(error)}.`
    throw new CommandError(what, exitCode.refused)
  }
}

/** Makes a folder and those above it. The recursive `mkdir` of Node tries for ever under /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (hasErrno(error, 'EEXIST')) return
    if (!hasErrno(error, 'ENOENT')) throw error
    await makeFolder(dirname(path))
    await mkdir(path)
  }
}
