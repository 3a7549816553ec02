import 'server-only'
import { inArray } from 'drizzle-orm'
import { isEmpty, type Db } from '@/lib/db/database'
import { customers, settings } from '@/lib/db/schema'
import { storedKeys } from '../catalogue/settings'
import { SHIPPING } from '../delivery/shipping'

/** Whether the shop is empty: no products, customers, home page or delivery terms. */
export async function isEmptyShop(db: Db): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  if ((await db.$count(customers)) > 0) return false
  return (await db.$count(settings, inArray(settings.key, [...storedKeys, SHIPPING]))) === 0
}
