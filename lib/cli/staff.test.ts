import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { setEnvironment } from '@/lib/testing/environment'
import { shopHere } from './testing/in-process'

const { STAFF_TOKEN } = process.env
let shop: TestServer

beforeEach(async () => {
  process.env.STAFF_TOKEN = 'x'.repeat(24)
  const member = { id: 'm1', name: 'Rashid', email: 'rashid@shop.example', role: 'manager', disabled: false }
  shop = await serve(async () =>
    Response.json({ data: { ...member, joined: true, secondFactor: true, lastSeenAt: null } }),
  )
})
afterEach(async () => {
  await shop.close()
  setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
})

test('a member whose role changes is not said to have never signed in', async () => {
  const { code, out } = await shopHere(['staff', 'role', 'rashid@shop.example', 'manager', '--url', shop.origin], '.')
  expect([code, out.trim()]).toEqual([0, 'rashid@shop.example  Rashid  manager    active'])
})
