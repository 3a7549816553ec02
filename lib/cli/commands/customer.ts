import { writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { CustomerData, CustomerDetail, CustomerPage, StaffCustomer } from '@/lib/contract/staff-customers'
import { named, userPath } from '../arguments'
import { CommandError, errorReason, exitCode } from '../exit'
import { contextOf } from '../output'
import { SECRET } from '../save'

const customer = named('The id or phone number of a customer.')

/** `shop customer list|show|export|erase|block|unblock`. */
export function customerCommand(): Command {
  return new Command('customer')
    .description('customers: show, export, erase at request, block')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(exportCommand())
    .addCommand(eraseCommand())
    .addCommand(blockCommand('block', true))
    .addCommand(blockCommand('unblock', false))
}

function listCommand(): Command {
  return new Command('list')
    .description('the newest customers, or those whose name, phone or e-mail has these letters')
    .argument('[search]', 'part of a name, phone number or e-mail address')
    .addHelpText('after', '\nExample:\n  npm run shop -- customer list "050 123"')
    .action(async (search: string | undefined, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const query = new URLSearchParams(search === undefined ? {} : { search })
      const { customers } = await client.call(CustomerPage, `/customers?${query}`)
      for (const one of customers) output.say(line(one))
      if (customers.length === 0) output.say('No customer matches.')
      output.result(customers)
    })
}

function showCommand(): Command {
  return new Command('show')
    .description('one customer with addresses and newest orders')
    .argument('<customer>', 'id or phone number', customer)
    .addHelpText('after', '\nExample:\n  npm run shop -- customer show 0501234567')
    .action(async (who: string, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const found = await client.call(CustomerDetail, pathOf(who))
      output.say(line(found))
      for (const { address, city } of found.addresses) output.say(`  ${city}: ${address}`)
      for (const { code, status, total } of found.newest) output.say(`  ${code}  ${status}  AED ${total.toFixed(2)}`)
      output.result(found)
    })
}

function exportCommand(): Command {
  return new Command('export')
    .description('save everything the shop holds of a customer as JSON, for a request of theirs')
    .argument('<customer>', 'id or phone number', customer)
    .argument('<file>', 'the file to write; an existing one is not replaced')
    .addHelpText('after', '\nExample:\n  npm run shop -- customer export 0501234567 salma.json')
    .action(async (who: string, path: string, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const data = await client.call(CustomerData, `${pathOf(who)}/data`)
      const file = userPath(path)
      await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx', mode: SECRET }).catch(
        (error: unknown) => {
          throw new CommandError(`${file} cannot be written: ${errorReason(error)}.`, exitCode.usage)
        },
      )
      output.say(`${file}: ${data.orders.length} orders, ${data.addresses.length} addresses.`)
      output.result({ file, id: data.customer.id, orders: data.orders.length })
    })
}

function eraseCommand(): Command {
  return new Command('erase')
    .description('erase a customer’s personal data at their request; orders and tax documents stay without them')
    .argument('<customer>', 'id or phone number', customer)
    .option('--dry-run', 'show who it would be', false)
    .addHelpText('after', '\nIt cannot be undone.\n\nExample:\n  npm run shop -- customer erase 0501234567 --dry-run')
    .action(async (who: string, { dryRun }: { dryRun: boolean }, self: Command) => {
      const { client, output } = contextOf(self)
      const found = dryRun
        ? await client.call(CustomerDetail, pathOf(who))
        : await client.call(StaffCustomer, `${pathOf(who)}/erase`, { method: 'POST' })
      output.say(line(found))
      output.say(dryRun ? 'This was a dry run: nothing was erased.' : 'Erased. Older backups still hold the data.')
      output.result(found)
    })
}

function blockCommand(name: 'block' | 'unblock', blocked: boolean): Command {
  return new Command(name)
    .description(blocked ? 'sign a customer out everywhere and refuse their sign-in' : 'let a blocked customer sign in')
    .argument('<customer>', 'id or phone number', customer)
    .addHelpText('after', `\nExample:\n  npm run shop -- customer ${name} 0501234567`)
    .action(async (who: string, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const changed = await client.call(StaffCustomer, `${pathOf(who)}/blocked`, { method: 'PUT', json: { blocked } })
      output.say(line(changed))
      output.result(changed)
    })
}

function pathOf(who: string): string {
  return `/customers/${encodeURIComponent(who)}`
}

function line({ id, name, phone, state, orders }: StaffCustomer): string {
  return `${id}  ${phone ? `+${phone}` : '-'}  ${name || '-'}  ${orders} orders  ${state}`
}
