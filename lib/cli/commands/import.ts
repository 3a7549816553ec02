import type { ImportIssue } from '@/lib/contract/staff'
import { exitCode } from '../exit'
import { importFile, type ImportEnd } from '../import-file'
import type { RefusedPicture } from '../pictures'
import { ShopCommand } from '../shop-command'

const more = `
The file is a Shopify product export, of the older (Handle, Body (HTML), Variant Price …) or the newer kind (URL handle,
Description, Price …). Extra columns: titleAr, descriptionAr, typeAr, subcategory, subcategoryAr, Option1 Value (ar), Sale
(cart, enquiry, pickup), Lead time (same day, 3 days, by arrangement), In feeds (yes, no), VAT (standard, zero, exempt),
Fact: Age, Fact (ar): العمر, Video. docs/catalogue.md has a file with everything.

An option that is no colour (Size, Weight …) gives sizes, each with the price, compare-at price, stock and SKU of its row.

Products are recognised by their handle, so importing the same file again changes nothing and a broken run is taken up by
running it again. A product whose rows changed gets everything from the file, its stock too, if the file has a column for
it. In a file that "export" wrote, products that nobody edited (column Oasis Row) keep the stock they have. The stock is
that of all colours (untracked ones count the quantity written), the compare-at price the old price. Sizes are recognised
by their name; one that a file with options no longer names is deleted. Without --images products keep the pictures they have. A picture is a JPEG, PNG, WebP, GIF or AVIF, whatever its
file is called, of at most 10 MB and 100 megapixels (AVIF 40); a video is an MP4 or WebM of at most 50 MB. One cell may name several, parted by a comma, semicolon,
bar or line break; folders in the folder are searched too.

What the file has no column for stays as the shop has it: Handle and Variant Price are a price list, Handle and Variant
Inventory Qty a stock list, Handle and Published (FALSE) take off sale. An empty cell empties: the old price, a text, the
category, the colours and sizes; it is no stock, and published. Pictures stay. A new product needs Handle, Title and
Variant Price, or Sale enquiry.

Examples:
  npm run shop -- import products.csv --images pictures
  npm run -s shop -- import products.csv --dry-run --json`

/**
 * `shop import FILE.csv [--images DIR] [--dry-run]`. Exits with 1 when rows or pictures were left out (the rest is imported) or
 * the file has none.
 */
export function importCommand(): ShopCommand {
  return new ShopCommand('import')
    .description('import products from a Shopify product CSV')
    .argument('<file>', 'the CSV')
    .option('--images <folder>', 'folder with the pictures the CSV names')
    .option('--dry-run', 'show what would happen without changing anything', false)
    .addHelpText('after', more)
    .work(async ({ client, output }, file: string, { images, dryRun }: { images?: string; dryRun: boolean }) => {
      const report = await importFile(client, { file, images, dryRun }, output)
      for (const line of reportLines(report, { images: images !== undefined })) output.say(line)
      output.result(report)
      if (report.bad.length + report.refusedPictures.length > 0 || isEmpty(report)) process.exitCode = exitCode.leftOut
    })
}

/** Notes printed before the rest is only counted. */
const NOTES_SHOWN = 30

/** Formats the result of an import as sentences. */
function reportLines(report: ImportEnd, { images }: { images: boolean }): string[] {
  const { created, changed, unchanged, rejected, bad, notes, refusedPictures } = report
  const shown = notes.slice(0, NOTES_SHOWN)
  return [
    ...(isEmpty(report) ? ['The file holds no products.'] : []),
    ...(report.resumed ? ['An earlier import of this file was not finished: it was taken up.'] : []),
    ...(notes.length > 0 ? ['', 'Notes:', ...shown.map(line)] : []),
    ...(notes.length > shown.length ? [`  … and ${notes.length - shown.length} more (all of them with --json)`] : []),
    ...(refusedPictures.length > 0 ? ['', 'Pictures left out:', ...refusedPictures.map(pictureLine)] : []),
    ...(bad.length > 0 ? ['', 'Bad rows, not imported:', ...bad.map(line)] : []),
    '',
    `${created} new, ${changed} changed, ${unchanged} unchanged, ${rejected} left out${badRows(bad.length, rejected)}; ${report.pictures} pictures ${images ? 'attached' : 'shown'}${report.sized > 0 ? `; ${report.sized} with sizes` : ''}.`,
    ...(images ? [] : ['Without --images products keep the pictures they have.']),
    ...(report.dryRun ? ['This was a dry run: nothing was changed.'] : []),
  ]
}

/** Returns true when the file had no rows, not even bad ones. */
function isEmpty({ products, bad }: ImportEnd): boolean {
  return products === 0 && bad.length === 0
}

/** Counts bad rows of products that were imported without them. */
function badRows(count: number, rejected: number): string {
  return count > rejected ? `, ${count} bad ${count === 1 ? 'row' : 'rows'}` : ''
}

function line({ line: number, handle, reason }: ImportIssue): string {
  return `  line ${number}${handle ? ` (${handle})` : ''}: ${reason}`
}

function pictureLine({ name, reason }: RefusedPicture): string {
  return `  ${name}: ${reason}`
}
