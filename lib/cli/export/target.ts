import { constants } from 'node:fs'
import { access, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError, exitCode } from '../exit'
import { errorCode, errorReason } from '../error-reason'

/**
 * Makes sure that a file can be written there, before the shop is asked for it, and makes its folder. Returns where the file
 * really is: behind links. Throws CommandError, also for what is there and is no file, as a pipe or a device.
 */
export async function prepareTarget(path: string): Promise<string> {
  try {
    await makeFolder(dirname(path))
    const target = await behindLinks(path)
    await makeFolder(dirname(target))
    return target
  } catch (cause) {
    throw unwritable(path, cause)
  }
}

/** Makes sure that files can be written into a folder; makes it. Throws CommandError. */
export async function prepareFolder(path: string): Promise<void> {
  await makeFolder(path).catch((cause: unknown) => {
    throw unwritable(path, cause)
  })
}

/** What to say when `path` cannot be written because of `cause`; a CommandError stays as it is. */
export function unwritable(path: string, cause: unknown): CommandError {
  if (cause instanceof CommandError) return cause
  return new CommandError(`${path} cannot be written: ${errorReason(cause)}.`, exitCode.usage)
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await access(path, constants.W_OK)
}

async function behindLinks(path: string): Promise<string> {
  const there = await lstat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  if (!there) return path
  const target = await realpath(path)
  if ((await stat(target)).isFile()) return target
  throw new CommandError(`${path} is there already and is no regular file.`, exitCode.usage)
}
