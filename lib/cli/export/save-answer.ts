import { randomUUID } from 'node:crypto'
import { createWriteStream, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readStream } from '@/lib/utils/read-stream'
import { atExit } from '../at-exit'
import { ShopGone } from '../client'
import { exitCode } from '../exit'
import { prepareTarget, unwritable } from './target'

/** File mode for customers' data: only the owner may read it. */
export const SECRET = 0o600

interface SaveOptions {
  /** File mode. */
  mode?: number
  /** Verifies the written draft before it replaces the file. */
  check?: (draft: string) => Promise<unknown>
}

/** Writes the body of a response to a file, which appears only when complete. Throws ShopGone, CommandError or what `check` throws. */
export async function saveAnswer(answer: Response, path: string, { mode, check }: SaveOptions = {}): Promise<void> {
  const target = await prepareTarget(path)
  // A name that no other file has.
  const draft = join(dirname(target), `.${randomUUID()}.part`)
  const cancelCleanUp = atExit(() => rmSync(draft, { force: true }))
  try {
    await pipeline(chunksOf(answer), createWriteStream(draft, { flags: 'wx', mode }))
    await check?.(draft)
    await rename(draft, target)
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
    const gone = new ShopGone(
      'The shop stopped in the middle of its answer. Run the same command again.',
      exitCode.refused,
    )
    gone.cause = cause
    throw gone
  }
}
