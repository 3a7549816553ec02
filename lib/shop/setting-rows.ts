import { eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'

/** Reads the row of a key; null when there is none or it does not fit the schema. */
export async function readSetting<T extends z.ZodType>(
  db: Db | Tx,
  key: string,
  schema: T,
): Promise<z.output<T> | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return schema.safeParse(row?.value).data ?? null
}

/** Writes the rows of these keys. */
export async function writeSetting(db: Db | Tx, ...rows: { key: string; value: unknown }[]): Promise<void> {
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}

/** Deletes the rows of these keys. */
export async function deleteSetting(db: Db | Tx, ...keys: string[]): Promise<void> {
  await db.delete(settings).where(inArray(settings.key, keys))
}
