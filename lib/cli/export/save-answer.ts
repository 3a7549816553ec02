import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { piecesOf } from '@/lib/pieces'
import { CommandError, exitCode } from '../exit'

/** Writes the body of an answer to a file; the file is there only when it is whole. Throws CommandError. */
export async function saveAnswer(answer: Response, path: string): Promise<void> {
  const draft = `${path}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(answer.body ? piecesOf(answer.body) : [], createWriteStream(draft))
    await rename(draft, path)
  } catch (cause) {
    await rm(draft, { force: true })
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`${path} could not be written: ${why}`, exitCode.refused)
  }
}
