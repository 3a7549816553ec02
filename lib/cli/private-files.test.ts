import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { shopHere } from './testing/in-process'

const { email, address } = orderRequest()
const order = {
  ...{ id: '1', code: 'K7QM2RXA', createdAt: '2026-03-01T08:00:00.000Z', status: 'pending', payment: 'cod_due' },
  ...{ subtotal: 20, shipping: 0, total: 20, email, phone: '971500000001', address },
  ...{ withHead: null, cuts: null, slot: null, lines: [], events: [] },
}

let folder: string
let shop: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oasis-private-'))
  shop = await serve((request) =>
    request.url.endsWith(`/orders/${order.code}`) ? Response.json({ data: order }) : new Response('Salma'),
  )
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['invoice export', ['invoice', 'export', 'FILE']],
  ['invoice pdf', ['invoice', 'pdf', 'INV-000012', '--out', 'FILE']],
  ['order cut-sheet', ['order', 'cut-sheet', order.code, '--out', 'FILE']],
  ['audit export', ['audit', 'export', 'FILE']],
])('only its owner may read what %s saves of customers', async (name, words) => {
  const file = join(folder, name)
  const ran = await shopHere([...words.map((word) => (word === 'FILE' ? file : word)), '--url', shop.origin], folder)
  expect(ran).toMatchObject({ code: 0, errors: '' })
  expect(await readFile(file, 'utf8')).toBe('Salma')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})
