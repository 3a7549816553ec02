import 'server-only'
import { config } from '@/lib/config/environment'
import { closeDatabase, database, engineName } from '@/lib/db/database'
import { isEmpty } from '@/lib/db/is-empty'
import { sweepBackups } from './backup/folder'
import { closeDemo } from './demo/close'
import { declineDemo, demoProgress } from './demo/progress'
import { stopDrawing } from './media/draw'
import { sweepScratch } from './media/store'
import { stopDelivery } from './messages/worker'
import { paymentSweepOver } from './payments/sweeper'
import { staffToken } from './staff/token'
import { sweepOver } from './sweep'

export interface Opening {
  /** Hears how many of the demo's products stand, when the demo is loaded. */
  onSeed?: (done: number, total: number) => void
  /** Hears when the demo was asked for and stays away: the shop has goods of its own. */
  onOwnGoods?: () => void
  /** Hears when the shop is to be none, and holds the demo all the same. */
  onDemoKept?: () => void
  /** Hears when the demo stands in part, for its load was cut off, and nobody asks for the rest. */
  onDemoHalf?: () => void
}

/**
 * Makes the shop ready: database open and migrated, staff token in its file, demo catalogue loaded when it is asked for or
 * the embedded database is new. Throws DatabaseLockedError when another process has the data.
 */
export async function openShop({ onSeed, ...hears }: Opening = {}): Promise<void> {
  await database()
  await staffToken()
  if (config().demo === false) {
    await declineDemo()
    if (await closeDemo()) hears.onDemoKept?.()
  } else if (await demoWanted(hears)) await loadDemo(onSeed)
  await sweepScratch()
  await sweepBackups()
}

/** Lets go of the data, durably. No call may reach the shop after this. */
export async function closeShop(): Promise<void> {
  stopDrawing()
  await Promise.all([stopDelivery(), paymentSweepOver(), sweepOver()])
  await closeDatabase()
}

/** Whether the demo has to be loaded, or a load that was cut off be finished. */
async function demoWanted({ onOwnGoods, onDemoHalf }: Opening): Promise<boolean> {
  const db = await database()
  // In this order: another instance that is loading it notes so with the first goods.
  const empty = await isEmpty(db)
  const progress = await demoProgress(db)
  const asked = config().demo === true
  if (progress === 'whole') return false
  if (progress === 'started') {
    const wanted = asked || engineName() === 'pglite'
    if (!wanted) onDemoHalf?.()
    return wanted
  }
  if (empty) return asked || (progress === null && engineName() === 'pglite')
  if (asked) onOwnGoods?.()
  return false
}

async function loadDemo(onProgress: Opening['onSeed']): Promise<void> {
  const { seedDemo } = await import('./demo/seed')
  await seedDemo({ onProgress })
}
