import { InvalidArgumentError, Argument, Option } from 'commander'
import { readFile } from 'node:fs/promises'
import { languages, type Language } from '@/lib/config/constants'
import { policyFacts, policyNames, StaffPolicy, type PolicyName } from '@/lib/contract/policy'
import { FactChanges, ShopFacts, ShopInfoChange, VatWire } from '@/lib/contract/shop-info'
import { readJson, userPath } from '../arguments'
import { CommandError, exitCode, unreadable } from '../exit'
import { typed } from '../format'
import type { Output } from '../output'
import { factNames, factPairs, parseFacts } from '../shop-facts'
import { ShopCommand } from '../shop-command'

/** `shop shop info|vat|policy`. */
export function shopCommand(): ShopCommand {
  return new ShopCommand('shop')
    .description('the shop itself: name and contacts, VAT, policies')
    .addCommand(infoCommand())
    .addCommand(vatCommand())
    .addCommand(policyCommand())
}

const facts = `
Names:
  ${factNames.slice(0, 11).join(', ')},
  ${factNames.slice(11).join(', ')}
An empty value removes what can be missing. The file of --file is JSON in the form that "info show --json" prints; what is
not in it stays.

Examples:
  npm run shop -- shop info set name.en="Al Dhaid Livestock" name.ar="مواشي الذيد" phone="+971 6 765 4321"
  npm run shop -- shop info set hours="Sat-Thu 09:00-22:00; Fri 16:00-22:00" trn=100123456700003 licence="CN-1234567"
  npm run shop -- shop info set socials.tiktok= apps.appStore= apps.googlePlay=
  npm run -s shop -- shop info show --json > facts.json
  npm run shop -- shop info set --file facts.json --dry-run`

function infoCommand(): ShopCommand {
  const command = new ShopCommand('info').description('name, address, contacts, hours, TRN, trade licence, links')
  command
    .command('show')
    .description('show the facts')
    .work(async ({ client, output }) => {
      const shown = await client.call(ShopFacts, '/shop/info')
      for (const [name, text] of factPairs(shown)) output.say(`${name}=${typed(text)}`)
      return shown
    })
  command
    .command('set')
    .description('change some facts; customers see them at once')
    .argument('[facts...]', 'as name=value')
    .option('--file <file>', 'JSON with the facts')
    .option('--dry-run', 'only show what would change')
    .addHelpText('after', facts)
    .work(
      async ({ client, output }, words: string[], { file, dryRun = false }: { file?: string; dryRun?: boolean }) => {
        if ((file === undefined) === (words.length === 0))
          throw new CommandError('Give facts as name=value, or a file with --file.', exitCode.usage)
        const changes = file === undefined ? parseFacts(words) : await readJson(FactChanges, userPath(file))
        printChange(await client.put(ShopInfoChange, '/shop/info', { changes, dryRun }), dryRun, output)
      },
    )
  return command
}

function printChange({ before, after }: ShopInfoChange, dryRun: boolean, output: Output): void {
  const old = new Map(factPairs(before))
  const changed = factPairs(after).filter(([name, text]) => old.get(name) !== text)
  for (const [name, text] of changed)
    output.say(`${name}: ${typed(old.get(name) ?? '') || '(none)'} → ${typed(text) || '(none)'}`)
  if (changed.length === 0) output.say('All of this is so already.')
  else if (dryRun) output.say('Nothing was changed: this was a dry run.')
  output.result(after)
}

function vatCommand(): ShopCommand {
  const command = new ShopCommand('vat').description('the rate of VAT that prices include')
  command
    .command('show')
    .description('show the rate and the TRN')
    .work(async ({ client, tell }) => tell(await client.call(VatWire, '/shop/vat'), vatLine))
  command
    .command('set')
    .description('set the rate')
    .requiredOption('--rate <percent>', 'such as 5; 0 for a shop that is not registered', percent)
    .addHelpText('after', '\nThe TRN: shop info set trn=…\n\nExample:\n  npm run shop -- shop vat set --rate 5')
    .work(async ({ client, tell }, { rate }: { rate: number }) =>
      tell(await client.put(VatWire, '/shop/vat', { rate }), vatLine),
    )
  return command
}

function vatLine({ rate, trn }: VatWire): string {
  return `Prices include ${rate} % VAT. ${trn ? `TRN ${trn}.` : 'No TRN: no tax invoices are issued.'}`
}

function percent(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) > 100)
    throw new InvalidArgumentError('A percentage from 0 to 100, such as 5 or 7.5.')
  return Number(text)
}

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
function policyCommand(): ShopCommand {
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
