import { Command, InvalidArgumentError } from 'commander'
import { ShippingBody } from '@/lib/contract/staff-orders'
import { StaffClient } from '../client'
import { outputOf, sharedOptions } from '../output'

/** `shop shipping set FEE [--free-from AED]`. */
export function shippingCommand(): Command {
  const command = new Command('shipping').description('what delivery costs')
  command
    .command('set')
    .description('set the fee, and from which subtotal on delivery is free')
    .argument('<fee>', 'in AED; 0 for free delivery', aed)
    .option('--free-from <amount>', 'subtotal in AED from which delivery is free', aed)
    .addHelpText('after', '\nExample:\n  npm run shop -- shipping set 15 --free-from 200')
    .action(async (fee: number, { freeFrom = null }: { freeFrom?: number | null }, self: Command) => {
      const options = sharedOptions(self)
      const output = outputOf(options)
      const set = await new StaffClient(options.url).call(ShippingBody, '/shipping', {
        method: 'PUT',
        json: { fee, freeFrom },
      })
      const free = set.freeFrom === null ? '' : `, free from AED ${set.freeFrom.toFixed(2)}`
      output.say(`Delivery costs AED ${set.fee.toFixed(2)}${free}.`)
      output.result(set)
    })
  return command
}

function aed(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('An amount such as 15 or 12.50.')
  return Number(text)
}
