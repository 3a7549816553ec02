import { eq, sql } from 'drizzle-orm'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { cached } from '../catalogue/cache'

/** Key of the row that says how far the demo is. */
const PROGRESS = 'demo'

const steps = ['declined', 'started', 'whole'] as const
type Progress = (typeof steps)[number]

/** Notes how far the demo is, so that a load that was cut off is finished by the next start. */
export async function noteProgress(tx: Tx, progress: Progress): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: PROGRESS, value: progress })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}

/** Notes that the shop is to begin without the demo, so that a later start that says nothing does not load it. */
export async function declineDemo(): Promise<void> {
  const db = await database()
  await db.insert(settings).values({ key: PROGRESS, value: 'declined' }).onConflictDoNothing()
}

/** How far the demo is in this database; null when nobody has begun or declined it. */
export async function demoProgress(db: Db): Promise<Progress | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, PROGRESS))
  return steps.find((step) => step === row?.value) ?? null
}

/** Whether the shop shows the demo catalogue, so that pages can say so. */
export async function isDemoShop(): Promise<boolean> {
  const { demo } = await cached('demo', async () => {
    const progress = await demoProgress(await database())
    return { demo: progress === 'started' || progress === 'whole' }
  })
  return demo
}
