import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { migrationHashes } from '../migrate'

/** Hashes everything a migrated empty database depends on. */
export async function templateKey(): Promise<string> {
  const engine = await readFile(join(process.cwd(), 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const hash = createHash('sha256').update(engine).update(String(userInfo().uid))
  return hash.update(migrationHashes().join()).digest('hex').slice(0, 16)
}
