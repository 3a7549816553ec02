import 'server-only'
import { config } from '@/lib/config/environment'
import { closeDatabase, database, engineName, isEmpty } from '@/lib/db/database'
import { sweepBackups } from './backup/format'
import { closeDemo } from './demo/close'
import { declineDemo, demoProgress } from './demo/progress'
import { sweepScratch } from './media/folder-store'
import { stopDelivery } from './messages/worker'
import { addDemoOwner } from './staff-accounts/demo'
import { staffToken } from './staff/token'
import { sweepsOver } from './sweep'

interface Opening {
  /** Reports the progress of loading the demo, in products. */
  onSeed?: (done: number, total: number) => void
  /** Called when the demo is requested but the shop has its own catalogue, so it is not loaded. */
  onOwnProducts?: () => void
  /** Called when the demo is switched off but its data remain. */
  onDemoKept?: () => void
  /** Called when a demo load was interrupted and is not resumed. */
  onDemoHalf?: () => void
}

/**
 * Opens the shop: opens and migrates the database, writes the staff token, loads the demo if requested or if the
 * embedded database is new. Throws DatabaseLockedError when another process holds the data.
 */
export async function openShop({ onSeed, ...callbacks }: Opening = {}): Promise<void> {
  await database()
  await staffToken()
  if (config().demo === false) {
    await declineDemo()
    if (await closeDemo()) callbacks.onDemoKept?.()
  } else if (await demoWanted(callbacks)) await loadDemo(onSeed)
  await addDemoOwner()
  await sweepScratch()
  await sweepBackups()
}

/** Closes the shop and its database durably. Do not call the shop afterwards. */
export async function closeShop(): Promise<void> {
  await Promise.all([stopDelivery(), sweepsOver()])
  await closeDatabase()
}

/** Whether to load the demo, or to resume an interrupted load. */
async function demoWanted({ onOwnProducts, onDemoHalf }: Opening): Promise<boolean> {
  const db = await database()
  // In this order: another instance records its progress in the transaction of its first products.
  const empty = await isEmpty(db)
  const progress = await demoProgress(db)
  const requested = config().demo === true
  if (progress === 'whole') return false
  if (progress === 'started') {
    const wanted = requested || engineName() === 'pglite'
    if (!wanted) onDemoHalf?.()
    return wanted
  }
  if (empty) return requested || (progress === null && engineName() === 'pglite')
  if (requested) onOwnProducts?.()
  return false
}

async function loadDemo(onProgress: Opening['onSeed']): Promise<void> {
  const { seedDemo } = await import('./demo/seed')
  await seedDemo({ onProgress })
}
