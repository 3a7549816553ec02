import 'server-only'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { config } from '@/lib/config/environment'
import { log } from '@/lib/utils/log'
import { readSetting } from '../setting-rows'
import { mediaFolder } from './folder-store'
import { mediaStore } from './store'

/** Settings key of the database's own id. A restore keeps this database's id. */
const ID = 'database-id'
/** File in the media folder or bucket with the id of its database. */
const OWNER = 'database-id'

/** Returns this database's id; null before its first media check. */
export async function databaseId(db: Db | Tx): Promise<string | null> {
  return readSetting(db, ID, z.string())
}

/** Restores this database's id after a backup's rows were loaded. */
export async function keepDatabaseId(tx: Tx, value: string | null): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, ID))
  if (value !== null) await tx.insert(settings).values({ key: ID, value })
}

/**
 * Whether the media folder or bucket belongs to this database. The first caller claims an unowned folder. Nothing may be deleted from another
 * database's folder: it may show files that this database does not know.
 */
export async function ownsMediaFolder(): Promise<boolean> {
  const id = await ownId()
  const store = mediaStore()
  const owner = (await store.get(OWNER))?.toString().trim()
  // A full disk leaves the file empty.
  if (!owner) await store.put([{ name: OWNER, data: Buffer.from(id) }])
  if (!owner || owner === id) return true
  const bucket = config().mediaStore
  log().warn(
    { file: bucket ? `${bucket}/media/${OWNER}` : join(mediaFolder(), OWNER) },
    `${bucket ? 'MEDIA_STORE' : 'DATA_DIR'} holds the pictures of another database: none is deleted here. Give each database one of its own; if the other one is no more, delete this file`,
  )
  return false
}

async function ownId(): Promise<string> {
  const db = await database()
  await db.insert(settings).values({ key: ID, value: randomUUID() }).onConflictDoNothing()
  const id = await databaseId(db)
  if (id === null) throw new Error('The database has no id')
  return id
}
