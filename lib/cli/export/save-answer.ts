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

/** Who may read a file that holds what customers told the shop: nobody but whoever saved it. */
export const SECRET = 0o600

interface SaveOptions {
  /** Who may read the file. */
  mode?: number
  /** Looks at what was written, in its draft, before it takes its place. */
  check?: (draft: string) => Promise<unknown>
}

/** Writes the body of an answer to a file, which is there only when it is whole. Throws ShopGone, CommandError or what `check` throws. */
export async function saveAnswer(answer: Response, path: string, { mode, check }: SaveOptions = {}): Promise<void> {
  const target = await prepareTarget(path)
  // A name that nobody else has given to a file.
  const draft = join(dirname(target), `.${randomUUID()}.part`)
  const tidied = atExit(() => rmSync(draft, { force: true }))
  try {
    await pipeline(piecesOfAnswer(answer), createWriteStream(draft, { flags: 'wx', mode }))
    await check?.(draft)
    await rename(draft, target)
  } catch (cause) {
    await rm(draft, { force: true })
    throw unwritable(path, cause)
  } finally {
    tidied()
  }
}

async function* piecesOfAnswer({ body }: Response): AsyncGenerator<Uint8Array> {
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
