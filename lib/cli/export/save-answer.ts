import { randomUUID } from 'node:crypto'
import { createWriteStream, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { piecesOf } from '@/lib/pieces'
import { atExit } from '../at-exit'
import { ShopGone } from '../client'
import { exitCode } from '../exit'
import { prepareTarget, unwritable } from './target'

/** Who may read a file that holds what customers told the shop: nobody but whoever saved it. */
export const SECRET = 0o600

/**
 * Writes the body of an answer to a file that may be read by those `mode` says; the file is there only when it is whole. Throws
 * ShopGone or CommandError.
 */
export async function saveAnswer(answer: Response, path: string, mode?: number): Promise<void> {
  const target = await prepareTarget(path)
  // A name that nobody else has given to a file.
  const draft = join(dirname(target), `.${randomUUID()}.part`)
  const tidied = atExit(() => rmSync(draft, { force: true }))
  try {
    await pipeline(piecesOfAnswer(answer), createWriteStream(draft, { flags: 'wx', mode }))
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
    if (body) yield* piecesOf(body)
  } catch (cause) {
    const gone = new ShopGone(
      'The shop stopped in the middle of its answer. Run the same command again.',
      exitCode.refused,
    )
    gone.cause = cause
    throw gone
  }
}
