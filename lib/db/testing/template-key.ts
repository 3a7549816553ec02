import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { readMigrations } from '../migration-files'

/** Hashes everything a migrated empty database depends on. */
export async function templateKey(): Promise<string> {
  const engine = await readFile(join(process.cwd(), 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const hash = createHash('sha256').update(engine).update(String(userInfo().uid))
  for (const migration of await readMigrations()) hash.update(migration.tag).update(migration.checksum)
  return hash.digest('hex').slice(0, 16)
}
