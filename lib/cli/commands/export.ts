import { Command } from 'commander'
import { EXPORT_COUNT_HEADER } from '@/lib/contract/staff'
import { StaffClient } from '../client'
import { fetchPictures } from '../export/fetch-pictures'
import { saveAnswer } from '../export/save-answer'
import { prepareFolder, prepareTarget } from '../export/target'
import { many } from '../many'
import { outputOf, sharedOptions, type SharedOptions } from '../output'
import { userPath } from '../paths'

const more = `
The file is a Shopify product CSV (older kind) with the shop's own columns behind; import takes it back.

Examples:
  npm run shop -- export products.csv
  npm run shop -- export products.csv --images pictures

Pictures that stand in the folder already are not fetched again.`

/** `shop export FILE.csv [--images DIR]`. */
export function exportCommand(): Command {
  return new Command('export')
    .description('export all products as a Shopify product CSV')
    .argument('<file>', 'the CSV to write')
    .option('--images <folder>', 'also save the pictures there, for an import elsewhere')
    .addHelpText('after', more)
    .action(async (file: string, { images }: { images?: string }, self: Command) => {
      await exportProducts(userPath(file), images === undefined ? null : userPath(images), sharedOptions(self))
    })
}

async function exportProducts(file: string, images: string | null, options: SharedOptions): Promise<void> {
  const output = outputOf(options)
  const client = new StaffClient(options.url)
  await prepareTarget(file)
  if (images !== null) await prepareFolder(images)
  const answer = await client.send('/export')
  const products = Number(answer.headers.get(EXPORT_COUNT_HEADER) ?? 0)
  await saveAnswer(answer, file)
  output.say(`${many(products, 'product')} written to ${file}`)
  const pictures = images === null ? 0 : await fetchPictures(client, { csv: file, folder: images }, output)
  if (images !== null) output.say(`${many(pictures, 'picture')} written to ${images}`)
  output.result({ products, pictures, file })
}
