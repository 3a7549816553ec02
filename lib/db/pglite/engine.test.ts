import fs from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { settings } from '../schema'
import { copyPgliteDatabase } from '../testing/pglite-database'
import { DurableFiles, walSegment, assertDurable } from './durable-files'
import { openPglite, startParams } from './engine'

const SEGMENT_MB = 16

/** Behaves as PGlite's own file system. */
class ForgetfulFiles extends DurableFiles {
  override init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return NodeFS.prototype.init.apply(this, given)
  }
}

describe('the embedded engine', () => {
  let folder: string
  let directory: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oasis-test-engine-'))
    directory = join(folder, 'db')
    await copyPgliteDatabase(folder)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('makes every commit durable before it acknowledges it', async () => {
    const files = new DurableFiles(directory)
    const engine = await openPglite(directory, files)
    for (let number = 0; number < 20; number += 1) {
      const before = files.syncs
      await engine.transaction(async (tx) => {
        await tx.insert(settings).values({ key: `commit-${number}`, value: number })
        expect(files.syncs).toBe(before)
      })
      expect(files.syncs).toBeGreaterThan(before)
    }
    await engine.close()
  })

  it('reports a full disk when that may be why it does not open', async () => {
    await rm(join(directory, 'global', 'pg_control'))
    const why = () => openPglite(directory).catch((error: Error) => error.cause)
    expect(await why()).not.toHaveProperty('code', 'ENOSPC')
    const room = await fs.promises.statfs(folder)
    const statfs = jest.spyOn(fs.promises, 'statfs').mockResolvedValue({ ...room, bsize: 4096, bavail: 3000 })
    try {
      expect(await why()).toMatchObject({
        code: 'ENOSPC',
        message: expect.stringMatching(/^11 MB are free .* need 32 MB/),
      })
    } finally {
      statfs.mockRestore()
    }
  })

  it('refuses to open when commits would not reach the disk', async () => {
    const refused = openPglite(directory, new ForgetfulFiles(directory))
    await expect(refused).rejects.toMatchObject({
      name: 'DurabilityError',
      message: expect.stringContaining('without making'),
    })
    expect(await readdir(folder)).toEqual(['db'])
    const files = new DurableFiles(directory)
    const careless = await PGlite.create({ fs: files })
    await expect(assertDurable(careless, files)).rejects.toThrow('fsync=off')
    await careless.close()
    const lazy = await PGlite.create({ fs: files, startParams: [...startParams, '-c', 'wal_sync_method=fdatasync'] })
    await expect(assertDurable(lazy, files)).rejects.toThrow('wal_sync_method=fdatasync')
    await lazy.close()
  })

  it('opens with few buffers, because opening touches all of them', async () => {
    const engine = await openPglite(directory)
    const { rows } = await engine.db.execute<{ buffers: number }>(
      sql`select setting::int * 8 / 1024 as buffers from pg_settings where name = 'shared_buffers'`,
    )
    expect(rows[0]?.buffers).toBeLessThanOrEqual(10)
    await engine.close()
  })

  it('bounds its WAL', async () => {
    const files = new DurableFiles(directory)
    const engine = await openPglite(directory, files)
    const segments = async (): Promise<string[]> =>
      (await readdir(join(directory, 'pg_wal'))).filter((name) => walSegment(`/pg_wal/${name}`) !== null)
    const newest = async (): Promise<number> => {
      const { rows } = await engine.db.execute<{ name: string }>(
        sql`select pg_walfile_name(pg_current_wal_lsn()) as name`,
      )
      return walSegment(`/pg_wal/${rows[0]?.name}`) ?? 0
    }
    const first = await newest()
    const sizes: number[] = []
    for (let number = 0; number < 30; number += 1) {
      await engine.db.insert(settings).values({ key: `wal-${number}`, value: number })
      await engine.db.execute(sql`select pg_switch_wal()`)
      sizes.push((await segments()).length * SEGMENT_MB)
    }
    expect((await newest()) - first).toBeGreaterThanOrEqual(30)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(64 + 4 * SEGMENT_MB)
    expect(await engine.db.$count(settings)).toBe(30)
    await engine.close()
  })
})
