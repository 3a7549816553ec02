import 'server-only'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { BuildTimeError } from '@/lib/utils/build-time-error'
import { config } from '@/lib/config/environment'
import { singleton } from '@/lib/utils/singleton'
import type { Db, Engine, EngineName, TransactionOptions, Tx } from './engine'
import { migrate } from './migrate'
import { categories, products } from './schema'
import { runTransaction } from './transaction'
import { assertArabicTrigrams } from './trigrams'

export type { Db, Tx } from './engine'

interface Opened {
  engine: Promise<Engine> | null
  closing: Promise<void> | null
}

const opened = () => singleton<Opened>('database', () => ({ engine: null, closing: null }))

/** Returns the engine that the configuration selects. */
export function engineName(): EngineName {
  return config().databaseUrl ? 'postgres' : 'pglite'
}

async function openEngine(): Promise<Engine> {
  const { databaseUrl, dataDir } = config()
  if (databaseUrl) return (await import('./postgres/engine')).openPostgres(databaseUrl)
  return (await import('./pglite/engine')).openPglite(join(dataDir, 'db'))
}

async function openMigrated(): Promise<Engine> {
  const engine = await openEngine()
  try {
    await migrate(engine)
    await assertArabicTrigrams(engine.db)
    return engine
  } catch (error) {
    await engine.close()
    throw error
  }
}

async function openedEngine(): Promise<Engine> {
  if (process.env.NEXT_PHASE === 'phase-production-build') throw new BuildTimeError()
  if (config().apiBaseUrl)
    throw new Error('The database was requested, but the shop runs on an API host (API_BASE_URL).')
  const state = opened()
  while (state.closing) await state.closing
  const opening = (state.engine ??= openMigrated())
  try {
    const engine = await opening
    if (engine.usable()) return engine
  } catch (error) {
    if (state.engine === opening) state.engine = null
    throw error
  }
  if (state.engine === opening) await closeDatabase()
  return openedEngine()
}

/**
 * Returns the database; the first call opens and migrates it. Throws DatabaseLockedError when another process has the
 * embedded one open, SchemaMismatchError when it belongs to another version; a later call tries again.
 */
export async function database(): Promise<Db> {
  return (await openedEngine()).db
}

/**
 * Runs `work` in one transaction and commits when `work` resolves. `work` may run again (5 times at most) after a
 * serialization failure or deadlock, so it must not make network calls. Throws when called inside another transaction.
 */
export async function transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return runTransaction(await openedEngine(), work, options)
}

/** Vacuums and refreshes the planner's statistics. Call it after imports; the embedded engine runs it nightly. */
export async function maintainDatabase(): Promise<void> {
  await (await openedEngine()).maintain()
}

/** Connections to the database by state; undefined on the embedded engine. */
export async function connections(): Promise<ReturnType<NonNullable<Engine['connections']>> | undefined> {
  return (await openedEngine()).connections?.()
}

/** One value for each open database, made at its first use. `name` as for `singleton`. */
export function perDatabase<Value>(db: Db, name: string, make: () => Value): Value {
  const values = singleton(name, () => new WeakMap<Db, { value: Value }>())
  const known = values.get(db) ?? { value: make() }
  values.set(db, known)
  return known.value
}

/** Waits for running work, checkpoints, closes and releases the data directory. Does nothing when no database is open. */
export async function closeDatabase(): Promise<void> {
  const state = opened()
  const { engine } = state
  if (engine) {
    state.engine = null
    const close = engine.then(
      (open) => open.close(),
      () => undefined,
    )
    state.closing = close.finally(() => {
      state.closing = null
    })
  }
  await state.closing
}

/** Returns true when the database has no products and no categories. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from ${products}) and not exists (select from ${categories}) as empty`,
  )
  return rows[0]?.empty === true
}
