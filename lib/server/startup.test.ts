import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { copyPgliteDatabase } from '@/lib/db/testing/pglite-database'
import { script } from '@/lib/testing/scripts'

// Starts whole processes, slow on a busy machine.
jest.setTimeout(120_000)

let dataDir = ''
let running: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'startup-'))
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running = []
  await rm(dataDir, { recursive: true })
})

function start(env: Record<string, string> = {}) {
  const given = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SHOP_DEMO: 'off',
    PORT: '3000',
    STAFF_TOKEN: '',
    API_BASE_URL: '',
  }
  const child = spawn(process.execPath, script('shop'), {
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ...given, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.push(child)
  const heard: string[] = []
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  lines.on('line', (line) => heard.push(line))
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('')
  return {
    child,
    heard,
    /** Waits for a line with this prefix and returns its rest. */
    async says(beginning: string): Promise<string> {
      for (;;) {
        const line = heard.find((one) => one.trim().startsWith(beginning))
        if (line) return line.trim().slice(beginning.length)
        await once(lines, 'line')
      }
    },
    async ended() {
      const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
      return { code, errors: (await errors).trim() }
    },
  }
}

test('on SIGTERM finishes open requests, closes the data and exits with 0', async () => {
  await copyPgliteDatabase(dataDir)
  const shop = start({ DATABSE_URL: 'postgres://shop@127.0.0.1:9/shop' })
  const port = await shop.says('port ')
  expect(await shop.says('DATABSE_URL is ignored')).toContain('DATABASE_URL')
  expect(shop.heard[1]?.trim()).toBe('The shop is open: http://localhost:3000')
  expect(await shop.says('No WhatsApp messages are sent, ')).toContain('WHATSAPP_TOKEN')
  expect(await shop.says('No e-mails are sent: ')).toContain('SMTP_URL')
  expect(await shop.says('No mail is sent about new orders: ')).toContain('ORDER_MAIL')
  for (const command of ['shop info set', 'shop policy set']) expect(shop.heard.join('')).toContain(command)
  expect(await readFile(join(dataDir, 'staff-token'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  expect((await stat(join(dataDir, 'staff-token'))).mode & 0o777).toBe(0o600)
  const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text())
  await shop.says('asked')
  const since = performance.now()
  shop.child.kill('SIGTERM')
  shop.child.kill('SIGINT')
  expect(await answer).toBe('answered')
  expect(await shop.ended()).toEqual({ code: 0, errors: '' })
  expect(performance.now() - since).toBeLessThan(5000)
  expect(shop.heard.at(-1)?.trim()).toBe('The shop is closed.')
  expect((await readdir(dataDir)).filter((name) => name.includes('lock'))).toEqual([])
})

test('a second shop on the same data exits and names the first; after a kill the next takes over', async () => {
  await copyPgliteDatabase(dataDir)
  const first = start()
  await first.says('port ')
  const second = await start().ended()
  expect(second.code).toBe(1)
  expect(second.errors).toContain(`process ${first.child.pid}`)
  expect(second.errors.split('\n')).toHaveLength(1)
  expect(first.child.exitCode).toBeNull()

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  expect(await readFile(join(dataDir, 'db.lock'), 'utf8')).toContain(`"pid":${first.child.pid},`)
  const next = start()
  await next.says('port ')
  expect(await readFile(join(dataDir, 'db.lock'), 'utf8')).toContain(`"pid":${next.child.pid},`)
  next.child.kill('SIGTERM')
  expect(await next.ended()).toEqual({ code: 0, errors: '' })
})

test('starts without a database when an API host is set', async () => {
  await rm(dataDir, { recursive: true })
  const shop = start({ API_BASE_URL: 'http://127.0.0.1:9/api/v1.0', DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' })
  await shop.says('port ')
  expect(shop.heard[0]?.trim()).toBe('DATABASE_URL is ignored: with API_BASE_URL everything comes from the API host.')
  expect(shop.heard[1]?.trim()).toBe('The shop is open: http://localhost:3000, on http://127.0.0.1:9/api/v1.0')
  expect(await shop.says('The API host ')).toContain('cannot be reached')
  shop.child.kill('SIGTERM')
  expect(await shop.ended()).toEqual({ code: 0, errors: '' })
  expect(await readdir(dataDir).catch(() => 'nothing')).toBe('nothing')
  await mkdir(dataDir)
})

test.each([
  ['a wrong setting', { PORT: 'many' }, 'PORT'],
  ['a database out of reach', { DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' }, 'DATABASE_URL'],
  ['a file in the place of the data folder', { DATA_DIR: process.execPath }, 'DATA_DIR'],
])('%s stops start-up with a message naming the variable, without a stack', async (_, env, variable) => {
  const { code, errors } = await start(env).ended()
  expect(code).toBe(1)
  expect(errors).toContain(variable)
  expect(errors).not.toMatch(/\n\s+at /)
})
