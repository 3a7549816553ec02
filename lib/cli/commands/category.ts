import { z } from 'zod'
import { RemovalEvent, RenameEvent, StaffCategory } from '@/lib/contract/staff-catalogue'
import { named } from '../arguments'
import { CommandError, exitCode } from '../exit'
import { follow } from '../follow'
import { liveCommand, feedsCommand } from './selling'
import { ShopCommand } from '../shop-command'

const which = named('The name or id of a category.')

const names = `
A category is named in either language or by its id, a subcategory as "Feed > Hay & forage".`

const repeatHint = 'The same command goes on where it was.'

/** `shop category list|rename|remove|live|feeds`. */
export function categoryCommand(): ShopCommand {
  const command = new ShopCommand('category').description('categories: list, rename, remove, live, feeds')
  command
    .command('list')
    .description('categories and subcategories, with their numbers of products')
    .work(async ({ client, output }) => {
      const categories = await client.call(z.array(StaffCategory), '/categories')
      for (const line of categoryLines(categories)) output.say(line)
      if (categories.length === 0) output.say('No categories: they come with the products of an import.')
      return categories
    })
  command.addCommand(renameCommand())
  command.addCommand(removeCommand())
  command.addCommand(liveCommand())
  command.addCommand(feedsCommand('category', 'in, unless it is of carcasses or living animals'))
  command.addHelpText('after', '\nTheir pictures and their order on the home page: "home set".')
  return command
}

function renameCommand(): ShopCommand {
  const example = '\n\nExample:\n  npm run shop -- category rename Feed --en "Feed and hay" --ar "أعلاف وتبن"'
  return new ShopCommand('rename')
    .description('rename a category or subcategory')
    .argument('<category>', 'its name or id', which)
    .option('--en <name>', 'its English name', named('A name.'))
    .option('--ar <name>', 'its Arabic name', named('A name.'))
    .addHelpText('after', `${names}\nImports that call it by a former name find it all the same.${example}`)
    .work(async ({ client, output }, category: string, { en, ar }: { en?: string; ar?: string }) => {
      if (en === undefined && ar === undefined)
        throw new CommandError('A new name is missing: give --en, --ar or both.', exitCode.usage)
      const cutOff = `The shop stopped in the middle. The new name is set, but not all products are found by it yet. ${repeatHint}`
      const request = { method: 'PUT', json: { category, en, ar } } as const
      const work = { schema: RenameEvent, path: '/categories', ...request, counts: 'Found by the new name', cutOff }
      const renamed = await follow(client, work, output)
      output.say(`${namesText(renamed.before)} → ${namesText(renamed.name)}`)
      return renamed
    })
}

function removeCommand(): ShopCommand {
  const example = '\n\nExample:\n  npm run shop -- category remove "Cat food" --into Feed'
  return new ShopCommand('remove')
    .description('remove a category or subcategory, or merge it into another')
    .argument('<category>', 'its name or id', which)
    .option('--into <category>', 'the category that takes its products; required unless it is empty', which)
    .addHelpText(
      'after',
      `${names}\nSubcategories go along. Imports that call it by its name mean the one it went into from then on.${example}`,
    )
    .work(async ({ client, output }, category: string, { into }: { into?: string }) => {
      const cutOff = `The shop stopped in the middle. Some products have moved, the others have not. ${repeatHint}`
      const request = { method: 'DELETE', json: { category, into } } as const
      const work = { schema: RemovalEvent, path: '/categories', ...request, counts: 'Products moved', cutOff }
      const removed = await follow(client, work, output)
      output.say(`${removed.removed} is gone.`)
      if (removed.into !== null && removed.products > 0)
        output.say(
          `${removed.products} of its products: in ${removed.into} now${removed.carcass ? ', paid by card only' : ''}.`,
        )
      if (removed.links > 0)
        output.say(
          `The home page links to it (${removed.links}): give those slides and boards another link with "home set".`,
        )
      return removed
    })
}

type NamedCategory = StaffCategory['subcategories'][number]

/** Formats categories as lines, each followed by its subcategories. */
function categoryLines(categories: StaffCategory[]): string[] {
  return categories.flatMap((category) => [
    categoryLine(category, `${category.carcass ? ', carcasses' : ''}${category.inFeeds ? '' : ', not in feeds'}`),
    ...category.subcategories.map((one) => `  ${categoryLine(one)}`),
  ])
}

function categoryLine({ id, name, products, hidden }: NamedCategory, more = ''): string {
  const count = `${products} ${products === 1 ? 'product' : 'products'}${hidden > 0 ? ` (${hidden} hidden)` : ''}${more}`
  return `${namesText(name)}  ${count}  ${id}`
}

/** Formats both names; omits an Arabic name equal to the English one. */
function namesText({ en, ar }: NamedCategory['name']): string {
  return `${en} · ${ar === en ? 'no Arabic name' : ar}`
}
