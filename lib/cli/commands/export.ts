import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse'
import { EXPORT_COUNT_HEADER } from '@/lib/contract/staff'
import { parseMediaFileName } from '@/lib/media/address'
import { parseVideoFileName } from '@/lib/media/video-name'
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

Pictures and videos that stand in the folder already are not fetched again.`

/** `shop export FILE.csv [--images DIR]`. */
export function exportCommand(): ShopCommand {
  return new ShopCommand('export')
    .description('export all products as a Shopify product CSV')
    .argument('<file>', 'the CSV to write')
    .option('--images <folder>', 'also save the pictures and videos there, for an import elsewhere')
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
      const saved = folder === null ? noMedia : await fetchMedia(client, { csv: file, folder }, output)
      const { pictures, videos } = saved
      if (folder !== null)
        output.say(
          `${many(pictures, 'picture')}${videos > 0 ? ` and ${many(videos, 'video')}` : ''} written to ${folder}`,
        )
      return { products, pictures, videos, file }
    })
}

/** Concurrent downloads. */
const AT_ONCE = 4
const noMedia = { pictures: 0, videos: 0 }

/**
 * Saves the pictures and videos that an exported CSV names, except those already saved; returns how many it names. Skips a file
 * the shop refuses; after all others are saved, throws CommandError naming the first.
 */
export async function fetchMedia(
  client: StaffClient,
  { csv, folder }: { csv: string; folder: string },
  output: Output,
): Promise<{ pictures: number; videos: number }> {
  const { pictures, videos } = await mediaOf(csv)
  const names = [...pictures, ...videos]
  const bar = progress('Files', names.length, output)
  const missing: string[] = []
  let done = 0
  const fetchOne = async (name: string) => {
    await fetchFile(client, name, join(folder, name)).catch((error: unknown) => {
      if (!(error instanceof ShopRefused)) throw error
      missing.push(error.message)
    })
    bar.update(++done)
  }
  await atOnce(AT_ONCE, names, fetchOne).finally(() => bar.stop())
  if (missing.length > 0) throw incomplete(missing, names.length)
  return { pictures: pictures.length, videos: videos.length }
}

/** Saves one file unless it is there: the name holds the content's hash. Throws ShopRefused when the shop has none. */
async function fetchFile(client: StaffClient, name: string, path: string): Promise<void> {
  if (!existsSync(path)) await saveAnswer(await client.send(`/media/${name}`), path)
}

function incomplete(missing: string[], all: number): CommandError {
  const [first = ''] = missing
  const what = `${missing.length} of ${all} files are missing, the first: ${first}`
  return new CommandError(`${what} Run the same command again for the rest.`, exitCode.refused)
}

/** The names of the shop's files in the columns of pictures and videos. */
async function mediaOf(csv: string): Promise<{ pictures: string[]; videos: string[] }> {
  const pictures = new Set<string>()
  const videos = new Set<string>()
  const rows: AsyncIterable<Record<string, string>> = createReadStream(csv).pipe(parse({ bom: true, columns: true }))
  for await (const row of rows) {
    const picture = nameIn(row['Image Src'])
    if (parseMediaFileName(picture)) pictures.add(picture)
    const video = nameIn(row['Video'])
    if (parseVideoFileName(video)) videos.add(video)
  }
  return { pictures: [...pictures], videos: [...videos] }
}

function nameIn(address = ''): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
