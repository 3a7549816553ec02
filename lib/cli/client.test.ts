import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { config } from '@/lib/config/environment'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { setEnvironment } from '@/lib/testing/environment'
import { StaffClient } from './client'

const { STAFF_TOKEN } = process.env
let shop: TestServer

beforeEach(async () => {
  process.env.STAFF_TOKEN = 'x'.repeat(24)
  shop = await serve(async (request) =>
    Response.json({ heard: await request.text(), as: request.headers.get('authorization') }, { status: 201 }),
  )
})
afterEach(async () => {
  jest.restoreAllMocks()
  await shop.close()
  setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
})

test.each(['two lines of a token,\nlong enough', 'رمز سري طويل بما يكفي للتجربة'])(
  'a token that cannot be sent is named, and not the shop blamed (%j)',
  async (token) => {
    process.env.STAFF_TOKEN = token
    const message = 'STAFF_TOKEN can only be one line of Latin letters, digits and signs (ASCII).'
    await expect(new StaffClient(shop.origin).send('')).rejects.toMatchObject({ message, exitCode: 2 })
  },
)

test('explains which token to set when the shop refuses ours', async () => {
  await shop.close()
  shop = await serve(() => Response.json({ message: 'No.', errors: [] }, { status: 401 }))
  const how = 'Give this command the DATA_DIR or STAFF_TOKEN that the shop was started with.'
  const send = () => new StaffClient(shop.origin).send('')
  await expect(send()).rejects.toThrow(`The shop at ${shop.origin} does not take STAFF_TOKEN. ${how}`)
  delete process.env.STAFF_TOKEN
  await expect(send()).rejects.toThrow(
    `does not take the staff token in ${join(config().dataDir, 'staff-token')}. ${how}`,
  )
})

test('an unreadable file is not reported as an unreachable shop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oasis-client-'))
  await writeFile(join(folder, 'products.csv'), 'Handle')
  const body = new FormData()
  body.set('file', await openAsBlob(join(folder, 'products.csv')), 'products.csv')
  await rm(folder, { recursive: true })
  const message = 'The file could not be read while it was sent.'
  const sent = new StaffClient(shop.origin).send('/import', { method: 'POST', body })
  await expect(sent).rejects.toMatchObject({ message, exitCode: 2 })
})

test('slow calls avoid fetch, which times out after 300 s', async () => {
  const tired = new TypeError('fetch failed', { cause: { code: 'UND_ERR_HEADERS_TIMEOUT' } })
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(tired)
  const client = new StaffClient(shop.origin)
  const stream = Readable.from([Buffer.from('a '), Buffer.from('backup')])
  const answer = await client.send('/restore', { method: 'POST', stream, slow: true })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ heard: 'a backup', as: `Bearer ${'x'.repeat(24)}` })
  expect(await (await client.send('/backup', { slow: true })).json()).toMatchObject({ heard: '' })
  await expect(new StaffClient('http://127.0.0.1:9').send('/backup', { slow: true })).rejects.toThrow('Is it running?')
})
