import { Synonyms } from '@/lib/contract/staff-catalogue'
import { readJson, userPath } from '../arguments'
import { saveAnswer } from '../save'
import { ShopCommand } from '../shop-command'

const examples = `
The file is JSON, such as
  [
    { "typed": "leash", "finds": "lead" },
    { "typed": "قط قطو بسة", "finds": "قطط" }
  ]
Each word of "typed" also finds each word of "finds". Write English words in the singular.`

/** `shop search synonyms`. */
export function searchCommand(): ShopCommand {
  const synonyms = new ShopCommand('synonyms')
    .description('words that shoppers type for the words of titles and categories')
    .addHelpText('after', examples)
  synonyms
    .command('export')
    .description('save the synonyms as a file')
    .argument('<file>', 'the file to write')
    .work(async ({ client, output }, file: string) => {
      const list = await client.call(Synonyms, '/synonyms')
      const lines = list.map((one) => `  ${JSON.stringify(one)}`)
      await saveAnswer(new Response(`[\n${lines.join(',\n')}\n]\n`), userPath(file))
      output.say(`${list.length} synonyms are in ${file}.`)
      return list
    })
  synonyms
    .command('import')
    .description('replace the synonyms by those of a file')
    .argument('<file>', 'a file of the export command')
    .work(async ({ client, output }, file: string) => {
      const json = await readJson(Synonyms, userPath(file))
      const list = await client.put(Synonyms, '/synonyms', json)
      output.say(`The search knows ${list.length} synonyms.`)
      return list
    })
  synonyms
    .command('reset')
    .description('restore the synonyms that every shop starts with')
    .work(async ({ client, output }) => {
      const list = await client.put(Synonyms, '/synonyms', null)
      output.say(`The search knows the ${list.length} standard synonyms.`)
      return list
    })
  return new ShopCommand('search').description('settings of the search').addCommand(synonyms)
}
