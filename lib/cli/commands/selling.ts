import { Argument, InvalidArgumentError } from 'commander'
import type { z } from 'zod'
import { kindsOfSale, type LeadTime, vatClasses } from '@/lib/contract/selling'
import { LEAD_DAYS_MAX } from '@/lib/contract/product-limits'
import { STOCK_MAX, StockWire } from '@/lib/contract/staff'
import { FactsBody, LiveSet, Selling, type SellingBody, FeedsSet } from '@/lib/contract/staff-catalogue'
import { VatClassSet } from '@/lib/contract/staff-invoices'
import { named, readJson, userPath, wholeNumber } from '../arguments'
import { many, typed } from '../format'
import type { Output } from '../output'
import { ShopCommand } from '../shop-command'

const setHelp = `
Fields:
  sale=${kindsOfSale.join('|')}      in the cart, only on enquiry by WhatsApp or phone, or collected at the shop
  lead-time=same-day|DAYS|arrangement|none   same-day: until 2 pm; none: no promise

Examples:
  npm run shop -- product set gyr-saker-falcon sale=enquiry
  npm run shop -- product set wooden-kennel-large lead-time=3`

const days = wholeNumber(1, LEAD_DAYS_MAX)

/** Readers of the fields of `product set`. */
const fields: Record<string, (value: string) => SellingBody> = {
  sale: (value) => ({ sale: choice(kindsOfSale, value) }),
  'lead-time': (value) => ({ leadTime: leadTimeOf(value) }),
}

function choice<T extends string>(choices: readonly T[], value: string): T {
  const found = choices.find((one) => one === value)
  if (!found) throw new InvalidArgumentError(`"${value}" is not one of ${choices.join(', ')}.`)
  return found
}

function leadTimeOf(value: string): LeadTime | null {
  if (value === 'none') return null
  if (value === 'same-day') return 0
  if (value === 'arrangement') return value
  try {
    return days(value)
  } catch {
    throw new InvalidArgumentError(`"${value}" is not same-day, arrangement, none or a number of days.`)
  }
}

function readField(text: string, before: SellingBody = {}): SellingBody {
  const [name = '', ...rest] = text.split('=')
  const read = fields[name]
  if (!read || rest.length === 0)
    throw new InvalidArgumentError(`"${text}" is none of ${Object.keys(fields).join('=, ')}=.`)
  return { ...before, ...read(rest.join('=')) }
}

/** `shop product set`. */
export function setCommand(): ShopCommand {
  return new ShopCommand('set')
    .description('how a product is sold: sale, lead-time')
    .argument('<product>', 'id or handle', named('The id or handle of a product.'))
    .addArgument(new Argument('<field=value...>', 'see below').argParser(readField))
    .addHelpText('after', setHelp)
    .work(async ({ client, output }, product: string, body: SellingBody) => {
      const path = `/products/${encodeURIComponent(product)}/selling`
      print(await client.put(Selling, path, body), output)
    })
}

/** `shop product facts`. */
export function factsCommand(): ShopCommand {
  const example = `
The file lists them in order; an empty list removes them:
  [{"label": {"en": "Age", "ar": "العمر"}, "value": {"en": "6 months", "ar": "6 أشهر"}}]

Example:
  npm run shop -- product facts naimi-lamb-whole facts.json`
  return new ShopCommand('facts')
    .description('set the facts of a product: age, origin, weight and the like')
    .argument('<product>', 'id or handle', named('The id or handle of a product.'))
    .argument('<file.json>', 'the facts')
    .addHelpText('after', example)
    .work(async ({ client, output }, product: string, file: string) => {
      const facts = await readJson(FactsBody.shape.facts, userPath(file))
      const path = `/products/${encodeURIComponent(product)}/facts`
      print(await client.put(Selling, path, { facts }), output)
    })
}

/** `shop category live`. */
export function liveCommand(): ShopCommand {
  return new ShopCommand('live')
    .description('mark a category as one of living animals: out of product feeds, and only to zones that take them')
    .argument('<category>', 'its name or id', named('The name or id of a category.'))
    .addArgument(new Argument('<answer>').choices(['yes', 'no']))
    .examples('category live "Sheep & goats" yes')
    .work(async ({ client, output }, category: string, answer: string) => {
      const path = `/categories/${encodeURIComponent(category)}/live`
      const set = await client.put(LiveSet, path, { live: answer === 'yes' })
      const feeds = set.inFeeds ? 'in the feeds' : 'not in the feeds'
      output.say(`${typed(set.name)}: ${set.live ? 'living animals' : 'no living animals'}, ${feeds}.`)
      return set
    })
}

function print(set: z.infer<typeof Selling>, output: Output): void {
  output.say(
    `${typed(set.title)}: sale=${set.sale} lead-time=${leadTimeText(set.leadTime)}, ${many(set.facts.length, 'fact')}.`,
  )
  output.result(set)
}

/** A lead time as `product set` reads it. */
export function leadTimeText(leadTime: LeadTime | null): string {
  return leadTime === 0 ? 'same-day' : String(leadTime ?? 'none')
}

/** `shop stock set PRODUCT N`. */
export function stockCommand(): ShopCommand {
  const command = new ShopCommand('stock').description('stock of products')
  command
    .command('set')
    .description('set the stock of a product, or of one of its sizes')
    .argument('<product>', 'id or handle', named('The id or handle of a product.'))
    .argument('<quantity>', 'whole number from 0', wholeNumber(0, STOCK_MAX))
    .option('--size <size>', 'name, SKU or id of the size')
    .examples('stock set alfalfa-hay-20kg 12 --size "20 kg bale"')
    .work(async ({ client, output }, product: string, stock: number, { size }: { size?: string }) => {
      const set = await client.put(StockWire, '/stock', { product, stock, size })
      const what = set.size === null ? set.title : `${set.title}, ${set.size}`
      output.say(`${what} (${set.handle}): ${set.previous} → ${set.stock}`)
      return set
    })
  return command
}

const states = { standard: "VAT at the shop's rate", zero: 'VAT at 0 %', exempt: 'exempt from VAT' }

/** `shop product vat`. */
export function vatClassCommand(): ShopCommand {
  return new ShopCommand('vat')
    .description('set the VAT of a product; placed orders keep theirs')
    .argument('<product>', 'its id or handle', named('The id or handle of a product.'))
    .addArgument(new Argument('<vat>', "standard: the shop's rate").choices(vatClasses))
    .examples('product vat alfalfa-hay-20kg zero')
    .work(async ({ client, output }, product: string, vat: string) => {
      const path = `/products/${encodeURIComponent(product)}/vat`
      const set = await client.put(VatClassSet, path, { vat })
      output.say(`${typed(set.name)}: ${states[set.vat]}.`)
      return set
    })
}

type Setting = 'on' | 'off' | 'default'

const values = { on: true, off: false, default: null }

/** `shop category feeds` and `shop product feeds`. */
export function feedsCommand(kind: 'category' | 'product', byDefault: string): ShopCommand {
  const path = kind === 'category' ? 'categories' : 'products'
  return new ShopCommand('feeds')
    .description(`put a ${kind} into the Google product feed, or leave it out`)
    .argument(`<${kind}>`, 'its name or id', named(`A ${kind}.`))
    .addArgument(new Argument('<setting>', `default: ${byDefault}`).choices(Object.keys(values)))
    .work(async ({ client, output }, reference: string, setting: Setting) => {
      const address = `/${path}/${encodeURIComponent(reference)}/feeds`
      const result = await client.put(FeedsSet, address, { inFeeds: values[setting] })
      const state = result.inFeeds === null ? 'as its category' : result.inFeeds ? 'in the feeds' : 'not in the feeds'
      output.say(`${typed(result.name)}: ${state}.`)
      return result
    })
}
