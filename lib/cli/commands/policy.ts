import { readFile } from 'node:fs/promises'
import { Argument, Option } from 'commander'
import { languages, type Language } from '@/lib/config/constants'
import { policyFacts, policyNames, StaffPolicy, type PolicyName } from '@/lib/contract/policy'
import { userPath } from '../arguments'
import { CommandError, exitCode, unreadable } from '../exit'
import { type Output } from '../output'
import { ShopCommand } from '../shop-command'

const more = `
The texts are plain: paragraphs with empty lines between them, headings (## Refunds) and lists (- one line an item).
${policyFacts.map((fact) => `{${fact}}`).join(', ')} stand for the shop's facts.
Have your texts checked by someone who knows the law of the UAE, above all the privacy policy: they bind you.

Examples:
  npm run -s shop -- shop policy show returns --language ar > returns-ar.txt
  npm run shop -- shop policy set returns --en returns-en.txt --ar returns-ar.txt
  npm run shop -- shop policy reset returns`

const which = () => new Argument('<name>', 'which policy').choices(policyNames)
const pathOf = (name: PolicyName) => `/shop/policies/${name}`

/** `shop shop policy show|set|reset`. */
export function policyCommand(): ShopCommand {
  const command = new ShopCommand('policy')
    .description(`the pages ${policyNames.join(', ')}`)
    .addHelpText('after', more)
  command
    .command('show')
    .description('print a policy')
    .addArgument(which())
    .addOption(new Option('--language <language>', 'only this one').choices(languages))
    .work(async ({ client, output }, name: PolicyName, { language }: { language?: Language }) => {
      const policy = await client.call(StaffPolicy, pathOf(name))
      output.say(language ? policy[language] : `${policy.en}\n\n${policy.ar}`)
      if (!language) printState(name, policy, output)
      return policy
    })
  command
    .command('set')
    .description('replace the text of one or both languages')
    .addArgument(which())
    .option('--en <file>', 'the English text')
    .option('--ar <file>', 'the Arabic text')
    .addHelpText('after', more)
    .work(async ({ client, output }, name: PolicyName, files: Partial<Record<Language, string>>) => {
      if (files.en === undefined && files.ar === undefined)
        throw new CommandError('Give the text with --en, --ar or both.', exitCode.usage)
      const { en, ar } = await client.call(StaffPolicy, pathOf(name))
      const json = { en: (await textOf(files.en)) ?? en, ar: (await textOf(files.ar)) ?? ar }
      const policy = await client.put(StaffPolicy, pathOf(name), json)
      printState(name, policy, output)
      return policy
    })
  command
    .command('reset')
    .description('restore the text every shop starts with')
    .addArgument(which())
    .work(async ({ client, output }, name: PolicyName) => {
      const policy = await client.put(StaffPolicy, pathOf(name), null)
      printState(name, policy, output)
      return policy
    })
  return command
}

async function textOf(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  const path = userPath(file)
  return (await readFile(path, 'utf8').catch(unreadable(path))).replace(/^\uFEFF/, '')
}

function printState(name: PolicyName, { own }: StaffPolicy, output: Output): void {
  output.say(
    own
      ? `/policies/${name} shows your text.`
      : `/policies/${name} shows the text every shop starts with: read it, and have it checked before you sell.`,
  )
}
