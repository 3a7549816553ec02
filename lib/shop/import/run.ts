import { and, desc, eq, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { database } from '@/lib/db/database'
import { imports } from '@/lib/db/schema'

/** An import run; `resumed` when an earlier run of the same file did not finish. */
export interface Run {
  id: string
  resumed: boolean
}

/** Resumes the unfinished run of this file, or creates one. */
export async function openRun(fileHash: string): Promise<Run> {
  const db = await database()
  const [open] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.fileHash, fileHash), isNull(imports.finishedAt)))
    .orderBy(desc(imports.createdAt))
    .limit(1)
  if (open) return { id: open.id, resumed: true }
  const id = uuidv7()
  await db.insert(imports).values({ id, fileHash })
  return { id, resumed: false }
}

/** Marks a run as finished; the same file then starts a new run. */
export async function finishRun(id: string): Promise<void> {
  const db = await database()
  await db.update(imports).set({ finishedAt: new Date() }).where(eq(imports.id, id))
}
