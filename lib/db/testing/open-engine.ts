import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import type { Engine } from '../engine'
import { openPglite } from '../pglite/engine'
import { openPostgres } from '../postgres/engine'

/** Opens the block's database directly, not migrated and not shared. Close `database()` first. */
export function openEngine(): Promise<Engine> {
  const { databaseUrl, dataDir } = config()
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(join(dataDir, 'db'))
}
