import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { hasErrno } from '@/lib/utils/errno'
import { readSetting } from '../setting-rows'
import { mediaFolder } from './store'

/** Settings key of the database's own id. A restore keeps this database's id. */
const ID = 'database-id'
/** File in the media folder with the id of its database. */
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
 * Whether the media folder belongs to this database. The first caller claims an unowned folder. Nothing may be deleted from another
 * database's folder: it may show files that this database does not know.
 */
export async function ownsMediaFolder(): Promise<boolean> {
  const id = await ownId()
  const path = join(mediaFolder(), OWNER)
  await mkdir(mediaFolder(), { recursive: true })
  await writeFile(path, id, { flag: 'wx' }).catch((error: unknown) => {
    if (!hasErrno(error, 'EEXIST')) throw error
  })
  const owner = (await readFile(path, 'utf8')).trim()
  // A kill or a full disk left the file empty.
  if (owner === '') await writeFile(path, id)
  if (owner === id || owner === '') return true
  log().warn(
    { file: path },
    'DATA_DIR holds the pictures of another database: none is deleted here. Give each database a DATA_DIR of its own; if the other one is no more, delete this file',
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
