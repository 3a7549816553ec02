import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from '@jest/globals'
import { setEnvironment } from '@/lib/testing/environment'
import { closeDatabase } from '../database'
import type { EngineName } from '../engine'
import { copyPgliteDatabase } from './pglite-database'
import { createPostgresDatabase, type PostgresDatabase } from './postgres-database'

const EVERY_ENGINE: readonly EngineName[] = ['pglite', 'postgres']
/** `ENGINES=pglite` or `ENGINES=postgres` tries only that one, while one writes. */
const ENGINES = EVERY_ENGINE.filter((name) => (process.env.ENGINES ?? name).includes(name))
const SETUP_MS = 120_000

/**
 * Runs the block once on PGlite and once on PostgreSQL, each time with a migrated, empty database and a data folder of
 * its own, reached as always through `database()`. Both are gone afterwards.
 */
export function describeOnEngines(title: string, block: (engine: EngineName) => void): void {
  for (const engine of ENGINES) describe(`${title} (${engine})`, () => onEngine(engine, block))
}

/**
 * As `describeOnEngines`, on one of them alone: for what no engine has a part in, such as drawing or files, though a row is kept
 * or read on the way. On PostgreSQL when both are tried, which opens in a tenth of the time.
 */
export function describeOnOneEngine(title: string, block: (engine: EngineName) => void): void {
  for (const engine of ENGINES.slice(-1)) describe(title, () => onEngine(engine, block))
}

function onEngine(engine: EngineName, block: (engine: EngineName) => void): void {
  const { DATA_DIR, DATABASE_URL } = process.env
  let dataDir: string | undefined
  let postgres: PostgresDatabase | undefined

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oasis-test-data-'))
    if (engine === 'postgres') postgres = await createPostgresDatabase()
    else await copyPgliteDatabase(dataDir)
    setEnvironment('DATA_DIR', dataDir)
    setEnvironment('DATABASE_URL', postgres?.url)
  }, SETUP_MS)

  afterAll(async () => {
    await closeDatabase()
    await postgres?.drop()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
    setEnvironment('DATA_DIR', DATA_DIR)
    setEnvironment('DATABASE_URL', DATABASE_URL)
  }, SETUP_MS)

  block(engine)
}
