import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError, exitCode } from '../exit'
import { why } from '../why'

/** Makes sure that a file can be written there, before the shop is asked for it; makes its folder. Throws CommandError. */
export async function prepareTarget(path: string): Promise<string> {
  try {
    await makeFolder(dirname(path))
    return path
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

export function unwritable(path: string, cause: unknown): CommandError {
  if (cause instanceof CommandError) return cause
  return new CommandError(`${path} cannot be written: ${why(cause)}.`, exitCode.usage)
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await access(path, constants.W_OK)
}
