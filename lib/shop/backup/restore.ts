import 'server-only'
import { join } from 'node:path'
import { getTableColumns, getTableName, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { database, maintainDatabase, transaction, type Db, type Tx } from '@/lib/db/database'
import { isEmpty } from '@/lib/db/is-empty'
import { catalogueVersion, customers, media, settings } from '@/lib/db/schema'
import { SHIPPING } from '../cart/shipping'
import { forgetBestSold } from '../catalogue/chosen-groups'
import { lockSettings, storedKeys } from '../catalogue/settings'
import { bumpCatalogue } from '../catalogue/version'
import { databaseId, keepDatabaseId } from '../media/folder-owner'
import { mediaFolder, scratchFolder } from '../media/store'
import { writeFiles } from '../media/write-files'
import { renewSearch } from '../search/renew'
import { backupFolder } from './folder'
import type { BackupSums } from './format'
import { readBackup } from './read'
import { tablesInOrder } from './tables'
import { writeBackup } from './write'

export interface Restored extends BackupSums {
  /** Where what the shop held before was kept; null when it held nothing. */
  keptAt: string | null
}

/**
 * Makes the shop what it was when the backup at `path` was made: all or nothing. What it is now is kept beside, as a backup of
 * its own. Others who ask wait while the rows are written. Throws BadRequest for a file that is no whole backup; then nothing
 * has changed.
 */
export async function restoreBackup(path: string): Promise<Restored> {
  // Read from end to end before anything is touched.
  await readToEnd(path)
  const keptAt = await keepPresent()
  await wantAllPictures()
  const sums = await restoreFiles(path)
  // However much there is: all of it, or nothing.
  await transaction((tx) => restoreRows(tx, path), { long: true })
  await forgetBestSold()
  await maintainDatabase()
  await renewSearch()
  return { ...sums, keptAt }
}

async function readToEnd(path: string): Promise<void> {
  for await (const line of readBackup(path)) void line
}

async function keepPresent(): Promise<string | null> {
  if (await holdsNothing(await database())) return null
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = join(backupFolder(), `before-restore-${time}.gz`)
  await writeBackup(path)
  return path
}

/** Nothing that anybody has put there: no goods, nobody signed up, no home page or delivery terms. */
async function holdsNothing(db: Db): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  if ((await db.$count(customers)) > 0) return false
  return (await db.$count(settings, inArray(settings.key, [...storedKeys, SHIPPING]))) === 0
}

/** What nobody names today the backup may: the sweep has to leave its files alone until the rows are there. */
async function wantAllPictures(): Promise<void> {
  await transaction((tx) => tx.update(media).set({ unnamedSince: null }).where(isNotNull(media.unnamedSince)))
}

/** Pictures first: a kill in between leaves files nobody shows, and never a picture without its file. */
async function restoreFiles(path: string): Promise<BackupSums> {
  const lines = readBackup(path)
  for (let next = await lines.next(); ; next = await lines.next()) {
    if (next.done) return next.value
    if (next.value.type !== 'file') continue
    const data = Buffer.from(next.value.base64, 'base64')
    await writeFiles([{ path: join(mediaFolder(), next.value.path), data }], scratchFolder())
  }
}

async function restoreRows(tx: Tx, path: string): Promise<void> {
  const tables = tablesInOrder()
  const before = await versionNow(tx)
  // Nobody gives it one while it has none.
  await lockSettings(tx)
  const id = await databaseId(tx)
  // All at once and not row by row: every product would be looked for in all favourites and carts.
  await tx.execute(
    sql`truncate ${sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    )}`,
  )
  const byName = new Map(tables.map((table) => [getTableName(table), table]))
  for await (const line of readBackup(path)) {
    // The pictures follow: while they are read the database would hear nothing, and end the transaction after a minute.
    if (line.type === 'file') break
    const table = byName.get(line.table)
    if (table) await insertRows(tx, table, line.rows)
  }
  await moveVersionOn(tx, before)
  await keepDatabaseId(tx, id)
}

/** The engine reads what it wrote itself, column by column; those an older shop had and this one has dropped are passed over. */
async function insertRows(tx: Tx, table: PgTable, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const ours = new Set(Object.values(getTableColumns(table)).map(({ name }) => name))
  const names = Object.keys(first).filter((name) => ours.has(name))
  const columns: SQL = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = JSON.stringify(rows)
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${values}::jsonb)`,
  )
}

async function versionNow(tx: Tx): Promise<number> {
  const [row] = await tx.select({ version: catalogueVersion.version }).from(catalogueVersion)
  return row?.version ?? 0
}

/** Whoever remembers the catalogue of before has to forget it. */
async function moveVersionOn(tx: Tx, before: number): Promise<void> {
  await tx
    .insert(catalogueVersion)
    .values({ id: 1, version: before, completeFrom: before })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: sql`greatest(${catalogueVersion.version}, ${before})` },
    })
  await bumpCatalogue(tx)
}
