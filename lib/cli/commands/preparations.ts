import { CategoryPreparations, Preparations } from '@/lib/contract/staff-preparations'
import { named, readJson, userPath } from '../arguments'
import { many, money } from '../format'
import type { contextOf, Output } from '../output'
import { ShopCommand } from '../shop-command'

const which = named('The name or id of a category.')

const form = `
The file is JSON: the questions in the order of the form, each with its choices. The first choice is the default.

  [
    { "kind": "cut", "only": ["Lamb"], "choices": [
      { "id": "whole", "name": { "en": "Whole (ghoozi)", "ar": "كاملة (غوزي)" } },
      { "id": "pieces-8", "name": { "en": "Eight pieces", "ar": "ثماني قطع" } },
      { "id": "minced", "name": { "en": "Minced", "ar": "مفروم" }, "fee": 15 }
    ] },
    { "kind": "head", "only": ["Lamb"], "choices": [
      { "id": "with", "name": { "en": "With head", "ar": "مع الرأس" } },
      { "id": "without", "name": { "en": "Without head", "ar": "بدون رأس" } }
    ] }
  ]

kind     cut, packing, head, offal or purpose; "udhiya" and "aqiqah" are purposes that ask on whose behalf
id       kept in carts and orders: rename a choice freely, but leave its id; a number at the end of a cut's id is
         the number of parts (at most 60)
fee      AED, added to the unit price; none when left out
only     subcategories it is asked for; without it, all products of the category. Ask about the head of whole
         carcasses only: a product that is asked about its head counts as one`

/** `shop preparations show|set|clear`. */
export function preparationsCommand(): ShopCommand {
  const command = new ShopCommand('preparations').description('what the butcher asks about the products of a category')
  command
    .command('show')
    .description('print the questions, in the form that "preparations set" reads')
    .argument('<category>', 'its name or id', which)
    .work(async ({ client, output }, category: string) => {
      const shown = await client.call(CategoryPreparations, pathOf(category))
      output.say(JSON.stringify(shown.preparations, null, 2))
      return shown
    })
  command
    .command('set')
    .description('replace the questions by those of a file')
    .argument('<category>', 'its name or id', which)
    .argument('<file>', 'the JSON')
    .option('--dry-run', 'check the file and change nothing')
    .addHelpText(
      'after',
      `${form}\n\nExample:\n  npm run -s shop -- preparations show "Carcasses & meat" > butcher.json\n  npm run shop -- preparations set "Carcasses & meat" butcher.json`,
    )
    .work(async (context, category: string, file: string, { dryRun = false }: { dryRun?: boolean }) => {
      const preparations = await readJson(Preparations, userPath(file))
      return replace(context, category, { preparations, dryRun })
    })
  command
    .command('clear')
    .description('ask nothing')
    .argument('<category>', 'its name or id', which)
    .option('--dry-run', 'change nothing')
    .work((context, category: string, { dryRun = false }: { dryRun?: boolean }) =>
      replace(context, category, { preparations: [], dryRun }),
    )
  return command
}

function pathOf(category: string): string {
  return `/categories/${encodeURIComponent(category)}/preparations`
}

async function replace(
  { client, output }: ReturnType<typeof contextOf>,
  category: string,
  json: { preparations: Preparations; dryRun: boolean },
) {
  const set = await client.put(CategoryPreparations, pathOf(category), json)
  describe(set, output)
  if (json.dryRun) output.say('Nothing was changed: this was a dry run.')
  return set
}

function describe({ name, products, preparations, cartLines }: CategoryPreparations, output: Output): void {
  const asked = preparations.length === 0 ? 'nothing is asked' : many(preparations.length, 'question')
  output.say(`${name.en}, ${many(products, 'product')}: ${asked}.`)
  for (const { kind, choices, only } of preparations) {
    const names = choices.map((one) => `${one.name.en}${one.fee > 0 ? ` (+ ${money(one.fee)})` : ''}`)
    output.say(`  ${kind}${only ? ` (${only.join(', ')})` : ''}: ${names.join(' · ')}`)
  }
  if (cartLines > 0)
    output.say(
      `${many(cartLines, 'line')} in carts chose what is no longer offered: their customers have to choose again.`,
    )
}
