import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { Engine } from './engine'
import { migrate } from './migrate'
import { type Migration, readMigrations } from './migration-files'
import { openPostgres } from './postgres/engine'
import { describeOnEngines } from './testing/engines'
import { openEngine } from './testing/open-engine'
import { createPostgresDatabase, type PostgresDatabase, withClient } from './testing/postgres-database'
import { assertArabicTrigrams } from './trigrams'

async function ran(engine: Engine): Promise<unknown[]> {
  const { rows } = await engine.db.execute(
    sql`select tag, checksum, applied_at from schema_migrations order by position`,
  )
  return rows
}

async function hasTable(engine: Engine, name: string): Promise<boolean> {
  const { rows } = await engine.db.execute(sql`select to_regclass(${name}) is not null as found`)
  return Object(rows[0]).found
}

const extra = (...statements: string[]): Migration => ({
  position: 9000,
  tag: '9000_extra',
  checksum: statements.join(),
  statements,
})

describe('migration files', () => {
  it('are read in the order of the journal, with any line ending', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oasis-test-migrations-'))
    try {
      await mkdir(join(folder, 'meta'))
      const entries = [
        { idx: 1, tag: '0001_b' },
        { idx: 0, tag: '0000_a' },
      ]
      await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
      await writeFile(
        join(folder, '0000_a.sql'),
        'create table a (i int);\r\n--> statement-breakpoint\r\nselect 1;\r\n',
      )
      await writeFile(join(folder, '0001_b.sql'), 'select 2;--> statement-breakpoint\nselect 3;')
      const windows = await readMigrations(folder)
      expect(windows.map((one) => one.statements)).toEqual([
        ['create table a (i int);', 'select 1;'],
        ['select 2;', 'select 3;'],
      ])
      await writeFile(join(folder, '0000_a.sql'), 'create table a (i int);\n--> statement-breakpoint\nselect 1;\n')
      expect(await readMigrations(folder)).toEqual(windows)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describeOnEngines('migrate', () => {
  // Nested so that the engine closes before its database is dropped.
  describe('on an open database', () => {
    let engine: Engine
    let migrations: Migration[]
    beforeAll(async () => {
      engine = await openEngine()
      migrations = await readMigrations()
    })
    afterAll(() => engine.close())

    it('does nothing the second time', async () => {
      const before = await ran(engine)
      expect(before).toHaveLength(migrations.length)
      await migrate(engine, migrations)
      expect(await ran(engine)).toEqual(before)
    })

    it('rolls a failed migration back', async () => {
      const broken = extra('create table half (i int)', 'create table half (i int)')
      await expect(migrate(engine, [...migrations, broken])).rejects.toThrow()
      expect(await hasTable(engine, 'half')).toBe(false)
      expect(await ran(engine)).toHaveLength(migrations.length)
    })

    it('knows Arabic letters', async () => {
      await expect(assertArabicTrigrams(engine.db)).resolves.toBeUndefined()
    })

    // Runs last, because it leaves the database newer than the code.
    it('runs new migrations, then refuses older code and a changed file', async () => {
      const newer = extra('create table whole (i int)', 'insert into whole values (1)')
      await migrate(engine, [...migrations, newer])
      await migrate(engine, [...migrations, newer])
      expect((await engine.db.execute(sql`select i from whole`)).rows).toEqual([{ i: 1 }])
      await expect(migrate(engine, migrations)).rejects.toMatchObject({
        name: 'SchemaMismatchError',
        message: expect.stringContaining('9000_extra'),
      })
      await expect(migrate(engine, [...migrations, { ...newer, checksum: 'tampered' }])).rejects.toThrow(
        'changed after it ran',
      )
    })
  })
})

describe('migrate on PostgreSQL', () => {
  const databases: PostgresDatabase[] = []
  let bare: PostgresDatabase

  async function create(options: string): Promise<PostgresDatabase> {
    const made = await createPostgresDatabase(options)
    databases.push(made)
    return made
  }
  beforeAll(async () => {
    bare = await create('')
  }, 120_000)
  afterAll(() => Promise.all(databases.map((made) => made.drop())))

  it('runs once when many instances start at once', async () => {
    const migrations = [...(await readMigrations()), extra('create table once (i int)', 'insert into once values (1)')]
    const engines = await Promise.all(Array.from({ length: 6 }, () => openPostgres(bare.url)))
    try {
      await Promise.all(engines.map((engine) => migrate(engine, migrations)))
      const rows = await withClient(bare.url, async (client) => (await client.query('select i from once')).rows)
      expect(rows).toEqual([{ i: 1 }])
    } finally {
      await Promise.all(engines.map((engine) => engine.close()))
    }
  })

  it('creates its own tables once when instances start together', async () => {
    const { url } = await create('')
    const engines = await Promise.all(Array.from({ length: 12 }, () => openPostgres(url)))
    try {
      for (let round = 0; round < 4; round++) {
        await Promise.all(engines.map((engine) => migrate(engine, [])))
        const { rowCount } = await withClient(url, (client) => client.query('select from schema_lock'))
        expect(rowCount).toBe(1)
        await withClient(url, (client) => client.query('drop table schema_lock, schema_migrations'))
      }
    } finally {
      await Promise.all(engines.map((engine) => engine.close()))
    }
  })

  // What code PostgreSQL answers depends on timing; the second and third are rare (1 in 100).
  it.each(['23505', '42P07', '42710'])('tries again when another instance was faster (%s)', async (code) => {
    const engine = await openPostgres((await create('')).url)
    const tooLate = jest.fn(() => Promise.reject(Object.assign(new Error('too late'), { code })))
    const transaction: Engine['transaction'] = (work) =>
      tooLate.mock.calls.length === 0 ? tooLate() : engine.transaction(work)
    try {
      await migrate({ ...engine, transaction }, [])
      expect(tooLate).toHaveBeenCalledTimes(1)
    } finally {
      await engine.close()
    }
  })

  it('explains what to do when pg_trgm may not be installed', async () => {
    const { url } = await create('')
    const user = `oasis_test_${process.pid}_${Date.now()}`
    const poor = new URL(url)
    Object.assign(poor, { username: user, password: 'x' })
    await withClient(url, async (admin) => {
      await admin.query(`create role ${user} login password 'x'; grant create on schema public to ${user}`)
    })
    const engine = await openPostgres(poor.href)
    try {
      await expect(migrate(engine, await readMigrations())).rejects.toThrow('run CREATE EXTENSION pg_trgm once')
    } finally {
      await engine.close()
      await withClient(url, (admin) => admin.query(`drop owned by ${user}; drop role ${user}`))
    }
  })

  it('refuses a locale without Arabic letters', async () => {
    const { url } = await create(`template template0 encoding 'UTF8' locale_provider libc locale 'C'`)
    const engine = await openPostgres(url)
    try {
      await migrate(engine, await readMigrations())
      await expect(assertArabicTrigrams(engine.db)).rejects.toThrow('LC_CTYPE C')
    } finally {
      await engine.close()
    }
  })

  it('names the server, not the password, when it does not answer', async () => {
    const failure = openPostgres('postgres://shop:secret@127.0.0.1:1/oasis')
    await expect(failure).rejects.toThrow(
      'PostgreSQL at 127.0.0.1:1/oasis (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    )
  })
})
