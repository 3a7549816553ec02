import { Option } from 'commander'
import { stringify } from 'csv-stringify/sync'
import {
  PRODUCT_PAGES_MAX,
  PRODUCTS_MAX,
  StaffProducts,
  StaffProductSheet,
  stockLevels,
  type StaffProduct,
  productListCells,
  productListColumns,
} from '@/lib/contract/staff-catalogue'
import type { Bilingual } from '@/lib/contract/bilingual'
import { STOCK_LOW } from '@/lib/config/constants'
import { colorName } from '@/lib/i18n/color-name'
import { escapeFormula } from '@/lib/utils/csv-injection'
import { named, wholeNumber } from '../arguments'
import { videoCommand } from './video'
import { CommandError, exitCode } from '../exit'
import { many, clock, money, typed } from '../format'
import type { Output } from '../output'
import { factsCommand, leadTimeText, setCommand, vatClassCommand, feedsCommand } from './selling'
import { ShopCommand } from '../shop-command'

interface Filters {
  category?: string
  stock?: string
  hidden?: true
  visible?: true
}

interface ListOptions extends Filters {
  limit: number
  page: number
  csv?: true
}

/** `shop product list|show|set|facts|feeds|vat|video`. */
export function productCommand(): ShopCommand {
  const command = new ShopCommand('product').description('products and their stock')
  command
    .command('list')
    .description('products by handle: stock, price, handle, title')
    .argument('[words...]', 'only those with these words')
    .option('--category <category>', 'only of this one: its name or id, or "Feed > Hay & forage"', named('A category.'))
    .addOption(
      new Option(
        '--stock <level>',
        `only sold out ones (out), the last ${STOCK_LOW} or fewer pieces (low), or any (in)`,
      ).choices(stockLevels),
    )
    .addOption(new Option('--visible', 'only those on sale').conflicts('hidden'))
    .option('--hidden', 'only those that are not on sale')
    .option('--limit <number>', 'how many', wholeNumber(1, PRODUCTS_MAX), 50)
    .option('--page <number>', 'which page of that size', wholeNumber(1, PRODUCT_PAGES_MAX), 1)
    .option('--csv', 'all of them as CSV')
    .addHelpText('after', more)
    .work(async ({ client, output }, words: string[], { limit, page, csv, ...filters }: ListOptions) => {
      const ask = (size: number, at: number) =>
        client.call(StaffProducts, `/products?${query(words, filters, size, at)}`)
      // Commander compares the options of one command, and --json is that of all.
      if (csv && output.json)
        throw new CommandError('--csv and --json are two forms: give one of them.', exitCode.usage)
      if (csv) return writeCsv((at) => ask(PRODUCTS_MAX, at))
      printPage(await ask(limit, page), { limit, page }, output)
    })
  command
    .command('show')
    .description('one product with all its data')
    .argument('<product>', 'id or handle', named('The id or handle of a product.'))
    .examples('product show alfalfa-hay-20kg')
    .work(async ({ client, tell }, product: string) => {
      const path = `/products/${encodeURIComponent(product)}`
      return tell(await client.call(StaffProductSheet, path), productSheet)
    })
  command.addCommand(setCommand())
  command.addCommand(factsCommand())
  command.addCommand(feedsCommand('product', 'as its category'))
  command.addCommand(vatClassCommand())
  command.addCommand(videoCommand())
  command.addHelpText('after', '\nTo change them: "import", and "stock set" for their stock alone.')
  return command
}

const more = `
Words are looked for in titles, categories and texts of either language, and in the handle. With --csv all that match are
written, whatever --limit says, in columns that "import" reads; rows that nobody edited leave their product's stock as it is
(column Oasis Row).

Examples:
  npm run shop -- product list --stock out
  npm run shop -- product list hay --category "Feed > Hay & forage"
  npm run -s shop -- product list --stock low --csv > low.csv`

function query(words: string[], { category, stock, hidden, visible }: Filters, limit: number, page: number) {
  return new URLSearchParams({
    ...(words.length > 0 && { keyword: words.join(' ') }),
    ...(category !== undefined && { category }),
    ...(stock !== undefined && { stock }),
    ...((hidden || visible) && { visible: String(visible ?? false) }),
    ...{ limit: String(limit), page: String(page) },
  })
}

async function writeCsv(pageOf: (at: number) => Promise<StaffProducts>): Promise<void> {
  for (let at = 1, left = 1; left > 0; at++) {
    const { total, products } = await pageOf(at)
    // A BOM makes spreadsheets read the file as UTF-8.
    if (at === 1) process.stdout.write(`\uFEFF${stringify([[...productListColumns, 'Oasis Row']])}`)
    const rows = products.map((product) => [...productListCells(product), product.rowHash].map(escapeFormula))
    process.stdout.write(stringify(rows))
    left = total - at * PRODUCTS_MAX
  }
}

function printPage(found: StaffProducts, { limit, page }: { limit: number; page: number }, output: Output): void {
  const { total, products } = found
  for (const product of products) output.say(productLine(product))
  const before = (page - 1) * limit
  if (total === 0) output.say('No products.')
  else if (products.length === 0)
    output.say(`No more: there are ${total}, on ${many(Math.ceil(total / limit), 'page')}.`)
  else if (products.length < total) {
    const next = before + products.length < total ? `; --page ${page + 1} shows the next` : ''
    output.say(`These are ${before + 1} to ${before + products.length} of ${total}${next}.`)
  }
  output.result(found)
}

/** Formats a product as one line. */
function productLine({ handle, title, price, stock, visible }: StaffProduct): string {
  return [
    `${stock} pcs`.padStart(11),
    money(price).padStart(14),
    typed(handle).padEnd(24),
    `${typed(title.en)}${visible ? '' : ' (hidden)'}`,
  ].join('  ')
}

/** English and Arabic, once where they are the same. */
function bothTexts({ en, ar }: Bilingual): string {
  return ar === '' || ar === en ? typed(en) : `${typed(en)} | ${typed(ar)}`
}

/** Formats a product in detail: texts, prices, stock, category and how it is sold. */
function productSheet(product: StaffProductSheet): string[] {
  const { title, description, category, subcategory, price, oldPrice, stock, colors, pictures } = product
  const place = [category, subcategory].flatMap((one) => (one ? [typed(one.en)] : []))
  const rows: [string, string][] = [
    ['Handle', typed(product.handle)],
    ['Title', typed(title.en)],
    ['Arabic title', typed(title.ar) || 'none: the English one stands in'],
    ['Price', `${money(price)}${oldPrice === null ? '' : `, before ${money(oldPrice)}`}`],
    ['Stock', stock === 0 ? 'sold out' : `${stock} pcs`],
    ...product.sizes.map((size): [string, string] => [
      'Size',
      `${bothTexts(size.name)}: ${money(size.price)}${size.oldPrice === null ? '' : `, before ${money(size.oldPrice)}`}, ${size.stock === 0 ? 'sold out' : `${size.stock} pcs`}${size.sku === '' ? '' : `, ${typed(size.sku)}`}`,
    ]),
    ['Category', place.join(' > ') || 'none'],
    ['Colours', colors.map((color) => typed(colorName(color, 'en'))).join(', ') || 'none'],
    ['Pictures', String(pictures)],
    ['Rating', product.averageRating === null ? 'none yet' : `${product.averageRating} of 5 (${product.ratingsCount})`],
    ['On sale', product.visible ? product.url : 'no: hidden from customers'],
    ['Sale', product.sale],
    ['Lead time', leadTimeText(product.leadTime)],
    ['In feeds', product.inFeeds === null ? 'as its category' : product.inFeeds ? 'yes' : 'no'],
    ['VAT', product.vat],
    ...product.facts.map(({ label, value }): [string, string] => ['Fact', `${bothTexts(label)}: ${bothTexts(value)}`]),
    ['Changed', clock(new Date(product.updatedAt))],
    ['Text', typed(description.en) || 'none'],
    ['Arabic text', typed(description.ar) || 'none'],
    ['Id', product.id],
  ]
  return rows.map(([what, value]) => `${what.padEnd(14)}${value}`)
}
