import { writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { Synonyms } from '@/lib/contract/synonyms'
import { readJson, userPath } from '../arguments'
import { CommandError, errorReason, exitCode } from '../exit'
import { contextOf } from '../output'

const examples = `
The file is JSON, such as
  [
    { "typed": "leash", "finds": "lead" },
    { "typed": "قط قطو بسة", "finds": "قطط" }
  ]
Each word of "typed" also finds each word of "finds". Write English words in the singular.`

/** `shop search synonyms`. */
export function searchCommand(): Command {
  const synonyms = new Command('synonyms')
    .description('words that shoppers type for the words of titles and categories')
    .addHelpText('after', examples)
  synonyms
    .command('export')
    .description('save the synonyms as a file')
    .argument('<file>', 'the file to write')
    .action(async (file: string, _options, self: Command) => {
      const { client, say } = staffOf(self)
      const list = await client.call(Synonyms, '/synonyms')
      const lines = list.map((one) => `  ${JSON.stringify(one)}`)
      await writeFile(userPath(file), `[\n${lines.join(',\n')}\n]\n`).catch((cause: unknown) => {
        throw new CommandError(`${file} cannot be written: ${errorReason(cause)}.`, exitCode.usage)
      })
      say(`${list.length} synonyms are in ${file}.`, list)
    })
  synonyms
    .command('import')
    .description('replace the synonyms by those of a file')
    .argument('<file>', 'a file of the export command')
    .action(async (file: string, _options, self: Command) => {
      const { client, say } = staffOf(self)
      const json = await readJson(Synonyms, userPath(file))
      const list = await client.call(Synonyms, '/synonyms', { method: 'PUT', json })
      say(`The search knows ${list.length} synonyms.`, list)
    })
  synonyms
    .command('reset')
    .description('restore the synonyms that every shop starts with')
    .action(async (_options, self: Command) => {
      const { client, say } = staffOf(self)
      const list = await client.call(Synonyms, '/synonyms', { method: 'PUT', json: null })
      say(`The search knows the ${list.length} standard synonyms.`, list)
    })
  return new Command('search').description('settings of the search').addCommand(synonyms)
}

function staffOf(command: Command) {
  const { client, output } = contextOf(command)
  const say = (text: string, list: Synonyms) => {
    output.say(text)
    output.result(list)
  }
  return { client, say }
}
