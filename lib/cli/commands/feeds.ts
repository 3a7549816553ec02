import { Argument, Command } from 'commander'
import { FeedsSet } from '@/lib/contract/staff-catalogue'
import { named } from '../arguments'
import { contextOf } from '../output'
import { typed } from '../format'

type Setting = 'on' | 'off' | 'default'

const values = { on: true, off: false, default: null }

/** `shop category feeds` and `shop product feeds`. */
export function feedsCommand(kind: 'category' | 'product', byDefault: string): Command {
  const path = kind === 'category' ? 'categories' : 'products'
  return new Command('feeds')
    .description(`put a ${kind} into the Google product feed, or leave it out`)
    .argument(`<${kind}>`, 'its name or id', named(`A ${kind}.`))
    .addArgument(new Argument('<setting>', `default: ${byDefault}`).choices(Object.keys(values)))
    .action(async (reference: string, setting: Setting, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const request = { method: 'PUT', json: { inFeeds: values[setting] } } as const
      const address = `/${path}/${encodeURIComponent(reference)}/feeds`
      const result = await client.call(FeedsSet, address, request)
      const state = result.inFeeds === null ? 'as its category' : result.inFeeds ? 'in the feeds' : 'not in the feeds'
      output.say(`${typed(result.name)}: ${state}.`)
      output.result(result)
    })
}
