import { SEED_MAX, SeedEvent } from '@/lib/contract/staff'
import { wholeNumber } from '../arguments'
import { follow } from '../follow'
import { ShopCommand } from '../shop-command'

/** `shop seed --products N`. */
export function seedCommand(): ShopCommand {
  return new ShopCommand('seed')
    .description('add made-up products, for scale tests')
    .requiredOption('--products <number>', 'how many', wholeNumber(1, SEED_MAX))
    .examples('seed --products 10000')
    .work(async ({ client, output }, { products }: { products: number }) => {
      const cutOff = 'The shop stopped before all products were made.'
      const request = { method: 'POST', json: { products } } as const
      const work = { schema: SeedEvent, path: '/seed', ...request, counts: 'Products', cutOff }
      const made = await follow(client, work, output)
      output.say(`${made.created} products made: ${made.first} to ${made.last}.`)
      return made
    })
}
