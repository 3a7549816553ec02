import { Argument } from 'commander'
import { vatClasses } from '@/lib/contract/selling'
import { VatClassSet } from '@/lib/contract/staff-invoices'
import { named } from '../arguments'
import { typed } from '../format'
import { ShopCommand } from '../shop-command'

const states = { standard: "VAT at the shop's rate", zero: 'VAT at 0 %', exempt: 'exempt from VAT' }

/** `shop product vat`. */
export function vatClassCommand(): ShopCommand {
  return new ShopCommand('vat')
    .description('set the VAT of a product; placed orders keep theirs')
    .argument('<product>', 'its id or handle', named('The id or handle of a product.'))
    .addArgument(new Argument('<vat>', "standard: the shop's rate").choices(vatClasses))
    .examples('product vat alfalfa-hay-20kg zero')
    .work(async ({ client, output }, product: string, vat: string) => {
      const path = `/products/${encodeURIComponent(product)}/vat`
      const set = await client.call(VatClassSet, path, { method: 'PUT', json: { vat } })
      output.say(`${typed(set.name)}: ${states[set.vat]}.`)
      return set
    })
}
