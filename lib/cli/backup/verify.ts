import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { readLines } from '@/lib/utils/read-lines'
import { CommandError, exitCode } from '../exit'
import { errorCode, errorReason } from '../error-reason'

const End = z.object({
  type: z.literal('end'),
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  sha256: z.string(),
})
/** Any other line; a gzip file without these is not a backup. */
const Line = z.object({ type: z.string() })
export type Sums = Omit<z.infer<typeof End>, 'type'>

/** Reads a whole backup and checks its sums; errors name it `called`. Throws CommandError when it is unreadable, damaged or cut off. */
export async function verifyBackup(path: string, called = path): Promise<Sums> {
  const hash = createHash('sha256')
  let last: string | null = null
  const file = createReadStream(path)
  const gunzip = createGunzip()
  let unread: CommandError | undefined
  file.on('error', (error) => {
    unread = new CommandError(unreadable(called, error), exitCode.usage)
    gunzip.destroy(error)
  })
  try {
    for await (const line of readLines(file.pipe(gunzip))) {
      if (last !== null) hash.update(`${last}\n`)
      last = line
    }
  } catch (cause) {
    throw unread ?? new CommandError(broken(called, cause), exitCode.usage)
  }
  const { type: _, ...sums } = endOf(called, last)
  if (sums.sha256 !== hash.digest('hex')) throw new CommandError(damaged(called), exitCode.usage)
  return sums
}

/** Explains why a file cannot be unpacked; gzip recognises foreign files by their first bytes. */
function broken(path: string, cause: unknown): string {
  if (errorCode(cause) === 'Z_BUF_ERROR') return cutOff(path)
  return errorReason(cause) === 'incorrect header check' ? other(path) : damaged(path)
}

function other(path: string): string {
  return `${path} is no backup of a shop: name a file that the backup command wrote.`
}

function cutOff(path: string): string {
  return `${path} is no whole backup: its end is missing. Copy it again, or take another one.`
}

function damaged(path: string): string {
  return `${path} is damaged. Copy it again, or take another one.`
}

function unreadable(path: string, error: Error): string {
  return errorCode(error) === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${errorReason(error)}.`
}

function endOf(path: string, line: string | null): z.infer<typeof End> {
  const end = End.safeParse(jsonOf(line ?? ''))
  if (end.success) return end.data
  throw new CommandError(Line.safeParse(jsonOf(line ?? '')).success ? cutOff(path) : other(path), exitCode.usage)
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
