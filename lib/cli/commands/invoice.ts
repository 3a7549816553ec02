import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { EXPORT_COUNT_HEADER } from '@/lib/contract/staff'
import { StaffInvoice, StaffInvoiceQuery } from '@/lib/contract/staff-invoices'
import { named, userPath } from '../arguments'
import { clock, many, money, typed } from '../format'
import { prepareTarget, saveAnswer, SECRET } from '../save'
import { ShopCommand } from '../shop-command'

const reference = named('The number of an invoice or credit note, such as INV-000012.')

/** `shop invoice list|show|pdf|export`. */
export function invoiceCommand(): ShopCommand {
  const command = new ShopCommand('invoice').description('tax invoices and credit notes')
  command.addCommand(listCommand())
  command
    .command('show')
    .description('one tax document')
    .argument('<number>', 'its number', reference)
    .examples('invoice show INV-000001')
    .work(async ({ client, output }, number: string) => {
      const invoice = await client.call(StaffInvoice, pathOf(number))
      for (const line of invoiceSheet(invoice, client.origin)) output.say(line)
      return invoice
    })
  command
    .command('pdf')
    .description('save a tax document as PDF')
    .argument('<number>', 'its number', reference)
    .requiredOption('--out <file>', 'the file to write')
    .examples('invoice pdf INV-000001 --out INV-000001.pdf')
    .work(async ({ client, output }, number: string, { out }: { out: string }) => {
      const file = userPath(out)
      await prepareTarget(file)
      await saveAnswer(await client.send(`${pathOf(number)}/pdf`), file, SECRET)
      output.say(`Written to ${file}`)
      return { file }
    })
  command.addCommand(exportCommand())
  command.addHelpText(
    'after',
    '\nThey are issued once the shop has a TRN: npm run shop -- shop info set trn=100123456700003',
  )
  return command
}

/** Adds the options of a period. */
function between(command: ShopCommand): ShopCommand {
  return command
    .option('--from <date>', 'from this day on, such as 2026-10-01', date)
    .option('--to <date>', 'up to this day', date)
}

function listCommand(): ShopCommand {
  return between(new ShopCommand('list'))
    .description('tax documents by number')
    .examples('invoice list --from 2026-10-01 --to 2026-12-31')
    .work(async ({ client, output }, period: StaffInvoiceQuery) => {
      const found = await client.call(z.array(StaffInvoice), `/invoices?${new URLSearchParams(Object.entries(period))}`)
      for (const invoice of found) output.say(invoiceLine(invoice))
      if (found.length === 0) output.say('No tax documents.')
      return found
    })
}

function exportCommand(): ShopCommand {
  return between(new ShopCommand('export'))
    .description('write tax documents as CSV for the accountant')
    .argument('<file>', 'the CSV to write')
    .addHelpText(
      'after',
      '\nAmounts of credit notes are negative.\n\nExample:\n  npm run shop -- invoice export quarter.csv --from 2026-10-01 --to 2026-12-31',
    )
    .work(async ({ client, output }, path: string, period: StaffInvoiceQuery) => {
      const file = userPath(path)
      await prepareTarget(file)
      const answer = await client.send(`/invoices/export?${new URLSearchParams(Object.entries(period))}`)
      const documents = Number(answer.headers.get(EXPORT_COUNT_HEADER) ?? 0)
      await saveAnswer(answer, file, SECRET)
      output.say(`${many(documents, 'document')} written to ${file}`)
      return { documents, file }
    })
}

function pathOf(number: string): string {
  return `/invoices/${encodeURIComponent(number.trim())}`
}

function date(text: string): string {
  if (!StaffInvoiceQuery.shape.from.safeParse(text).success)
    throw new InvalidArgumentError('A day such as 2026-10-01 is expected.')
  return text
}

/** Formats a document as one line. */
function invoiceLine({ number, issuedAt, order, total, vat, corrects, buyer }: StaffInvoice): string {
  const about = corrects ? `corrects ${corrects}` : buyer ? typed(buyer.name) : ''
  return [number.padEnd(10), clock(new Date(issuedAt)), order, money(total).padStart(14), `VAT ${money(vat)}`, about]
    .join('  ')
    .trimEnd()
}

function invoiceSheet(invoice: StaffInvoice, origin: string): string[] {
  const { buyer, seller, lines, net, vat, total, url } = invoice
  return [
    invoiceLine(invoice),
    `  ${typed(seller.name.en)}, TRN ${seller.trn}`,
    ...(buyer ? [`  ${[buyer.name, buyer.address].map(typed).join(', ')}${buyer.trn && `, TRN ${buyer.trn}`}`] : []),
    ...lines.map(
      ({ quantity, description, details, discount, total: amount, vat: part }) =>
        `  ${quantity} × ${typed(description.en)}${details.en && ` (${typed(details.en)})`}  ${money(amount)}, VAT ${money(part)}${discount > 0 ? `, discount ${money(discount)}` : ''}`,
    ),
    `  Excluding VAT ${money(net)}, VAT ${money(vat)}, total ${money(total)}`,
    `  ${origin}${url}`,
  ]
}
