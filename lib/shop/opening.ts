import 'server-only'
import { config } from '@/lib/config'
import { closeDatabase, database, engineName, type Db } from '@/lib/db/database'
import { isEmpty } from '@/lib/db/is-empty'
import { demoProgress } from './demo/progress'
import { stopDrawing } from './media/draw'
import { sweepScratch } from './media/store'
import { staffToken } from './staff/token'

export interface Opening {
  /** Hears how many of the demo's products stand, when the demo is loaded. */
  onSeed?: (done: number, total: number) => void
}

/**
 * Makes the shop ready: database open and migrated, staff token in its file, demo catalogue loaded when it is asked for or
 * the embedded database is new. Throws DatabaseLockedError when another process has the data.
 */
export async function openShop({ onSeed }: Opening = {}): Promise<void> {
  const db = await database()
  await staffToken()
  if (config().demo ?? (engineName() === 'pglite' && (await wantsDemo(db)))) {
    const { seedDemo } = await import('./demo/seed')
    await seedDemo({ onProgress: onSeed })
  }
  await sweepScratch()
}

/** A new database gets the demo; one whose demo was cut off gets the rest. */
async function wantsDemo(db: Db): Promise<boolean> {
  return (await isEmpty(db)) || (await demoProgress(db)) === 'started'
}

/** Lets go of the data, durably. No call may reach the shop after this. */
export async function closeShop(): Promise<void> {
  stopDrawing()
  await closeDatabase()
}
