import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { CommandError, exitCode } from '../exit'
import { errorCode, why } from '../why'

const End = z.object({
  type: z.literal('end'),
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  sha256: z.string(),
})
export type Sums = Omit<z.infer<typeof End>, 'type'>

/** Reads a backup from end to end. Throws CommandError when it cannot be read, is damaged or cut off. */
export async function verifyBackup(path: string): Promise<Sums> {
  const hash = createHash('sha256')
  let last: string | null = null
  const file = createReadStream(path)
  const gunzip = createGunzip()
  let unread: CommandError | undefined
  file.on('error', (error) => {
    unread = new CommandError(unreadable(path, error), exitCode.usage)
    gunzip.destroy(error)
  })
  try {
    for await (const line of createInterface({ input: file.pipe(gunzip), crlfDelay: Infinity })) {
      if (last !== null) hash.update(`${last}\n`)
      last = line
    }
  } catch (cause) {
    throw unread ?? new CommandError(`${path} is no whole backup: ${why(cause)}`, exitCode.usage)
  }
  const { type: _, ...sums } = endOf(path, last)
  if (sums.sha256 !== hash.digest('hex')) throw new CommandError(`${path} is damaged.`, exitCode.usage)
  return sums
}

function unreadable(path: string, error: Error): string {
  return errorCode(error) === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${why(error)}.`
}

function endOf(path: string, line: string | null): z.infer<typeof End> {
  try {
    return End.parse(JSON.parse(line ?? ''))
  } catch {
    throw new CommandError(`${path} is no whole backup of a shop.`, exitCode.usage)
  }
}
