import 'server-only'
import { z } from 'zod'
import { defaultFacts, shopInfoOf, type ShopInfo } from '@/lib/config/shop-info'
import { ShopFacts } from '@/lib/contract/shop-info'
import { database, type Db, type Tx } from '@/lib/db/database'
import { readSetting } from '../setting-rows'
import { cached } from './cache'

/** Key of the row in `settings`. */
export const SHOP_INFO = 'shopInfo'

const Row = z.record(z.string(), z.unknown())

/** The facts that the owner has set. Invalid ones are dropped one by one. */
export async function ownFacts(db: Db | Tx): Promise<Partial<ShopFacts>> {
  const row = (await readSetting(db, SHOP_INFO, Row)) ?? {}
  const valid = Object.entries(ShopFacts.shape).filter(([key, schema]) => schema.safeParse(row[key]).success)
  return ShopFacts.partial().parse(Object.fromEntries(valid.map(([key]) => [key, row[key]])))
}

/** The owner's facts over the defaults. */
export async function shopFacts(db: Db | Tx): Promise<ShopFacts> {
  return { ...defaultFacts, ...(await ownFacts(db)) }
}

/** The shop's name and contact data, cached until the catalogue changes. */
export function getShopInfo(): Promise<ShopInfo> {
  return cached('shop-info', async () => shopInfoOf(await shopFacts(await database())))
}
