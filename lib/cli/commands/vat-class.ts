import { Argument, Command } from 'commander'
import { vatClasses } from '@/lib/contract/selling'
import { VatClassSet } from '@/lib/contract/staff-invoices'
import { named } from '../arguments'
import { typed } from '../format'
import { contextOf } from '../output'

const states = { standard: "VAT at the shop's rate", zero: 'VAT at 0 %', exempt: 'exempt from VAT' }

/** `shop product vat`. */
export function vatClassCommand(): Command {
  return new Command('vat')
    .description('set the VAT of a product; placed orders keep theirs')
    .argument('<product>', 'its id or handle', named('The id or handle of a product.'))
    .addArgument(new Argument('<vat>', "standard: the shop's rate").choices(vatClasses))
    .addHelpText('after', '\nExample:\n  npm run shop -- product vat alfalfa-hay-20kg zero')
    .action(async (product: string, vat: string, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const path = `/products/${encodeURIComponent(product)}/vat`
      const set = await client.call(VatClassSet, path, { method: 'PUT', json: { vat } })
      output.say(`${typed(set.name)}: ${states[set.vat]}.`)
      output.result(set)
    })
}
