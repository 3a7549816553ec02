import { Command } from 'commander'
import { SEED_MAX, SeedEvent } from '@/lib/contract/staff'
import { wholeNumber } from '../arguments'
import { StaffClient } from '../client'
import { follow } from '../follow'
import { outputOf, sharedOptions, type SharedOptions } from '../output'

/** `shop seed --products N`. */
export function seedCommand(): Command {
  return new Command('seed')
    .description('add made-up products, for scale tests')
    .requiredOption('--products <number>', 'how many', wholeNumber(1, SEED_MAX))
    .addHelpText('after', '\nExample:\n  npm run shop -- seed --products 10000')
    .action(async ({ products }: { products: number }, self: Command) => seed(products, sharedOptions(self)))
}

async function seed(products: number, options: SharedOptions): Promise<void> {
  const output = outputOf(options)
  const made = await follow(
    new StaffClient(options.url),
    {
      ...{ schema: SeedEvent, path: '/seed', method: 'POST', json: { products } },
      ...{ counts: 'Products', cutOff: 'The shop stopped before all products were made.' },
    },
    options,
  )
  output.say(`${made.created} products made: ${made.first} to ${made.last}.`)
  output.result(made)
}
