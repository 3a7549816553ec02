import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { setEnvironment } from '@/lib/testing/environment'
import { StaffClient } from '../client'
import { fetchMedia } from './export'

const nameOf = (digit: string) => `${digit.repeat(24)}-1280.webp`
const silent = { json: true, say: () => {}, result: () => {} }
const strip = () => new Response('strip', { headers: { 'cache-control': 'no-store' } })

let folder: string
let shop: TestServer
let pictures: Map<string, string>
let requests: string[]
const { STAFF_TOKEN } = process.env

/** A shop that answers staff with its pictures, and others with something else. */
function answer(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/api/staff/media/')) return strip()
  const name = pathname.slice('/api/staff/media/'.length)
  requests.push(`${request.method} ${name}`)
  const picture = pictures.get(name)
  if (picture === undefined) return Response.json({ message: `No ${name}.`, errors: [] }, { status: 503 })
  return new Response(picture)
}

beforeEach(async () => {
  process.env.STAFF_TOKEN = 'x'.repeat(24)
  folder = await mkdtemp(join(tmpdir(), 'oasis-pictures-'))
  shop = await serve(answer)
  pictures = new Map([nameOf('a'), nameOf('b')].map((name) => [name, `the picture ${name}`]))
  requests = []
  const rows = [...pictures.keys()].map((name, at) => `p-${at},http://shop.test/media/${name}\n`)
  await writeFile(join(folder, 'out.csv'), `Handle,Image Src\n${rows.join('')}`)
})
afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
  setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
})

const fetchAll = () => fetchMedia(new StaffClient(shop.origin), { csv: join(folder, 'out.csv'), folder }, silent)

test('saves the pictures, not the placeholders that visitors get', async () => {
  expect(await fetchAll()).toEqual({ pictures: 2, videos: 0 })
  for (const [name, picture] of pictures) expect(await readFile(join(folder, name), 'utf8')).toBe(picture)
})

test('fetches only pictures that are not saved yet', async () => {
  await writeFile(join(folder, nameOf('b')), pictures.get(nameOf('b')) ?? '')
  await fetchAll()
  expect(await readFile(join(folder, nameOf('a')), 'utf8')).toBe(pictures.get(nameOf('a')))
  expect(requests).toEqual([`GET ${nameOf('a')}`])
})

test('names a missing picture after saving the others', async () => {
  pictures.delete(nameOf('a'))
  await expect(fetchAll()).rejects.toMatchObject({
    exitCode: 3,
    message: `1 of 2 files are missing, the first: No ${nameOf('a')}. Run the same command again for the rest.`,
  })
  expect(await readFile(join(folder, nameOf('b')), 'utf8')).toBe(pictures.get(nameOf('b')))
})
