import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { script } from '@/lib/testing/scripts'

const TIMEOUT = 30_000
const at = '2026-11-01T08:00:00.000Z'
const synonyms = Array.from({ length: 500 }, (_, n) => ({ typed: `word${n}`, finds: 'hay' }))
const customer = {
  customer: {
    ...{ id: 'c1', name: 'Salma', phone: '971501234567', email: '', language: 'en', gender: '', image: null },
    ...{ state: 'active', orders: 0, createdAt: at },
  },
  messages: Array.from({ length: 200 }, () => ({ channel: 'email', template: 'order-status', createdAt: at })),
  ...{ addresses: [], orders: [], reviews: [], favorites: [], cart: [], sessions: [] },
}

let folder: string
let shop: TestServer

beforeAll(async () => {
  shop = await serve(async ({ url }) => Response.json({ data: url.endsWith('/synonyms') ? synonyms : customer }))
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oasis-full-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs a command that can write 4 kB of a file, as on a disk that gets full. */
function run(...words: string[]): Promise<string> {
  const command = [process.execPath, ...script('cli'), ...words, '--url', shop.origin]
  const env = { ...process.env, STAFF_TOKEN: 'x'.repeat(24), NODE_NO_WARNINGS: '1', npm_lifecycle_event: '' }
  return new Promise((resolve) => {
    const done = (_: unknown, out: string, errors: string) => resolve(out + errors)
    execFile('bash', ['-c', 'ulimit -f 4; exec "$@"', 'bash', ...command], { env }, done)
  })
}

test(
  'the synonyms of before stay when the disk gets full in an export',
  async () => {
    const file = join(folder, 'synonyms.json')
    await writeFile(file, 'those of before')
    expect(await run('search', 'synonyms', 'export', file)).toContain('cannot be written')
    expect(await readFile(file, 'utf8')).toBe('those of before')
    expect(await readdir(folder)).toEqual(['synonyms.json'])
  },
  TIMEOUT,
)

test(
  'half of the data of a customer does not stay, nor refuse the next export',
  async () => {
    expect(await run('customer', 'export', 'c1', join(folder, 'salma.json'))).toContain('cannot be written')
    expect(await readdir(folder)).toEqual([])
    await writeFile(join(folder, 'salma.json'), 'mine')
    expect(await run('customer', 'export', 'c1', join(folder, 'salma.json'))).toContain('cannot be written')
    expect(await readFile(join(folder, 'salma.json'), 'utf8')).toBe('mine')
  },
  TIMEOUT,
)
