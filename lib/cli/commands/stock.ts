import { Command } from 'commander'
import { STOCK_MAX, StockWire } from '@/lib/contract/staff'
import { named, wholeNumber } from '../arguments'
import { contextOf } from '../output'

/** `shop stock set PRODUCT N`. */
export function stockCommand(): Command {
  const command = new Command('stock').description('stock of products')
  command
    .command('set')
    .description('set the stock of a product')
    .argument('<product>', 'id or handle', named('The id or handle of a product.'))
    .argument('<quantity>', 'whole number from 0', wholeNumber(0, STOCK_MAX))
    .addHelpText('after', '\nExample:\n  npm run shop -- stock set alfalfa-hay-20kg 12')
    .action(async (product: string, stock: number, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const set = await client.call(StockWire, '/stock', {
        method: 'PUT',
        json: { product, stock },
      })
      output.say(`${set.title} (${set.handle}): ${set.previous} → ${set.stock}`)
      output.result(set)
    })
  return command
}
