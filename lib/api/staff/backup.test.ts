import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ServerProcess, startServer } from '@/lib/cli/testing/processes'
import { copyPgliteDatabase } from '@/lib/db/testing/pglite-database'
import { pictureHash } from '@/lib/media/hash'
import { mediaPath } from '@/lib/shop/media/folder-store'

const SLOW = 300_000
const TOKEN = 'a-token-of-the-staff-for-tests'
/** More than the buffers between the shop and the client hold. */
const LARGE = 8_000_000
const before = { ...process.env }

let server: ServerProcess

beforeAll(async () => {
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), 'oasis-backup-'))
  process.env.STAFF_TOKEN = TOKEN
  await copyPgliteDatabase(process.env.DATA_DIR)
  const path = mediaPath({ hash: pictureHash('large'), width: 1280 })
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, randomBytes(LARGE))
  server = await startServer(process.env.DATA_DIR)
}, SLOW)
afterAll(async () => {
  await server.kill()
  await rm(process.env.DATA_DIR ?? '', { recursive: true, force: true })
  process.env = { ...before }
}, SLOW)

const backup = () => fetch(`${server.origin}/api/staff/backup`, { headers: { authorization: `Bearer ${TOKEN}` } })
const folder = () => join(process.env.DATA_DIR ?? '', 'backups')
const kept = () => readdir(folder())

/** Reads this many bytes of a backup, waits until the shop's buffers are full, and disconnects. */
async function leaveAfter(bytes: number): Promise<void> {
  const asked = get(`${server.origin}/api/staff/backup`, { headers: { authorization: `Bearer ${TOKEN}` } })
  asked.on('error', () => {})
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  let read = 0
  while (answer && read < bytes) read += (answer.read() ?? (await once(answer, 'readable'), Buffer.of())).length
  await new Promise((resolve) => setTimeout(resolve, 300))
  answer?.destroy()
}

test(
  'a backup leaves no file behind, and the server survives a client that disconnects',
  async () => {
    for (let part = 0; part < 8; part++) await leaveAfter((part / 8) * LARGE)
    const whole = await backup()
    expect(await kept()).toEqual([])
    expect(await whole.arrayBuffer()).toHaveProperty('byteLength', Number(whole.headers.get('content-length')))
    expect(await kept()).toEqual([])
  },
  SLOW,
)

test('an uploaded backup is kept from others, and goes, also when it is refused', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const upload = writable.getWriter()
  const headers = { authorization: `Bearer ${TOKEN}` }
  const request = { method: 'POST', headers, body: readable, duplex: 'half' } as const
  const answer = fetch(`${server.origin}/api/staff/backup/verify`, request)
  await upload.write(Buffer.from('no backup'))
  let [name] = await kept()
  while (!name) [name] = await kept()
  expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o600)
  await upload.close()
  expect((await answer).status).toBe(400)
  expect(await kept()).toEqual([])
})
