import { Command } from 'commander'
import { StaffClient } from '../client'
import { exitCode } from '../exit'
import { importFile } from '../import/import-file'
import { isEmpty, reportLines } from '../import/report-lines'
import { outputOf, sharedOptions } from '../output'

const more = `
The file is a Shopify product export, of the older (Handle, Body (HTML), Variant Price …) or the newer kind (URL handle,
Description, Price …). Extra columns: titleAr, descriptionAr, typeAr, subcategory, subcategoryAr.

Products are recognised by their handle, so importing the same file again changes nothing and a broken run is taken up by
running it again. A product whose rows changed gets everything from the file, its stock too, if the file has a column for
it. In a file that "export" wrote, products that nobody edited (column Oasis Row) keep the stock they have. Stock is the
sum over the variants (untracked ones count the quantity written), the price the lowest, the compare-at price the old
price. Without --images products keep the pictures they have. A picture is a JPEG, PNG, WebP, GIF or AVIF, whatever its
file is called, of at most 10 MB and 100 megapixels (AVIF 40). One cell may name several, parted by a comma, semicolon,
bar or line break; folders in the folder are searched too.

What the file has no column for stays as the shop has it: Handle and Variant Price are a price list, Handle and Variant
Inventory Qty a stock list, Handle and Published (FALSE) take off sale. An empty cell empties: the old price, a text, the
category, the colours; it is no stock, and published. Pictures stay. A new product needs Handle, Title and Variant Price.

Examples:
  npm run shop -- import products.csv --images pictures
  npm run -s shop -- import products.csv --dry-run --json`

/**
 * `shop import FILE.csv [--images DIR] [--dry-run]`. Exits with 1 when rows or pictures were left out (the rest is imported) or
 * the file has none.
 */
export function importCommand(): Command {
  return new Command('import')
    .description('import products from a Shopify product CSV')
    .argument('<file>', 'the CSV')
    .option('--images <folder>', 'folder with the pictures the CSV names')
    .option('--dry-run', 'show what would happen without changing anything', false)
    .addHelpText('after', more)
    .action(async (file: string, { images, dryRun }: { images?: string; dryRun: boolean }, self: Command) => {
      const options = sharedOptions(self)
      const output = outputOf(options)
      const report = await importFile(new StaffClient(options.url), { file, images, dryRun }, output)
      for (const line of reportLines(report, { images: images !== undefined })) output.say(line)
      output.result(report)
      if (report.bad.length + report.refusedPictures.length > 0 || isEmpty(report)) process.exitCode = exitCode.leftOut
    })
}
