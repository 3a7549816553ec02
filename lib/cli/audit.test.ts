import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { setEnvironment } from '@/lib/testing/environment'
import { shopHere } from './testing/in-process'

const { STAFF_TOKEN } = process.env
let folder: string
let shop: TestServer
let isBroken: boolean

/** A shop whose answer may end before its log does. */
function answer(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"seq":1}\n'))
      if (isBroken) setTimeout(() => void shop.close(), 50)
      else controller.close()
    },
  })
  return new Response(body)
}

const entry = { at: '2026-12-01T10:00:00.000Z', via: 'browser', address: '', hash: '' }
const page = {
  entries: [
    {
      ...{ ...entry, seq: 2, actor: { id: 'm', name: 'Huda', role: 'manager' }, call: 'PUT /orders/:id' },
      ...{ subject: 'K7QM2RXA', data: { before: { total: 9400, shipping: 0 }, after: { total: 6900, shipping: 0 } } },
    },
    {
      ...{
        ...entry,
        seq: 1,
        actor: { id: 'token', name: 'token', role: 'owner' },
        via: 'token',
        call: 'PUT /shop/info',
      },
      ...{ subject: 'shopInfo', data: null },
    },
  ],
  next: null,
}

const exported = () => shopHere(['audit', 'export', join(folder, 'audit.jsonl'), '--url', shop.origin], folder)

beforeEach(async () => {
  process.env.STAFF_TOKEN = 'x'.repeat(24)
  folder = await mkdtemp(join(tmpdir(), 'oasis-audit-'))
  shop = await serve(async ({ url }) => (url.includes('/export') ? answer() : Response.json({ data: page })))
  isBroken = false
})
afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
  setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
})

test('the log of before stays when the shop stops in the middle of an export', async () => {
  isBroken = true
  await writeFile(join(folder, 'audit.jsonl'), 'the log of last month\n')
  const { code, errors } = await exported()
  expect([code, errors]).toEqual([3, expect.stringContaining('The shop stopped in the middle')])
  expect(await readFile(join(folder, 'audit.jsonl'), 'utf8')).toBe('the log of last month\n')
  expect(await readdir(folder)).toEqual(['audit.jsonl'])
})

test('only the owner may read the log: it has personal data', async () => {
  expect((await exported()).code).toBe(0)
  const path = join(folder, 'audit.jsonl')
  expect(await readFile(path, 'utf8')).toBe('{"seq":1}\n')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('changes are listed in the words of the back office, with amounts in AED', async () => {
  const { out } = await shopHere(['audit', 'list', '--url', shop.origin], folder)
  expect(out.split('\n')).toEqual([
    '    2  1 Dec 2026, 14:00  Huda (manager)  Order changed: K7QM2RXA',
    '       before Total: AED 94.00',
    '       after  Total: AED 69.00',
    '    1  1 Dec 2026, 14:00  a program with the staff token  Facts of the shop changed',
    '       Erased at the customer’s request',
    '',
  ])
})
