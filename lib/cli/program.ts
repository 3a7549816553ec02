import { CommanderError, InvalidArgumentError, type Command } from 'commander'
import { z } from 'zod'
import { auditCommand } from './commands/audit'
import { backupCommand, restoreCommand } from './commands/backup'
import { categoryCommand } from './commands/category'
import { customerCommand } from './commands/customer'
import { deliveryCommand, shippingCommand } from './commands/delivery'
import { exportCommand } from './commands/export'
import { homeCommand } from './commands/home'
import { importCommand } from './commands/import'
import { invoiceCommand } from './commands/invoice'
import { mediaCommand } from './commands/media'
import { messageCommand } from './commands/message'
import { orderCommand } from './commands/order'
import { preparationsCommand } from './commands/preparations'
import { productCommand } from './commands/product'
import { reviewCommand } from './commands/review'
import { searchCommand } from './commands/search'
import { seedCommand } from './commands/seed'
import { shopCommand } from './commands/shop'
import { slotsCommand } from './commands/slots'
import { staffCommand } from './commands/staff'
import { stockCommand } from './commands/selling'
import { reportError, exitCode } from './exit'
import { ShopCommand } from './shop-command'

const examples = `
Examples:
  npm run shop -- import products.csv --images pictures
  npm run shop -- import products.csv --dry-run
  npm run shop -- export products.csv --images pictures
  npm run shop -- product list --stock out
  npm run shop -- stock set alfalfa-hay-20kg 12 --size "20 kg bale"
  npm run shop -- category rename Feed --en "Feed and hay" --ar "أعلاف وتبن"
  npm run shop -- preparations set "Carcasses & meat" butcher.json --dry-run
  npm run shop -- order list --status pending
  npm run shop -- order status K7QM2RXA processing
  npm run shop -- review list --state new
  npm run shop -- message list --state failed
  npm run shop -- invoice export quarter.csv --from 2026-10-01 --to 2026-12-31
  npm run shop -- shipping set 15 --free-from 200
  npm run shop -- delivery zone sharjah fee=30 freeFrom=500
  npm run shop -- slots show --day 2026-12-01
  npm run shop -- shop info set phone="+971 3 765 4321"
  npm run shop -- shop policy show returns
  npm run shop -- home set home.json --images pictures
  npm run shop -- search synonyms export synonyms.json
  npm run shop -- staff add salem@example.ae --name Salem --role owner
  npm run shop -- audit list --search alfalfa-hay-20kg
  npm run shop -- seed --products 10000
  npm run shop -- media move --dry-run
  npm run shop -- backup oasis-monday.gz
  npm run shop -- restore oasis-monday.gz
  npm run -s shop -- order list --json

With --json say -s too: npm would print lines of its own before the value.
The shop must be running (npm start); commands talk to it.
Exit codes: 0 done, 1 some rows or pictures were left out or the file holds none, 2 wrong usage, 3 the shop does not answer or refuses.`

/** Builds `npm run shop -- …`, the CLI of staff. */
function shopProgram(): ShopCommand {
  return new ShopCommand('shop')
    .description('The staff side of the shop')
    .option('--url <origin>', 'where the shop runs (default: http://localhost:PORT)', origin)
    .option('--json', 'print one JSON value instead of sentences')
    .addHelpText('after', examples)
    .addCommand(importCommand())
    .addCommand(exportCommand())
    .addCommand(productCommand())
    .addCommand(stockCommand())
    .addCommand(categoryCommand())
    .addCommand(preparationsCommand())
    .addCommand(orderCommand())
    .addCommand(customerCommand())
    .addCommand(reviewCommand())
    .addCommand(messageCommand())
    .addCommand(invoiceCommand())
    .addCommand(shippingCommand())
    .addCommand(deliveryCommand())
    .addCommand(slotsCommand())
    .addCommand(shopCommand())
    .addCommand(homeCommand())
    .addCommand(searchCommand())
    .addCommand(staffCommand())
    .addCommand(auditCommand())
    .addCommand(seedCommand())
    .addCommand(mediaCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
}

function origin(text: string): string {
  if (!z.url({ protocol: /^https?$/ }).safeParse(text).success) {
    throw new InvalidArgumentError('An address such as http://localhost:3000.')
  }
  return new URL(text).origin
}

/** Runs a command line and sets the exit code. Never throws. */
export async function runShop(words: string[]): Promise<void> {
  const json = words.includes('--json')
  const program = shopProgram()
  for (const command of everyCommand(program))
    command.exitOverride().showHelpAfterError('Add --help for help.').configureHelp({ showGlobalOptions: true })
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    process.exitCode = error instanceof CommanderError ? usage(error, { json }) : reportError(error, { json })
  }
}

/** Prints a usage error as JSON where needed (Commander already printed it to standard error); returns the exit code, 0 for requested help. */
function usage({ exitCode: code, message }: CommanderError, { json }: { json: boolean }): number {
  if (code === 0) return exitCode.ok
  // Commander's message when no command was given.
  const error = message === '(outputHelp)' ? 'A command is missing.' : message.replace(/^error: /, '')
  if (json) console.log(JSON.stringify({ error }))
  return exitCode.usage
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)]
}
