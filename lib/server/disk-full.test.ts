import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { closeDatabase, database } from '@/lib/db/database'
import { sessions } from '@/lib/db/schema'
import { copyPgliteDatabase } from '@/lib/db/testing/pglite-database'
import { writeBackup } from '@/lib/shop/backup/write'
import { hashPassword } from '@/lib/shop/customers/passwords'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { loadMessages } from '@/lib/i18n/messages'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { readiness } from '@/lib/api/files/health'
import { Visitor } from '@/lib/api/testing/visitor'

// The failures here are expected.
process.env.LOG_LEVEL = 'silent'

const PASSWORD = 'camel-and-date'
/** A little more than an embedded database needs. */
const SIZE = '96m'
const CHUNKS = [1024 * 1024, 4096]
/** More sessions than fit into a table's allocated pages. */
const MANY_ROWS = 5000

const { DATA_DIR, DATABASE_URL } = process.env
const permitted = process.platform === 'linux' && process.getuid?.() === 0
const onSmallDisk = permitted || process.env.CI ? describe : describe.skip

onSmallDisk('a full disk under the embedded database', () => {
  let dataDir: string
  let customer: { id: string; phone: string }
  let files = 0

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oasis-test-full-'))
    const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir])
    if (status !== 0) throw new Error(`The disk could not be mounted: ${String(stderr)}`)
    await copyPgliteDatabase(dataDir)
    Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '' })
    customer = await addCustomer({ passwordHash: await hashPassword(PASSWORD) })
  }, 60_000)
  afterAll(async () => {
    await makeRoom()
    await closeDatabase()
    spawnSync('umount', [dataDir])
    await rm(dataDir, { recursive: true, force: true })
    Object.assign(process.env, { DATA_DIR: DATA_DIR ?? '', DATABASE_URL: DATABASE_URL ?? '' })
  })

  async function fillDisk(): Promise<void> {
    for (const size of CHUNKS)
      while ((await statfs(dataDir)).bavail * 4096 >= size)
        await writeFile(join(dataDir, `filler-${files++}`), Buffer.alloc(size)).catch(() => undefined)
  }
  async function makeRoom(): Promise<void> {
    while (files > 0) await rm(join(dataDir, `filler-${--files}`), { force: true })
  }
  /** Opens sessions until the database has no room left. */
  async function fillPages(): Promise<void> {
    const db = await database()
    const row = () => ({ tokenHash: uuidv7().repeat(4), customerId: customer.id, lastSeenAt: new Date() })
    for (let made = 0; made < MANY_ROWS; made++) {
      const full = await db
        .insert(sessions)
        .values(row())
        .then(
          () => false,
          () => true,
        )
      if (full) return
    }
    throw new Error('The disk did not fill')
  }
  const signIn = (language: string) => {
    const visitor = new Visitor()
    visitor.cookies.set(LANGUAGE_COOKIE, language)
    return visitor.ask('POST /auth/customer/signin', { phone: customer.phone, password: PASSWORD })
  }
  const ready = async () => {
    const answer = await readiness()
    return [answer.status, await answer.json()]
  }

  test('is reported to the customer and on /readyz, and ends when there is room again', async () => {
    expect(await ready()).toMatchObject([200, { status: 'ok' }])
    await fillDisk()
    await fillPages()
    for (const language of ['en', 'ar'] as const) {
      const { status, body } = await signIn(language)
      expect([status, body.message]).toEqual([503, (await loadMessages(language)).Errors.ServiceUnavailable])
    }
    expect(await ready()).toEqual([503, { status: 'unavailable', disk: 'full' }])
    expect(await ready()).toEqual([503, { status: 'unavailable', disk: 'full' }])
    await expect(writeBackup(join(dataDir, 'backup.gz'))).rejects.toMatchObject({ code: 'ENOSPC' })
    await makeRoom()
    expect(await ready()).toMatchObject([200, { status: 'ok' }])
    expect((await signIn('en')).status).toBe(200)
  }, 60_000)
})
