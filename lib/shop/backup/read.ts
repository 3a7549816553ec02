import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { getTableName } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { migrationHashes } from '@/lib/db/migrate'
import { readLines } from '@/lib/utils/read-stream'
import { BackupLine, type BackupSums, tablesInOrder } from './format'

type Content = Extract<BackupLine, { type: 'rows' | 'file' }>

function refuse(msg: string): ShopError {
  return new ShopError('BadRequest', [{ path: 'file', msg }])
}

/** Yields a backup's lines, validated one by one. Throws BadRequest for a file that is not a backup, damaged or truncated. */
export async function* readBackup(path: string): AsyncGenerator<Content, BackupSums> {
  const file = createReadStream(path)
  const gunzip = createGunzip()
  file.on('error', (error) => gunzip.destroy(error))
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  let files = 0
  let first = true
  try {
    for await (const text of readLines(file.pipe(gunzip))) {
      const line = parseLine(text)
      if (first !== (line.type === 'head')) throw refuse('The file is no backup of this shop.')
      first = false
      if (line.type === 'head') await assertReadable(line.migrations)
      if (line.type === 'end') {
        const same = line.sha256 === hash.digest('hex') && line.files === files
        if (!same || JSON.stringify(line.rows) !== JSON.stringify(rows)) throw refuse('The backup is damaged.')
        return { rows, files, sha256: line.sha256, picturesIn: line.picturesIn }
      }
      hash.update(`${text}\n`)
      if (line.type === 'rows' && files > 0) throw refuse('The backup is damaged: it has rows behind its pictures.')
      if (line.type === 'rows') rows[line.table] = (rows[line.table] ?? 0) + line.rows.length
      if (line.type === 'file') files += 1
      if (line.type !== 'head') yield line
    }
  } catch (error) {
    throw error instanceof ShopError ? error : refuse('The file is no backup of this shop, or it is damaged.')
  } finally {
    file.destroy()
  }
  throw refuse('The backup is cut off: its end is missing.')
}

/** Reads a whole backup without restoring it; returns its totals. Throws BadRequest as `readBackup`. */
export async function verifyBackup(path: string): Promise<BackupSums> {
  const lines = readBackup(path)
  for (;;) {
    const next = await lines.next()
    if (next.done) return next.value
  }
}

function parseLine(text: string): BackupLine {
  const parsed = BackupLine.safeParse(JSON.parse(text))
  if (!parsed.success) throw refuse('The backup is damaged, or was made by a newer version of the shop.')
  const { data } = parsed
  if (data.type === 'rows' && !tableNames().has(data.table))
    throw refuse(`The backup has a table this shop does not know: ${data.table}.`)
  return data
}

let names: Set<string> | undefined

function tableNames(): Set<string> {
  return (names ??= new Set(tablesInOrder().map(getTableName)))
}

/** Rejects unknown migrations. Older backups fit: new columns get defaults, dropped columns are skipped. */
async function assertReadable(migrations: string[]): Promise<void> {
  const ours = migrationHashes()
  if (migrations.some((hash, at) => ours[at] !== hash))
    throw refuse('The backup was made by a newer version of the shop: install that version first.')
}
