import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Debian's PostgreSQL: the version of the embedded one is newer than Debian's pgBackRest knows. */
const VERSIONS = '/usr/lib/postgresql'
const PATIENCE = 300_000

/** Temporary PostgreSQL servers with continuous archiving by pgBackRest, under one folder. */
export class Cluster {
  readonly #folder: string
  readonly #bin: string
  readonly #port: number
  readonly #running = new Set<ChildProcess>()

  constructor(folder: string, port: number) {
    this.#folder = folder
    this.#port = port
    const newest = readdirSync(VERSIONS)
      .toSorted((one, other) => Number(one) - Number(other))
      .at(-1)
    this.#bin = join(VERSIONS, newest ?? '', 'bin')
    for (const name of ['repository', 'wal', 'log', 'lock', 'spool']) this.#makeFolder(name)
    writeFileSync(this.#config, this.#backrest())
    chmodSync(folder, 0o755)
  }

  get #config(): string {
    return join(this.#folder, 'pgbackrest.conf')
  }

  /** As in docs/operating/recover.md. */
  #backrest(): string {
    const paths = ['log', 'lock', 'spool'].map((name) => `${name}-path=${join(this.#folder, name)}`)
    return `[global]
repo1-path=${join(this.#folder, 'repository')}
repo1-retention-full=2
start-fast=y
compress-type=zst
process-max=2
log-level-console=warn
${paths.join('\n')}

[oasis]
pg1-path=${this.path('data')}
pg1-port=${this.#port}
pg1-socket-path=${this.#folder}
pg1-user=postgres
`
  }

  path(name: string): string {
    return join(this.#folder, name)
  }

  url(port = this.#port): string {
    return `postgres://postgres@127.0.0.1:${port}/postgres`
  }

  /** Makes the server, with the settings of docs/operating/recover.md. */
  async create(): Promise<void> {
    const data = this.path('data')
    await this.#run(join(this.#bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ])
    appendFileSync(
      join(data, 'postgresql.conf'),
      `wal_level = replica
archive_mode = on
archive_command = 'pgbackrest --config=${this.#config} --stanza=oasis archive-push %p'
archive_timeout = 60
listen_addresses = '127.0.0.1'
unix_socket_directories = '${this.#folder}'
`,
    )
  }

  /** Starts a server and waits until it takes writes. After `kill` it may begin late: what the killed one left has to end first. */
  async start(name = 'data', port = this.#port): Promise<void> {
    let server: ChildProcess | undefined
    for (const until = Date.now() + PATIENCE; Date.now() < until; await delay(100)) {
      if (server?.exitCode !== null)
        server = this.#log(join(this.#bin, 'postgres'), ['-D', this.path(name), '-p', String(port)])
      if (this.query('select not pg_is_in_recovery()', port) === 't') return
    }
    throw new Error(`PostgreSQL does not start:\n${readFileSync(this.path('server.log'), 'utf8').slice(-2000)}`)
  }

  /** The answer's rows as `psql -At` prints them; null when the server does not answer. */
  query(text: string, port = this.#port): string | null {
    try {
      const options = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-Atc', text]
      return execFileSync(join(this.#bin, 'psql'), options, {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      return null
    }
  }

  /** Streams the log of transactions as they commit to the folder `wal`, which stands for another machine. */
  async receive(): Promise<void> {
    const at = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'postgres', '-D', this.path('wal'), '-S', 'oasis']
    const receiver = join(this.#bin, 'pg_receivewal')
    await this.#run(receiver, [...at, '--create-slot', '--if-not-exists'])
    this.#log(receiver, [...at, '--synchronous', '--no-loop'])
    for (;;) {
      if (this.query('select active from pg_replication_slots') === 't') return
      await delay(100)
    }
  }

  backrest(...words: string[]): Promise<void> {
    return this.#run('pgbackrest', [`--config=${this.#config}`, '--stanza=oasis', ...words])
  }

  /** Restores into the folder `name`, reading behind the archive what was streamed. */
  async restore(name: string, ...words: string[]): Promise<void> {
    this.#makeFolder(name)
    chmodSync(this.path(name), 0o700)
    const wal = this.path('wal')
    const archive = `pgbackrest --config=${this.#config} --stanza=oasis archive-get %f "%p"`
    const command = `${archive} || cp ${wal}/%f "%p" || cp ${wal}/%f.partial "%p"`
    await this.backrest(
      'restore',
      `--pg1-path=${this.path(name)}`,
      `--recovery-option=restore_command=${command}`,
      ...words,
    )
  }

  /** Ends the server as a power cut does. */
  async kill(): Promise<void> {
    const pid = Number(readFileSync(join(this.path('data'), 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    const server = [...this.#running].find((child) => child.pid === pid)
    process.kill(pid, 'SIGKILL')
    if (server) await once(server, 'exit')
  }

  /** Ends everything that still runs. */
  async stop(): Promise<void> {
    for (const child of this.#running) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    }
  }

  #makeFolder(name: string): void {
    mkdirSync(this.path(name), { recursive: true })
    const id = this.#user()
    if (id) for (const path of [this.#folder, this.path(name)]) chownSync(path, id.uid, id.gid)
  }

  /** PostgreSQL does not run as root: then everything runs as Debian's user. */
  #user(): { uid: number; gid: number } | undefined {
    if (userInfo().uid !== 0) return undefined
    const [, , uid, gid] = execFileSync('getent', ['passwd', 'postgres'], { encoding: 'utf8' }).split(':')
    return { uid: Number(uid), gid: Number(gid) }
  }

  async #run(command: string, words: string[]): Promise<void> {
    const child = this.#spawn(command, words, ['ignore', 'ignore', 'inherit'])
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}`)
  }

  /** Starts what runs on; what it says goes into `server.log`. */
  #log(command: string, words: string[]): ChildProcess {
    const line = `exec "$0" "$@" >>${this.path('server.log')} 2>&1`
    return this.#spawn('sh', ['-c', line, command, ...words], 'ignore')
  }

  #spawn(command: string, words: string[], stdio: StdioOptions): ChildProcess {
    const child = spawn(command, words, { cwd: this.#folder, stdio, ...this.#user() })
    this.#running.add(child)
    return child
  }
}
