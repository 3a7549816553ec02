import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Command } from 'commander'
import { RestoreReport } from '@/lib/contract/staff'
import { type Sums, verifyBackup } from '../backup/verify'
import { StaffClient } from '../client'
import { clock } from '../clock'
import { CommandError, exitCode } from '../exit'
import { saveAnswer, SECRET } from '../export/save-answer'
import { prepareTarget } from '../export/target'
import { outputOf, sharedOptions } from '../output'
import { userPath } from '../paths'
import { progress } from '../progress'

/** `shop backup FILE`. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('save the whole shop, data and pictures, as one file')
    .argument('<file>', 'the file to write')
    .addHelpText(
      'after',
      '\nAn existing file is replaced, once the new one is verified.\n\nExample:\n  npm run shop -- backup oasis-monday.gz',
    )
    .action(async (typed: string, _options, self: Command) => {
      const options = sharedOptions(self)
      const output = outputOf(options)
      const file = userPath(typed)
      const former = await stat(await prepareTarget(file)).catch(() => null)
      const answer = await new StaffClient(options.url).send('/backup', { slow: true })
      // The existing file stays until the new one is verified.
      const sums = await savedBackup(answer, file)
      output.say(`${file}: ${rowsIn(sums.rows)} rows and ${sums.files} picture files, verified.`)
      if (former) output.say(`It replaced the file of ${clock(former.mtime)}.`)
      output.result({ file, ...sums, replaced: former?.mtime.toISOString() ?? null })
    })
}

/** `shop restore FILE`. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('restore the shop from a backup')
    .argument('<file>', 'a file of the backup command')
    .addHelpText(
      'after',
      '\nEverything the shop holds is replaced; it is kept as a backup in the data folder first.\n\nExample:\n  npm run shop -- restore oasis-monday.gz',
    )
    .action(async (typed: string, _options, self: Command) => {
      const options = sharedOptions(self)
      const output = outputOf(options)
      const file = userPath(typed)
      await verifyBackup(file)
      const client = new StaffClient(options.url)
      // Checks the connection first: a streamed body cannot be sent twice.
      await client.send('')
      const { body, end } = await uploadOf(file, options)
      const report = await client.call(RestoreReport, '/restore', { method: 'POST', body, slow: true }).finally(end)
      output.say(`${rowsIn(report.rows)} rows and ${report.files} picture files restored.`)
      if (report.keptAt !== null)
        output.say(
          `What the shop held before is kept in ${report.keptAt}\nDelete that file when it is of no use any more.`,
        )
      output.result(report)
    })
}

/** Saves a backup after verifying it. */
async function savedBackup(answer: Response, file: string): Promise<Sums> {
  let sums: Sums | undefined
  const check = async (draft: string) => {
    sums = await verifyBackup(draft, file)
  }
  await saveAnswer(answer, file, { mode: SECRET, check })
  if (!sums) throw new Error('A backup was not looked at')
  return sums
}

function rowsIn(rows: Record<string, number>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0)
}

/** Returns the file as a stream with a progress bar until `end`, also when the shop stops reading it midway. */
async function uploadOf(
  file: string,
  options: { json: boolean },
): Promise<{ body: ReadableStream<Uint8Array>; end: () => void }> {
  const { size } = await stat(file).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`${file} cannot be read: ${why}`, exitCode.usage)
  })
  const bar = progress('Bytes', size, options)
  const bytes = createReadStream(file)
  const chunks = bytes[Symbol.asyncIterator]()
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done || !(value instanceof Uint8Array)) return controller.close()
      bar.update((sent += value.byteLength))
      controller.enqueue(value)
    },
  })
  const end = () => {
    bar.stop()
    bytes.destroy()
  }
  return { body, end }
}
