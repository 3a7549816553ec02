import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { closeDatabase, database, transaction } from '../database'
import { settings } from '../schema'
import { copyPgliteDatabase } from '../testing/pglite-database'

describe('a disk that fails', () => {
  const { DATA_DIR, DATABASE_URL } = process.env
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oasis-test-panic-'))
    await copyPgliteDatabase(dataDir)
    Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '' })
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await closeDatabase()
    Object.assign(process.env, { DATA_DIR: DATA_DIR ?? '', DATABASE_URL: DATABASE_URL ?? '' })
    await rm(dataDir, { recursive: true })
  })

  it('fails the commit, and the database opens again when the disk works', async () => {
    const sync = jest.spyOn(fs, 'fsyncSync')
    const broken = await database()
    await broken.insert(settings).values({ key: 'acknowledged', value: 1 })
    sync.mockImplementation(() => {
      throw Object.assign(new Error('i/o error'), { code: 'EIO' })
    })
    await expect(transaction((tx) => tx.insert(settings).values({ key: 'refused', value: 1 }))).rejects.toThrow()
    await expect(broken.select().from(settings)).rejects.toMatchObject({ cause: { name: 'DatabasePanicError' } })
    sync.mockRestore()
    const rows = await (await database()).select().from(settings)
    expect(rows.map((row) => row.key)).toContain('acknowledged')
    await transaction((tx) => tx.insert(settings).values({ key: 'later', value: 1 }))
    expect(await (await database()).$count(settings)).toBe(rows.length + 1)
  })
})
