import 'server-only'
import { defaultFacts } from '@/lib/config/shop-info'
import type { FactChanges, ShopFacts, ShopInfoBody, ShopInfoChange, VatBody, VatWire } from '@/lib/contract/shop-info'
import { database, transaction } from '@/lib/db/database'
import { changedNothing } from '../audit/actor'
import { audited } from '../audit/record'
import { lockSettings } from '../catalogue/settings'
import { ownFacts, SHOP_INFO, shopFacts } from '../catalogue/shop-info'
import { VAT, vatTerms, type VatSetting, type VatTerms } from '../catalogue/vat'
import { bumpCatalogue } from '../catalogue/version'
import { writeSetting } from '../setting-rows'

/** The shop's facts, the owner's over the defaults. */
export async function staffShopFacts(): Promise<ShopFacts> {
  return shopFacts(await database())
}

/** Changes some of the shop's facts, seen on every page from then on. A dry run changes nothing. */
export function setShopFacts({ changes, dryRun }: ShopInfoBody): Promise<ShopInfoChange> {
  return transaction(async (tx) => {
    await lockSettings(tx)
    const own = await ownFacts(tx)
    const before = { ...defaultFacts, ...own }
    const changed = merged(before, changes)
    if (!dryRun) {
      await writeSetting(tx, { key: SHOP_INFO, value: { ...own, ...changed } })
      await bumpCatalogue(tx)
      const names = Object.keys(changed) as (keyof typeof changed)[]
      const was = Object.fromEntries(names.map((name) => [name, before[name]]))
      await audited(tx, { subject: SHOP_INFO, before: was, after: changed })
    } else changedNothing()
    return { before, after: { ...before, ...changed } }
  })
}

/** The new values of the changed facts; one with parts keeps the parts that are missing in `changes`. */
function merged(facts: ShopFacts, { name, tagline, city, address, map, socials, apps, ...plain }: FactChanges) {
  return {
    ...plain,
    ...(name && { name: { ...facts.name, ...name } }),
    ...(tagline && { tagline: { ...facts.tagline, ...tagline } }),
    ...(city && { city: { ...facts.city, ...city } }),
    ...(address && { address: { ...facts.address, ...address } }),
    ...(map && { map: { ...facts.map, ...map } }),
    ...(socials && { socials: { ...facts.socials, ...socials } }),
    ...(apps && { apps: { ...facts.apps, ...apps } }),
  }
}

export async function staffVat(): Promise<VatWire> {
  return wire(await vatTerms(await database()))
}

/** Sets the rate of VAT, effective for the next order. */
export function setVat({ rate }: VatBody): Promise<VatWire> {
  return transaction(async (tx) => {
    await lockSettings(tx)
    const before = wire(await vatTerms(tx))
    const value: VatSetting = { rate: Math.round(rate * 100) }
    await writeSetting(tx, { key: VAT, value })
    await bumpCatalogue(tx)
    const after = wire(await vatTerms(tx))
    await audited(tx, { subject: VAT, before, after })
    return after
  })
}

function wire({ rate, trn }: VatTerms): VatWire {
  return { rate: rate / 100, trn }
}
