import 'server-only'
import { basename, join } from 'node:path'
import { getTableColumns, getTableName, isNotNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { database, maintainDatabase, transaction, type Tx } from '@/lib/db/database'
import { catalogueVersion, media, sessions, staffSessions } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { forgetBestSold } from '../catalogue/groups'
import { lockSettings } from '../catalogue/settings'
import { bumpCatalogue } from '../catalogue/version'
import { databaseId, keepDatabaseId } from '../media/folder-owner'
import { mediaStore } from '../media/store'
import { renewSearch } from '../catalogue/reindex'
import { isEmptyShop } from './empty-shop'
import { backupFolder, type BackupSums, commaSeparated, tablesInOrder } from './format'
import { readBackup, verifyBackup } from './read'
import { writeBackup } from './write'

interface Restored extends BackupSums {
  /** Path of the safety backup; null when the shop was empty. */
  keptAt: string | null
}

/**
 * Restores the shop from the backup at `path`, all or nothing, after backing up the current state. Other queries wait while rows
 * are written. Throws BadRequest for an incomplete or invalid backup and then changes nothing.
 */
export async function restoreBackup(path: string): Promise<Restored> {
  // Validate the whole file before changing anything.
  await verifyBackup(path)
  await retainAllPictures()
  const sums = await restoreFiles(path)
  // Last, as the pictures may take an hour in which the shop sells.
  const keptAt = await backUpCurrent()
  // One transaction for everything, whatever its size.
  await transaction((tx) => restoreRows(tx, path), { long: true })
  await forgetBestSold()
  await maintainDatabase()
  await renewSearch()
  return { ...sums, keptAt }
}

async function backUpCurrent(): Promise<string | null> {
  if (await isEmptyShop(await database())) return null
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = join(backupFolder(), `before-restore-${time}.gz`)
  await writeBackup(path)
  return path
}

/** Keeps the sweep from deleting files that the backup will reference. */
async function retainAllPictures(): Promise<void> {
  await transaction((tx) => tx.update(media).set({ unnamedSince: null }).where(isNotNull(media.unnamedSince)))
}

/** Restores picture files before rows: a kill in between leaves unused files, never a picture without its file. */
async function restoreFiles(path: string): Promise<BackupSums> {
  const lines = readBackup(path)
  for (let next = await lines.next(); ; next = await lines.next()) {
    if (next.done) return next.value
    if (next.value.type !== 'file') continue
    const data = Buffer.from(next.value.base64, 'base64')
    await mediaStore().put([{ name: basename(next.value.path), data }])
  }
}

async function restoreRows(tx: Tx, path: string): Promise<void> {
  const tables = tablesInOrder()
  const before = await versionNow(tx)
  // The lock keeps others from creating a database id meanwhile.
  await lockSettings(tx)
  const id = await databaseId(tx)
  await tx.execute(sql`lock table ${sessions} in access exclusive mode`)
  await tx.execute(
    sql`create temporary table ended on commit drop as select token_hash, revoked_at from ${sessions} where revoked_at is not null`,
  )
  // Truncates: a row-by-row delete would search all favourites and carts for every product.
  await tx.execute(sql`truncate ${commaSeparated(tables)}`)
  const byName = new Map(tables.map((table) => [getTableName(table), table]))
  for await (const line of readBackup(path)) {
    // Files follow the rows: reading them would idle the connection, and the database ends an idle transaction after a minute.
    if (line.type === 'file') break
    const table = byName.get(line.table)
    if (table) await insertRows(tx, table, line.rows)
  }
  await advanceVersion(tx, before)
  await keepDatabaseId(tx, id)
  // They may have been ended since; customers stay signed in elsewhere.
  await tx.delete(staffSessions)
  await tx.execute(
    sql`update ${sessions} set revoked_at = ended.revoked_at from ended where ended.token_hash = ${sessions.tokenHash}`,
  )
  await audited(tx, { subject: 'backup', after: { restored: true } })
}

/** Lets the engine parse its own JSON, column by column; skips columns dropped since the backup. */
async function insertRows(tx: Tx, table: PgTable, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const ours = new Set(Object.values(getTableColumns(table)).map(({ name }) => name))
  const names = Object.keys(first).filter((name) => ours.has(name))
  const columns = commaSeparated(names.map((name) => sql.identifier(name)))
  const values = JSON.stringify(rows)
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${values}::jsonb)`,
  )
}

async function versionNow(tx: Tx): Promise<number> {
  const [row] = await tx.select({ version: catalogueVersion.version }).from(catalogueVersion)
  return row?.version ?? 0
}

/** Moves the catalogue version past the old one, which invalidates every cached catalogue. */
async function advanceVersion(tx: Tx, before: number): Promise<void> {
  await tx
    .insert(catalogueVersion)
    .values({ id: 1, version: before })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: sql`greatest(${catalogueVersion.version}, ${before})` },
    })
  await bumpCatalogue(tx)
}
