import { Argument } from 'commander'
import { FeedsSet } from '@/lib/contract/staff-catalogue'
import { named } from '../arguments'
import { typed } from '../format'
import { ShopCommand } from '../shop-command'

type Setting = 'on' | 'off' | 'default'

const values = { on: true, off: false, default: null }

/** `shop category feeds` and `shop product feeds`. */
export function feedsCommand(kind: 'category' | 'product', byDefault: string): ShopCommand {
  const path = kind === 'category' ? 'categories' : 'products'
  return new ShopCommand('feeds')
    .description(`put a ${kind} into the Google product feed, or leave it out`)
    .argument(`<${kind}>`, 'its name or id', named(`A ${kind}.`))
    .addArgument(new Argument('<setting>', `default: ${byDefault}`).choices(Object.keys(values)))
    .work(async ({ client, output }, reference: string, setting: Setting) => {
      const address = `/${path}/${encodeURIComponent(reference)}/feeds`
      const result = await client.put(FeedsSet, address, { inFeeds: values[setting] })
      const state = result.inFeeds === null ? 'as its category' : result.inFeeds ? 'in the feeds' : 'not in the feeds'
      output.say(`${typed(result.name)}: ${state}.`)
      return result
    })
}
