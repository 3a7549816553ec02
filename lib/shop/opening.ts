import 'server-only'
import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config'
import { closeDatabase, database, engineName } from '@/lib/db/database'
import { isEmpty } from '@/lib/db/is-empty'
import { sweepBackups } from './backup/folder'
import { stopDrawing } from './media/draw'
import { sweepScratch } from './media/store'
import { stopDelivery } from './messages/worker'
import { paymentSweepOver } from './payments/sweeper'
import { staffToken } from './staff/token'
import { sweepOver } from './sweep'

export interface Opening {
  /** Hears how many of the demo's products stand, when the demo is loaded. */
  onSeed?: (done: number, total: number) => void
}

/**
 * Makes the shop ready: database open and migrated, staff token in its file, demo catalogue loaded when it is asked for or
 * the embedded database is new. Throws DatabaseLockedError when another process has the data.
 */
export async function openShop({ onSeed }: Opening = {}): Promise<void> {
  await database()
  await staffToken()
  if (config().demo ?? (await isNewAndEmbedded())) await loadDemo(onSeed)
  await sweepScratch()
  await sweepBackups()
}

/** Lets go of the data, durably. No call may reach the shop after this. */
export async function closeShop(): Promise<void> {
  stopDrawing()
  await Promise.all([stopDelivery(), paymentSweepOver(), sweepOver()])
  await closeDatabase()
}

/** Stands while the demo is being loaded: a kill in the midst leaves a shop that is not empty, but not whole either. */
function unfinishedMark(): string {
  return join(config().dataDir, 'demo-unfinished')
}

async function isNewAndEmbedded(): Promise<boolean> {
  if (engineName() !== 'pglite') return false
  const unfinished = await access(unfinishedMark()).then(
    () => true,
    () => false,
  )
  return unfinished || isEmpty(await database())
}

async function loadDemo(onProgress: Opening['onSeed']): Promise<void> {
  const { seedDemo } = await import('./demo/seed')
  await mkdir(config().dataDir, { recursive: true })
  await writeFile(unfinishedMark(), '')
  await seedDemo({ onProgress })
  await rm(unfinishedMark(), { force: true })
}
