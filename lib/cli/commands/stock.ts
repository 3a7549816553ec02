import { Command, InvalidArgumentError } from 'commander'
import { STOCK_MAX, StockWire } from '@/lib/contract/staff'
import { StaffClient } from '../client'
import { outputOf, sharedOptions } from '../output'

/** `shop stock set PRODUCT N`. */
export function stockCommand(): Command {
  const command = new Command('stock').description('pieces on the shelf')
  command
    .command('set')
    .description('set how many pieces of a product are on the shelf')
    .argument('<product>', 'id or handle', named)
    .argument('<pieces>', 'whole number from 0', pieces)
    .addHelpText('after', '\nExample:\n  npm run shop -- stock set royal-canin-kitten 12')
    .action(async (product: string, stock: number, _options, self: Command) => {
      const options = sharedOptions(self)
      const output = outputOf(options)
      const set = await new StaffClient(options.url).call(StockWire, '/stock', {
        method: 'PUT',
        json: { product, stock },
      })
      output.say(`${set.title} (${set.handle}): ${set.previous} → ${set.stock}`)
      output.result(set)
    })
  return command
}

function named(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('The id or handle of a product.')
  return text
}

function pieces(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > STOCK_MAX)
    throw new InvalidArgumentError(`A whole number from 0 to ${STOCK_MAX}.`)
  return Number(text)
}
