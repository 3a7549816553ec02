import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { PICTURE_MAX_BYTES } from '@/lib/contract/staff'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { setEnvironment } from '@/lib/testing/environment'
import { StaffClient } from './client'
import { sendPictures } from './pictures'

const silent = { json: true, say: () => {}, result: () => {} }
const { STAFF_TOKEN } = process.env

let folder: string
let shop: TestServer

/** A shop that has no pictures and refuses decompression bombs. */
async function answer(request: Request): Promise<Response> {
  if (request.url.endsWith('/media/known')) return Response.json({ data: [] })
  if ((await request.text()) === 'bomb')
    return Response.json({ message: 'Too many pixels.', errors: [] }, { status: 413 })
  return Response.json({ data: { hash: '0'.repeat(24), width: 1, height: 1 } })
}

beforeEach(async () => {
  process.env.STAFF_TOKEN = 'x'.repeat(24)
  folder = await mkdtemp(join(tmpdir(), 'oasis-pictures-'))
  shop = await serve(answer)
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  jest.restoreAllMocks()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
  setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
})

test('leaves out unreadable and refused pictures with the reason, and goes on', async () => {
  await writeFile(join(folder, 'good.jpg'), 'good')
  await writeFile(join(folder, 'bomb.png'), 'bomb')
  const names = ['gone.jpg', 'bomb.png', 'good.jpg']
  const pictures = { names, path: (name: string) => join(folder, name) }
  const sent = await sendPictures(new StaffClient(shop.origin), pictures, names, { dryRun: false, output: silent })
  expect(Object.keys(sent.hashes)).toEqual(['good.jpg'])
  expect(sent.refused).toEqual([
    { name: 'gone.jpg', reason: 'The file cannot be read: no such file or folder.' },
    { name: 'bomb.png', reason: 'Too many pixels.' },
  ])
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('refuses a picture above the limit without sending it', async () => {
  const names = ['huge.jpg', 'full.jpg']
  for (const [index, name] of names.entries()) {
    await writeFile(join(folder, name), '')
    await truncate(join(folder, name), PICTURE_MAX_BYTES + (index === 0 ? 1 : 0))
  }
  const pictures = { names, path: (name: string) => join(folder, name) }
  const sent = await sendPictures(new StaffClient(shop.origin), pictures, names, { dryRun: false, output: silent })
  expect(Object.keys(sent.hashes)).toEqual(['full.jpg'])
  const reason = 'The file is too large: 10.1 MB, and the shop takes 10: save it smaller, or as JPEG.'
  expect(sent.refused).toEqual([{ name: 'huge.jpg', reason }])
})
