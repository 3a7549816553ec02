import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { freePort } from './free-port'
import { expect, inTurn, own, test } from './shop'

/** Seconds a stopping shop still answers. */
const DELAY = 2
/** Runs a command as process 1 of a container, with user namespaces when not root. */
const container = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  ...['--pid', '--fork', '--mount-proc', '--kill-child'],
]
const npm = ['npm', 'start']
const node = ['node', '--import', 'tsx/esm', 'lib/cli/start.ts']

const starts = [
  { how: 'npm, process 1 of a container, by SIGTERM', command: [...container, ...npm], signal: 'SIGTERM' },
  { how: 'node, process 1 of a container, by SIGTERM', command: [...container, ...node], signal: 'SIGTERM' },
  { how: 'npm, with its whole group, by Ctrl-C', command: npm, signal: 'SIGINT' },
] as const

let dataDir = ''
let child: ChildProcess
let port = 0
const lines: string[] = []

test.describe.configure({ mode: 'serial' })
test.skip(process.platform !== 'linux', 'namespaces of processes are Linux’s')

test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'oasis-stop-'))
  port = await freePort()
  lines.length = 0
})
test.afterEach(() => {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function start([program = '', ...words]: readonly string[]): Promise<void> {
  child = spawn(program, words, {
    env: {
      ...process.env,
      PORT: String(port),
      SHOP_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      SHOP_DEMO: 'off',
      SHUTDOWN_DELAY: String(DELAY),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await expect.poll(ready, { timeout: 80_000 }).toBe(200)
}

/** Returns the status of `/readyz` on a new connection; 0 without a response. */
function ready(): Promise<number> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 0,
  )
}

/** Sends `signal` to process 1 of the container, or to the whole group, as a terminal does. */
function tell(signal: NodeJS.Signals, contained: boolean): void {
  const pid = child.pid ?? 0
  const first = () => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
  process.kill(contained ? first() : -pid, signal)
}

/** Starts a sign-in request whose end is sent later. */
function halfRequest(): { finish: () => Promise<string> } {
  const body = JSON.stringify({ phone: '971500000001', password: 'not-this-one' })
  const socket: Socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/v1.0/auth/customer/signin HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  return {
    finish: () => {
      socket.write(body.slice(10))
      return text(socket)
    },
  }
}

for (const [at, { how, command, signal }] of starts.entries()) {
  const contained = command[0] === 'unshare'
  test(
    `a shop started by ${how}, finishes running requests, closes its data and exits`,
    inTurn(at === 0, own('it has data to close')),
    async () => {
      test.setTimeout(120_000)
      await start(command)
      const under = halfRequest()
      await expect.poll(() => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status)).toBe(200)
      const ended = once(child, 'exit')
      tell(signal, contained)
      if (signal === 'SIGTERM') {
        // A load balancer on /readyz diverts visitors; no request is lost meanwhile.
        await expect.poll(ready, { intervals: [20] }).toBe(503)
        const page = await fetch(`http://127.0.0.1:${port}/about`)
        expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
      }
      const answer = await under.finish()
      expect(answer).toMatch(/^HTTP\/1\.1 401 /)
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
      await ended
      // Skips npm's own output before the shop starts.
      const said: { msg: string }[] = lines
        .filter((line) => line && !line.startsWith('>'))
        .map((line) => JSON.parse(line))
      expect(said.at(0)?.msg).toContain('Starting the shop')
      expect(said.at(-1)?.msg).toBe('The shop is closed.')
      expect(readdirSync(dataDir).filter((name) => name.includes('lock'))).toEqual([])
      await expect.poll(ready).toBe(0)
    },
  )
}
