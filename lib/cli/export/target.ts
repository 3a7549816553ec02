import { constants } from 'node:fs'
import { access, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError, exitCode } from '../exit'
import { errorCode, errorReason } from '../error-reason'

/**
 * Checks that a file can be written before the shop is called, and creates its folder. Returns its path with links resolved.
 * Throws CommandError, also for an existing path that is not a regular file.
 */
export async function prepareTarget(path: string): Promise<string> {
  try {
    await makeFolder(dirname(path))
    const target = await resolveLinks(path)
    await makeFolder(dirname(target))
    return target
  } catch (cause) {
    throw unwritable(path, cause)
  }
}

/** Creates a folder and checks that files can be written into it. Throws CommandError. */
export async function prepareFolder(path: string): Promise<void> {
  await makeFolder(path).catch((cause: unknown) => {
    throw unwritable(path, cause)
  })
}

/** Returns the error for a failed write to `path`; keeps a CommandError. */
export function unwritable(path: string, cause: unknown): CommandError {
  if (cause instanceof CommandError) return cause
  return new CommandError(`${path} cannot be written: ${errorReason(cause)}.`, exitCode.usage)
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await access(path, constants.W_OK)
}

async function resolveLinks(path: string): Promise<string> {
  const there = await lstat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  if (!there) return path
  const target = await realpath(path)
  if ((await stat(target)).isFile()) return target
  throw new CommandError(`${path} is there already and is no regular file.`, exitCode.usage)
}
