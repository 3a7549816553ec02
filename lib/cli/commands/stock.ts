import { STOCK_MAX, StockWire } from '@/lib/contract/staff'
import { named, wholeNumber } from '../arguments'
import { ShopCommand } from '../shop-command'

/** `shop stock set PRODUCT N`. */
export function stockCommand(): ShopCommand {
  const command = new ShopCommand('stock').description('stock of products')
  command
    .command('set')
    .description('set the stock of a product, or of one of its sizes')
    .argument('<product>', 'id or handle', named('The id or handle of a product.'))
    .argument('<quantity>', 'whole number from 0', wholeNumber(0, STOCK_MAX))
    .option('--size <size>', 'name, SKU or id of the size')
    .examples('stock set alfalfa-hay-20kg 12')
    .work(async ({ client, output }, product: string, stock: number, { size }: { size?: string }) => {
      const set = await client.call(StockWire, '/stock', {
        method: 'PUT',
        json: { product, stock, size },
      })
      const what = set.size === null ? set.title : `${set.title}, ${set.size}`
      output.say(`${what} (${set.handle}): ${set.previous} → ${set.stock}`)
      return set
    })
  return command
}
