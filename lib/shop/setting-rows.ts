import { randomBytes } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'

/** Key of the zones and slots of delivery. */
export const DELIVERY = 'delivery'

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

/** Reads the secret of a key, shared by all instances and created on first use. */
export async function sharedSecret(db: Db | Tx, key: string): Promise<string> {
  const known = await readSetting(db, key, z.string())
  if (known !== null) return known
  const value = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
  return (await readSetting(db, key, z.string())) ?? value
}
