import { Command } from 'commander'
import { SEED_MAX, SeedEvent } from '@/lib/contract/staff'
import { wholeNumber } from '../arguments'
import { follow } from '../follow'
import { contextOf } from '../output'

/** `shop seed --products N`. */
export function seedCommand(): Command {
  return new Command('seed')
    .description('add made-up products, for scale tests')
    .requiredOption('--products <number>', 'how many', wholeNumber(1, SEED_MAX))
    .addHelpText('after', '\nExample:\n  npm run shop -- seed --products 10000')
    .action(async ({ products }: { products: number }, self: Command) => {
      const { client, output } = contextOf(self)
      const cutOff = 'The shop stopped before all products were made.'
      const request = { method: 'POST', json: { products } } as const
      const work = { schema: SeedEvent, path: '/seed', ...request, counts: 'Products', cutOff }
      const made = await follow(client, work, output)
      output.say(`${made.created} products made: ${made.first} to ${made.last}.`)
      output.result(made)
    })
}
