import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse'
import { EXPORT_COUNT_HEADER } from '@/lib/contract/staff'
import { ShopRefused, type StaffClient } from '../client'
import { saveAnswer, prepareFolder, prepareTarget } from '../save'
import { many } from '../format'
import { type Output, progress } from '../output'
import { userPath } from '../arguments'
import { atOnce } from '../at-once'
import { CommandError, exitCode } from '../exit'
import { ShopCommand } from '../shop-command'

const more = `
The file is a Shopify product CSV (older kind) with the shop's own columns behind; import takes it back.

Examples:
  npm run shop -- export products.csv
  npm run shop -- export products.csv --images pictures

Pictures that stand in the folder already are not fetched again.`

/** `shop export FILE.csv [--images DIR]`. */
export function exportCommand(): ShopCommand {
  return new ShopCommand('export')
    .description('export all products as a Shopify product CSV')
    .argument('<file>', 'the CSV to write')
    .option('--images <folder>', 'also save the pictures there, for an import elsewhere')
    .addHelpText('after', more)
    .work(async ({ client, output }, typed: string, { images }: { images?: string }) => {
      const file = userPath(typed)
      const folder = images === undefined ? null : userPath(images)
      await prepareTarget(file)
      if (folder !== null) await prepareFolder(folder)
      const answer = await client.send('/export')
      const products = Number(answer.headers.get(EXPORT_COUNT_HEADER) ?? 0)
      await saveAnswer(answer, file)
      output.say(`${many(products, 'product')} written to ${file}`)
      const pictures = folder === null ? 0 : await fetchPictures(client, { csv: file, folder }, output)
      if (folder !== null) output.say(`${many(pictures, 'picture')} written to ${folder}`)
      return { products, pictures, file }
    })
}

/** Concurrent downloads. */
const AT_ONCE = 4

/**
 * Saves the pictures that an exported CSV names, except those already saved; returns how many it names. Skips a picture the shop
 * refuses; after all others are saved, throws CommandError naming the first.
 */
export async function fetchPictures(
  client: StaffClient,
  { csv, folder }: { csv: string; folder: string },
  output: Output,
): Promise<number> {
  const names = await picturesOf(csv)
  const bar = progress('Pictures', names.length, output)
  const missing: string[] = []
  let done = 0
  const fetchOne = async (name: string) => {
    await fetchPicture(client, name, join(folder, name)).catch((error: unknown) => {
      if (!(error instanceof ShopRefused)) throw error
      missing.push(error.message)
    })
    bar.update(++done)
  }
  await atOnce(AT_ONCE, names, fetchOne).finally(() => bar.stop())
  if (missing.length > 0) throw incomplete(missing, names.length)
  return names.length
}

/** Saves one picture unless its file is there: the name holds the content's hash. Throws ShopRefused when the shop has none. */
async function fetchPicture(client: StaffClient, name: string, path: string): Promise<void> {
  if (!existsSync(path)) await saveAnswer(await client.send(`/media/${name}`), path)
}

function incomplete(missing: string[], all: number): CommandError {
  const [first = ''] = missing
  const what = `${missing.length} of ${all} pictures are missing, the first: ${first}`
  return new CommandError(`${what} Run the same command again for the rest.`, exitCode.refused)
}

async function picturesOf(csv: string): Promise<string[]> {
  const names = new Set<string>()
  const rows: AsyncIterable<Record<string, string>> = createReadStream(csv).pipe(parse({ bom: true, columns: true }))
  for await (const row of rows) {
    const name = /\/media\/([0-9a-f]{24}-\d+\.webp)$/.exec(row['Image Src'] ?? '')?.[1]
    if (name) names.add(name)
  }
  return [...names]
}
