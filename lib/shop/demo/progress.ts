import { z } from 'zod'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { cached } from '../catalogue/cache'
import { readSetting, writeSetting } from '../setting-rows'

/** Settings key of the demo's progress. */
const PROGRESS = 'demo'

const Progress = z.enum(['declined', 'started', 'whole'])
type Progress = z.infer<typeof Progress>

/** Records the demo's progress, so that the next start resumes an interrupted load. */
export async function noteProgress(tx: Tx, progress: Progress): Promise<void> {
  await writeSetting(tx, { key: PROGRESS, value: progress })
}

/** Records that the shop starts without the demo, so that a later start without a setting does not load it. */
export async function declineDemo(): Promise<void> {
  const db = await database()
  await db.insert(settings).values({ key: PROGRESS, value: 'declined' }).onConflictDoNothing()
}

/** Returns the demo's progress; null when it was neither started nor declined. */
export async function demoProgress(db: Db): Promise<Progress | null> {
  return readSetting(db, PROGRESS, Progress)
}

/** Whether the shop shows the demo catalogue. */
export async function isDemoShop(): Promise<boolean> {
  const { demo } = await cached('demo', async () => {
    const progress = await demoProgress(await database())
    return { demo: progress === 'started' || progress === 'whole' }
  })
  return demo
}
