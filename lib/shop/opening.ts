import 'server-only'
import { config } from '@/lib/config'
import { closeDatabase, database, engineName } from '@/lib/db/database'
import { isEmpty } from '@/lib/db/is-empty'
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
  if (config().demo ?? (engineName() === 'pglite' && (await isEmpty(db)))) {
    const { seedDemo } = await import('./demo/seed')
    await seedDemo({ onProgress: onSeed })
  }
  await sweepScratch()
}

/** Lets go of the data, durably. No call may reach the shop after this. */
export async function closeShop(): Promise<void> {
  stopDrawing()
  await closeDatabase()
}
