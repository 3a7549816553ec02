// Counts the requests that a rolling restart of two shops behind the nginx rule of docs/operating/nginx.md loses: `npm run bench:restart`.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nginxConfiguration } from './nginx-rule'
import { startPostgres } from './postgres'

/** Requests a second. */
const RATE = 20
const ROUNDS = 2
const port = 3980
const shopPorts = [3982, 3983] as const
const front = `http://127.0.0.1:${port}`
const { values } = parseArgs({ options: { rate: { type: 'string' }, rounds: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'oasis-restart-'))

/** Requests sent in turn: cached pages, the uncached API, and a call that must not be sent twice. */
const asked: [path: string, init?: RequestInit][] = [
  ['/shop'],
  ['/api/v1.0/product?page=1'],
  ['/healthz'],
  ['/about?lang=ar'],
  [
    '/api/v1.0/auth/customer/signin',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '971500000009', password: 'not-this-one' }),
    },
  ],
]

function startShop(databaseUrl: string, shopPort: number): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(shopPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, String(shopPort)),
    SHOP_DEMO: 'off',
    SHOP_URL: front,
    LOG_LEVEL: 'error',
  }
  return spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function ready(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await pause(100)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Sends requests at a steady rate, independent of response times, until stopped. */
function ask(rate: number) {
  const lost: string[] = []
  const waiting = new Set<Promise<void>>()
  let sent = 0
  let longest = 0
  const timer = setInterval(() => {
    const [path, init] = asked[sent++ % asked.length] ?? ['/']
    const begun = performance.now()
    const one = fetch(front + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
      .then(async (answer) => {
        await answer.arrayBuffer()
        if (answer.status >= 500) lost.push(`${init?.method ?? 'GET'} ${path} ${answer.status}`)
      })
      .catch((error: unknown) => void lost.push(`${init?.method ?? 'GET'} ${path} ${String(error)}`))
      .finally(() => {
        longest = Math.max(longest, performance.now() - begun)
        waiting.delete(one)
      })
    waiting.add(one)
  }, 1000 / rate)
  return async () => {
    clearInterval(timer)
    await Promise.all(waiting)
    return { sent, lost, longest: Math.round(longest) }
  }
}

mkdirSync(join(folder, 'cache'))
mkdirSync(join(folder, 'files'))
const postgres = await startPostgres()
const [first, second] = shopPorts.map((one) => `http://127.0.0.1:${one}`)
const shops: ChildProcess[] = []
let nginx: ChildProcess | undefined
try {
  for (const [at, origin] of [first, second].entries()) {
    shops[at] = startShop(postgres.url, shopPorts[at] ?? 0)
    await ready(origin ?? '')
  }
  const rule = nginxConfiguration({ shops: [first ?? '', second], folder, port, filePort: 3981 })
  writeFileSync(join(folder, 'nginx.conf'), rule)
  nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await ready(front)
  const end = ask(Number(values.rate ?? RATE))
  for (let round = 0; round < Number(values.rounds ?? ROUNDS); round++)
    for (const [at, origin] of [first, second].entries()) {
      await pause(1000)
      const shop = shops[at]
      if (shop) await stop(shop)
      shops[at] = startShop(postgres.url, shopPorts[at] ?? 0)
      await ready(origin ?? '')
    }
  const { sent, lost, longest } = await end()
  console.log(`${sent} requests in a rolling restart, ${lost.length} lost; the longest took ${longest} ms`)
  for (const one of lost.slice(0, 20)) console.log(`  ${one}`)
  process.exitCode = lost.length === 0 ? 0 : 1
} finally {
  nginx?.kill('SIGTERM')
  await Promise.all(shops.map((shop) => (shop.exitCode === null ? stop(shop) : undefined)))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
