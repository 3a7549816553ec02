import { Command } from 'commander'
import { SEED_MAX, SeedEvent } from '@/lib/contract/staff'
import { wholeNumber } from '../arguments'
import { StaffClient } from '../client'
import { CommandError, exitCode } from '../exit'
import { outputOf, sharedOptions, type SharedOptions } from '../output'
import { progress } from '../progress'

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
  const bar = progress('Products', products, options)
  try {
    for await (const event of new StaffClient(options.url).events(SeedEvent, '/seed', {
      method: 'POST',
      json: { products },
    })) {
      if (event.type === 'progress') bar.update(event.done)
      if (event.type === 'error') throw new CommandError(event.message, exitCode.refused)
      if (event.type !== 'done') continue
      bar.stop()
      output.say(`${event.created} products made: ${event.first} to ${event.last}.`)
      output.result({ created: event.created, first: event.first, last: event.last })
      return
    }
    throw new CommandError('The shop stopped before all products were made.', exitCode.refused)
  } finally {
    bar.stop()
  }
}
