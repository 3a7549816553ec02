import { rm, writeFile } from 'node:fs/promises'
import { CustomerData, CustomerDetail, CustomerPage, StaffCustomer } from '@/lib/contract/staff-customers'
import { hasErrno } from '@/lib/utils/errno'
import { named, userPath } from '../arguments'
import { CommandError, errorReason, exitCode } from '../exit'
import { SECRET } from '../save'
import { ShopCommand } from '../shop-command'

const customer = named('The id or phone number of a customer.')

/** `shop customer list|show|export|erase|block|unblock`. */
export function customerCommand(): ShopCommand {
  const command = new ShopCommand('customer').description('customers: show, export, erase at request, block')
  command
    .command('list')
    .description('the newest customers, or those whose name, phone or e-mail has these letters')
    .argument('[search]', 'part of a name, phone number or e-mail address')
    .examples('customer list "050 000"')
    .work(async ({ client, output }, search: string | undefined) => {
      const query = new URLSearchParams(search === undefined ? {} : { search })
      const { customers } = await client.call(CustomerPage, `/customers?${query}`)
      for (const one of customers) output.say(line(one))
      if (customers.length === 0) output.say('No customer matches.')
      return customers
    })
  command
    .command('show')
    .description('one customer with addresses and newest orders')
    .argument('<customer>', 'id or phone number', customer)
    .examples('customer show 0500000001')
    .work(async ({ client, output }, who: string) => {
      const found = await client.call(CustomerDetail, pathOf(who))
      output.say(line(found))
      for (const { address, city } of found.addresses) output.say(`  ${city}: ${address}`)
      for (const { code, status, total } of found.newest) output.say(`  ${code}  ${status}  AED ${total.toFixed(2)}`)
      return found
    })
  command
    .command('export')
    .description('save everything the shop holds of a customer as JSON, for a request of theirs')
    .argument('<customer>', 'id or phone number', customer)
    .argument('<file>', 'the file to write; an existing one is not replaced')
    .examples('customer export 0500000001 maryam.json')
    .work(async ({ client, output }, who: string, path: string) => {
      const data = await client.call(CustomerData, `${pathOf(who)}/data`)
      const file = userPath(path)
      await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx', mode: SECRET }).catch(
        async (error: unknown) => {
          // A part of it, which would also refuse the next run.
          if (!hasErrno(error, 'EEXIST')) await rm(file, { force: true }).catch(() => {})
          throw new CommandError(`${file} cannot be written: ${errorReason(error)}.`, exitCode.usage)
        },
      )
      output.say(`${file}: ${data.orders.length} orders, ${data.addresses.length} addresses.`)
      return { file, id: data.customer.id, orders: data.orders.length }
    })
  command
    .command('erase')
    .description('erase a customer’s personal data at their request; orders and tax documents stay without them')
    .argument('<customer>', 'id or phone number', customer)
    .option('--dry-run', 'show who it would be', false)
    .addHelpText('after', '\nIt cannot be undone.\n\nExample:\n  npm run shop -- customer erase 0500000001 --dry-run')
    .work(async ({ client, output }, who: string, { dryRun }: { dryRun: boolean }) => {
      const found = dryRun
        ? await client.call(CustomerDetail, pathOf(who))
        : await client.call(StaffCustomer, `${pathOf(who)}/erase`, { method: 'POST' })
      output.say(line(found))
      output.say(dryRun ? 'This was a dry run: nothing was erased.' : 'Erased. Older backups still hold the data.')
      return found
    })
  command.addCommand(blockCommand('block', true))
  command.addCommand(blockCommand('unblock', false))
  return command
}

function blockCommand(name: 'block' | 'unblock', blocked: boolean): ShopCommand {
  return new ShopCommand(name)
    .description(blocked ? 'sign a customer out everywhere and refuse their sign-in' : 'let a blocked customer sign in')
    .argument('<customer>', 'id or phone number', customer)
    .examples(`customer ${name} 0500000001`)
    .work(async ({ client, tell }, who: string) =>
      tell(await client.put(StaffCustomer, `${pathOf(who)}/blocked`, { blocked }), line),
    )
}

function pathOf(who: string): string {
  return `/customers/${encodeURIComponent(who)}`
}

function line({ id, name, phone, state, orders }: StaffCustomer): string {
  return `${id}  ${phone ? `+${phone}` : '-'}  ${name || '-'}  ${orders} orders  ${state}`
}
