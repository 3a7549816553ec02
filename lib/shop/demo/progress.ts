import { eq, sql } from 'drizzle-orm'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { remember } from '../catalogue/memory'

/** Key of the row that says how far the demo is. */
const PROGRESS = 'demo'

type Progress = 'started' | 'whole'

/** Notes how far the demo is, so that a load that was cut off is finished by the next start. */
export async function noteProgress(tx: Tx, progress: Progress): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: PROGRESS, value: progress })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}

/** How far the demo is in this database; null when it was never begun. */
export async function demoProgress(db: Db): Promise<Progress | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, PROGRESS))
  return row?.value === 'started' || row?.value === 'whole' ? row.value : null
}

/** Whether the shop shows the demo catalogue, so that pages can say so. */
export async function isDemoShop(): Promise<boolean> {
  const { demo } = await remember('demo', async () => ({ demo: (await demoProgress(await database())) !== null }))
  return demo
}
