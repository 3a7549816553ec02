import { randomUUID } from 'node:crypto'
import { createWriteStream, rmSync, constants } from 'node:fs'
import { rename, rm, access, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readStream } from '@/lib/utils/read-stream'
import { atExit } from './at-exit'
import { ShopGone } from './client'
import { exitCode, CommandError, errorReason } from './exit'

/** File mode for customers' data: only the owner may read it. */
export const SECRET = 0o600

/** Writes the body of a response to a file, which appears only when complete. Throws ShopGone or CommandError. */
export function saveAnswer(answer: Response, path: string, mode?: number): Promise<void> {
  return saveChecked(answer, path, { mode, check: async () => {} })
}

/** Like `saveAnswer`, once `check` has accepted the written draft; returns what it returns and throws what it throws. */
export async function saveChecked<T>(
  answer: Response,
  path: string,
  { mode, check }: { mode?: number; check: (draft: string) => Promise<T> },
): Promise<T> {
  const target = await prepareTarget(path)
  // A name that no other file has.
  const draft = join(dirname(target), `.${randomUUID()}.part`)
  const cancelCleanUp = atExit(() => rmSync(draft, { force: true }))
  try {
    await pipeline(chunksOf(answer), createWriteStream(draft, { flags: 'wx', mode }))
    const checked = await check(draft)
    await rename(draft, target)
    return checked
  } catch (cause) {
    await rm(draft, { force: true })
    throw unwritable(path, cause)
  } finally {
    cancelCleanUp()
  }
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* readStream(body)
  } catch (cause) {
    throw new ShopGone('The shop stopped in the middle of its answer. Run the same command again.', { cause })
  }
}

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
function unwritable(path: string, cause: unknown): CommandError {
  if (cause instanceof CommandError) return cause
  return new CommandError(`${path} cannot be written: ${errorReason(cause)}.`, exitCode.usage)
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await access(path, constants.W_OK)
}

async function resolveLinks(path: string): Promise<string> {
  const target = await realpath(path).catch(() => path)
  const found = await stat(target).catch(() => null)
  if (!found || found.isFile()) return target
  throw new CommandError(`${path} is there already and is no regular file.`, exitCode.usage)
}
