import { InvalidArgumentError, Option } from 'commander'
import { ShippingWire } from '@/lib/contract/staff-orders'
import { money } from '../format'
import { type Output } from '../output'
import { ShopCommand } from '../shop-command'

/** `shop shipping show` and `shop shipping set FEE [--free-from AED | --never-free]`. */
export function shippingCommand(): ShopCommand {
  const command = new ShopCommand('shipping').description(
    'the delivery fee of every city without a zone: see "delivery"',
  )
  command
    .command('show')
    .description('show the delivery fee')
    .work(async ({ client, output }) => {
      printTerms(await client.call(ShippingWire, '/shipping'), output)
    })
  command
    .command('set')
    .description('set the fee, and from which subtotal on delivery is free')
    .argument('<fee>', 'in AED; 0 for free delivery', aed)
    .addOption(
      new Option('--free-from <amount>', 'subtotal in AED from which delivery is free')
        .argParser(subtotal)
        .conflicts('neverFree'),
    )
    .option('--never-free', 'charge the fee on every order')
    .addHelpText(
      'after',
      '\nWithout --free-from or --never-free that subtotal stays as it is.\n\nExample:\n  npm run shop -- shipping set 15 --free-from 200',
    )
    .work(async ({ client, output }, fee: number, { freeFrom, neverFree }: { freeFrom?: number; neverFree?: true }) => {
      const json = { fee, freeFrom: neverFree ? null : freeFrom }
      printTerms(await client.call(ShippingWire, '/shipping', { method: 'PUT', json }), output)
    })
  return command
}

function printTerms(terms: ShippingWire, output: Output): void {
  const free = terms.freeFrom === null ? '' : `, free from ${money(terms.freeFrom)}`
  output.say(terms.fee === 0 ? 'Delivery is free.' : `Delivery costs ${money(terms.fee)}${free}.`)
  output.result(terms)
}

function subtotal(text: string): number {
  const amount = aed(text)
  if (amount === 0)
    throw new InvalidArgumentError(
      'Free from 0 on is free delivery: say `shipping set 0`, or --never-free for a fee that always counts.',
    )
  return amount
}

function aed(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('An amount such as 15 or 12.50.')
  return Number(text)
}
