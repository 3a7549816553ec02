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
/** `ENGINES=pglite` or `ENGINES=postgres` selects one engine during development. */
const ENGINES = EVERY_ENGINE.filter((name) => (process.env.ENGINES ?? name).includes(name))
const SETUP_MS = 120_000

/** One engine: PostgreSQL where there is a choice, which opens in a tenth of the time. */
const ONE = ENGINES.slice(-1)
/** `npm run test:all` runs the whole of it. */
const IN_TURN = process.env.TEST_ALL ? ENGINES : ONE

/**
 * Runs the block once on PGlite and once on PostgreSQL, each time with a migrated, empty database and a data folder of its
 * own, reached through `database()`. Removes both afterwards. For the invariants and what depends on the engine.
 */
export function describeOnEveryEngine(title: string, block: (engine: EngineName) => void): void {
  for (const engine of ENGINES) describe(`${title} (${engine})`, () => onEngine(engine, block))
}

/**
 * Like `describeOnEveryEngine`, but `npm test` leaves PGlite to `npm run test:all`: its journeys run on PGlite, and both engines
 * answer the same queries.
 */
export function describeOnEngines(title: string, block: (engine: EngineName) => void): void {
  for (const engine of IN_TURN) describe(`${title} (${engine})`, () => onEngine(engine, block))
}

/** Like `describeOnEveryEngine`, on one engine only: for tests in which the engine does not matter, such as drawing or files. */
export function describeOnOneEngine(title: string, block: (engine: EngineName) => void): void {
  for (const engine of ONE) describe(title, () => onEngine(engine, block))
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
