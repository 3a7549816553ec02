import 'server-only'
import type { FreeDelivery, Settings } from '@/lib/contract/settings'
import { database, type Db } from '@/lib/db/database'
import { cached } from './cache'
import { getSettings, readSettings, type StoredSettings } from './settings'
import { shippingTerms } from '../delivery/shipping'
import { deliveryTerms, servedZones } from '../delivery/terms'

/**
 * The owner's settings, with `draft` as they would be. In a shop with delivery zones the line of Spec §1 may be wrong: theirs takes
 * its place.
 */
export function settingsOfZones(draft?: Partial<StoredSettings>): Promise<Settings> {
  return draft ? withZones(draft) : cached('settings of zones', () => withZones())
}

async function withZones(draft?: Partial<StoredSettings>): Promise<Settings> {
  const db = await database()
  const [settings, stored, free] = await Promise.all([getSettings(draft), readSettings(db), freeDelivery(db)])
  if (free === undefined) return settings
  const { freeShippingNote } = { ...stored, ...draft }
  const isTold = free !== null && freeShippingNote !== false
  return { ...settings, freeShippingNote: false, ...(isTold && { freeDelivery: free }) }
}

/** Free delivery in the zones: null where none has it, undefined without zones. */
async function freeDelivery(db: Db): Promise<FreeDelivery | null | undefined> {
  const terms = await deliveryTerms(db)
  if (!terms || Object.keys(terms.zones).length === 0) return undefined
  const general = await shippingTerms(db)
  const bounds = servedZones(terms, general).map(({ fee, freeFrom }) => (fee === 0 ? 0 : (freeFrom ?? Infinity)))
  const from = Math.min(...bounds)
  return from === Infinity ? null : { from, everywhere: bounds.every((bound) => bound === from) }
}
