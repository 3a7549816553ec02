import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { RestoreReport, VerifiedBackup } from '@/lib/contract/staff'
import { readLines } from '@/lib/utils/read-stream'
import { hasErrno } from '@/lib/utils/errno'
import { parseJson } from '@/lib/utils/parse-json'
import { clock } from '../format'
import { CommandError, exitCode, errorReason } from '../exit'
import { saveChecked, SECRET, prepareTarget } from '../save'
import { type Progress, progress } from '../output'
import { userPath } from '../arguments'
import { ShopCommand } from '../shop-command'

/** `shop backup FILE`. */
export function backupCommand(): ShopCommand {
  return new ShopCommand('backup')
    .description('save the whole shop, data and pictures, as one file')
    .argument('<file>', 'the file to write')
    .addHelpText(
      'after',
      '\nAn existing file is replaced, once the new one is verified.\n\nExample:\n  npm run shop -- backup oasis-monday.gz',
    )
    .work(async ({ client, output }, typed: string) => {
      const file = userPath(typed)
      const former = await stat(await prepareTarget(file)).catch(() => null)
      const answer = await client.send('/backup', { slow: true })
      // The existing file stays until the new one is verified.
      const sums = await saveChecked(answer, file, { mode: SECRET, check: (draft) => verifyBackup(draft, file) })
      output.say(`${file}: ${rowsIn(sums.rows)} rows and ${sums.files} picture files, verified.`)
      if (sums.picturesIn) output.say(`The pictures in ${sums.picturesIn} are not in it: keep a copy of the bucket.`)
      if (former) output.say(`It replaced the file of ${clock(former.mtime)}.`)
      return { file, ...sums, replaced: former?.mtime.toISOString() ?? null }
    })
}

/** `shop restore FILE`. */
export function restoreCommand(): ShopCommand {
  return new ShopCommand('restore')
    .description('restore the shop from a backup')
    .argument('<file>', 'a file of the backup command')
    .addHelpText(
      'after',
      '\nEverything the shop holds is replaced; it is kept as a backup in the data folder first.\n\nExample:\n  npm run shop -- restore oasis-monday.gz',
    )
    .work(async ({ client, output }, typed: string) => {
      const file = userPath(typed)
      await verifyBackup(file)
      // Checks the connection first: a streamed body cannot be sent twice.
      await client.send('')
      const bar = progress('Bytes', (await stat(file)).size, output)
      const request = { method: 'POST', slow: true, stream: bytesOf(file, bar) } as const
      const report = await client.call(RestoreReport, '/restore', request).finally(() => bar.stop())
      output.say(`${rowsIn(report.rows)} rows and ${report.files} picture files restored.`)
      if (report.picturesIn)
        output.say(`The backup names ${report.picturesIn} for its other pictures: see that they are there.`)
      if (report.keptAt !== null)
        output.say(
          `What the shop held before is kept in ${report.keptAt}\nDelete that file when it is of no use any more.`,
        )
      return report
    })
}

function rowsIn(rows: Record<string, number>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0)
}

async function* bytesOf(file: string, bar: Progress): AsyncGenerator<Uint8Array> {
  let sent = 0
  const chunks: AsyncIterable<Uint8Array> = createReadStream(file)
  for await (const chunk of chunks) {
    bar.update((sent += chunk.byteLength))
    yield chunk
  }
}

const End = VerifiedBackup.extend({ type: z.literal('end') })
/** Any other line; a gzip file without these is not a backup. */
const Line = z.object({ type: z.string() })

/** Reads a whole backup and checks its sums; errors name it `called`. Throws CommandError when it is unreadable, damaged or cut off. */
export async function verifyBackup(path: string, called = path): Promise<VerifiedBackup> {
  const hash = createHash('sha256')
  let last: string | null = null
  const file = createReadStream(path)
  const gunzip = createGunzip()
  let unread: CommandError | undefined
  file.on('error', (error) => {
    const reason = hasErrno(error, 'ENOENT')
      ? `There is no file ${called}.`
      : `${called} cannot be read: ${errorReason(error)}.`
    unread = new CommandError(reason, exitCode.usage)
    gunzip.destroy(error)
  })
  try {
    for await (const line of readLines(file.pipe(gunzip))) {
      if (last !== null) hash.update(`${last}\n`)
      last = line
    }
  } catch (cause) {
    throw unread ?? refuse(called, unpackFault(cause))
  }
  const { type: _, ...sums } = endOf(called, last)
  if (sums.sha256 !== hash.digest('hex')) throw refuse(called, 'damaged')
  return sums
}

/** What is wrong with a file, after its path. */
const faults = {
  other: 'is no backup of a shop: name a file that the backup command wrote.',
  cutOff: 'is no whole backup: its end is missing. Copy it again, or take another one.',
  damaged: 'is damaged. Copy it again, or take another one.',
}

function refuse(path: string, fault: keyof typeof faults): CommandError {
  return new CommandError(`${path} ${faults[fault]}`, exitCode.usage)
}

/** Why a file cannot be unpacked; gzip recognises foreign files by their first bytes. */
function unpackFault(cause: unknown): keyof typeof faults {
  if (hasErrno(cause, 'Z_BUF_ERROR')) return 'cutOff'
  return errorReason(cause) === 'incorrect header check' ? 'other' : 'damaged'
}

function endOf(path: string, line: string | null): z.infer<typeof End> {
  const json = parseJson(line ?? '')
  const end = End.safeParse(json)
  if (end.success) return end.data
  throw refuse(path, Line.safeParse(json).success ? 'cutOff' : 'other')
}
