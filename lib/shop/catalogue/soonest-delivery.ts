import 'server-only'
import { cities } from '@/lib/contract/address'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { database } from '@/lib/db/database'
import { DELIVERY, readSetting } from '../setting-rows'
import { cached } from './cache'

/** Days to the soonest delivery in any city, cached until the catalogue changes; null where no city is delivered to. */
export function soonestDays(): Promise<number | null> {
  return cached('soonest-days', async () => {
    const terms = await readSetting(await database(), DELIVERY, DeliveryTerms)
    const zones = cities.map((city) => terms?.zones[city])
    const days = zones.filter((zone) => zone?.served ?? true).map((zone) => zone?.leadDays ?? 0)
    return days.length > 0 ? Math.min(...days) : null
  })
}
