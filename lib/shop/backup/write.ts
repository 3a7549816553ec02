import 'server-only'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { transaction, type Tx } from '@/lib/db/database'
import { migrationHashes } from '@/lib/db/migrate'
import { config } from '@/lib/config/environment'
import { folderStore } from '../media/folder-store'
import { FORMAT, type BackupLine, type BackupSums, commaSeparated, tablesInOrder } from './format'

const ROWS_PER_LINE = 200

/** Writes lines to a gzip file and counts them. */
class BackupFile {
  readonly #gzip = createGzip({ level: 6 })
  readonly #hash = createHash('sha256')
  readonly #done: Promise<void>
  readonly #sums: Omit<BackupSums, 'sha256'> = { rows: {}, files: 0 }

  constructor(path: string) {
    this.#done = finished(this.#gzip.pipe(createWriteStream(path, { flags: 'wx', mode: 0o600 })))
    // `add` and `close` report the error.
    this.#done.catch((error: Error) => this.#gzip.on('error', () => {}).destroy(error))
  }

  async add(line: Exclude<BackupLine, { type: 'end' }>): Promise<void> {
    if (line.type === 'rows') this.#sums.rows[line.table] = (this.#sums.rows[line.table] ?? 0) + line.rows.length
    if (line.type === 'file') this.#sums.files += 1
    const text = `${JSON.stringify(line)}\n`
    this.#hash.update(text)
    if (this.#gzip.errored) throw this.#gzip.errored
    // Not a race with `#done`, which would retain every awaited line.
    if (!this.#gzip.write(text)) await once(this.#gzip, 'drain')
  }

  async close(): Promise<BackupSums> {
    const { mediaStore } = config()
    const sums = { ...this.#sums, sha256: this.#hash.digest('hex'), ...(mediaStore && { picturesIn: mediaStore }) }
    this.#gzip.end(`${JSON.stringify({ type: 'end', ...sums })}\n`)
    await this.#done
    return sums
  }
}

/**
 * Writes a backup to `path`: a consistent snapshot of the database and all files of the media
 * folder, not those in a bucket. The file appears only when complete. The
 * embedded database serves nothing else while its rows are read.
 */
export async function writeBackup(path: string): Promise<BackupSums> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  await rm(draft, { force: true })
  try {
    const file = new BackupFile(draft)
    await file.add({ type: 'head', format: FORMAT, madeAt: new Date().toISOString(), migrations: migrationHashes() })
    await transaction(async (tx) => {
      // One snapshot for all tables, despite concurrent writes.
      await tx.execute(sql`set transaction isolation level repeatable read, read only`)
      const tables = tablesInOrder()
      // Before the snapshot: a table truncated by a restore afterwards would show neither its old nor its new rows.
      await tx.execute(sql`lock table ${commaSeparated(tables)} in access share mode`)
      for (const table of tables) await addRows(tx, file, table)
    })
    for await (const picture of pictureFiles()) await file.add(picture)
    const sums = await file.close()
    await syncFile(draft)
    await rename(draft, path)
    return sums
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Adds all rows as JSON written by the engine, which is lossless. */
async function addRows(tx: Tx, file: BackupFile, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await tx.execute(sql`declare backup_rows no scroll cursor for select to_jsonb(t) as row from ${table} t`)
  for (;;) {
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
      sql`fetch ${sql.raw(String(ROWS_PER_LINE))} from backup_rows`,
    )
    if (rows.length === 0) break
    await file.add({ type: 'rows', table: name, rows: rows.map(({ row }) => row) })
  }
  await tx.execute(sql`close backup_rows`)
}

async function* pictureFiles(): AsyncGenerator<Extract<BackupLine, { type: 'file' }>> {
  for await (const listed of folderStore.list()) {
    for (const { name } of listed) {
      const bytes = await folderStore.get(name)
      // The sweep may have deleted an unreferenced file since.
      if (bytes) yield { type: 'file', path: `${name.slice(0, 2)}/${name}`, base64: bytes.toString('base64') }
    }
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
