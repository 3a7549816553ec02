import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { Engine } from './engine'
import { migrate, migrationHashes, migrationsFolder } from './migrate'
import { openPostgres } from './postgres/engine'
import { describeOnEveryEngine } from './testing/engines'
import { openEngine } from './testing/open-engine'
import { createPostgresDatabase, type PostgresDatabase, withClient } from './testing/postgres-database'
import { assertArabicTrigrams } from './trigrams'

async function ran(engine: Engine): Promise<unknown[]> {
  const { rows } = await engine.db.execute(sql`select * from drizzle.__drizzle_migrations order by created_at`)
  return rows
}

async function hasTable(engine: Engine, name: string): Promise<boolean> {
  const { rows } = await engine.db.execute(sql`select to_regclass(${name}) is not null as found`)
  return Object(rows[0]).found
}

const NEXT_YEAR = Date.now() + 365 * 24 * 3600_000
let temporary: string
beforeAll(async () => void (temporary = await mkdtemp(join(tmpdir(), 'oasis-test-migrations-'))))
afterAll(() => rm(temporary, { recursive: true }))

/** Returns a folder with the shop's migrations and one more. */
async function withExtra(statements: string[], { when = NEXT_YEAR } = {}): Promise<string> {
  const folder = await mkdtemp(join(temporary, 'extra-'))
  await cp(migrationsFolder(), folder, { recursive: true })
  await writeFile(join(folder, 'extra.sql'), statements.join(';--> statement-breakpoint\n'))
  const path = join(folder, 'meta/_journal.json')
  const journal: { entries: object[] } = JSON.parse(await readFile(path, 'utf8'))
  journal.entries.push({ idx: 9000, version: '7', when, tag: 'extra', breakpoints: true })
  await writeFile(path, JSON.stringify(journal))
  return folder
}

/** Returns a folder without migrations. */
async function noMigrations(): Promise<string> {
  const folder = await mkdtemp(join(temporary, 'none-'))
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, 'meta/_journal.json'), '{"entries":[]}')
  return folder
}

describeOnEveryEngine('migrate', () => {
  // Nested so that the engine closes before its database is dropped.
  describe('on an open database', () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await openEngine()
    })
    afterAll(() => engine.close())

    it('does nothing the second time', async () => {
      const before = await ran(engine)
      expect(before).toHaveLength(migrationHashes().length)
      await migrate(engine)
      expect(await ran(engine)).toEqual(before)
    })

    it('refuses a database whose migrations are not recorded', async () => {
      const schema = (from: string, to: string) =>
        engine.db.execute(sql`alter schema ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
      await schema('drizzle', 'hidden')
      await expect(migrate(engine)).rejects.toThrow(/before the first release/)
      await schema('hidden', 'drizzle')
    })

    it('rolls a failed migration back', async () => {
      const broken = await withExtra(['create table half (i int)', 'create table half (i int)'])
      await expect(migrate(engine, broken)).rejects.toThrow()
      expect(await hasTable(engine, 'half')).toBe(false)
      expect(await ran(engine)).toHaveLength(migrationHashes().length)
    })

    it('knows Arabic letters', async () => {
      await expect(assertArabicTrigrams(engine.db)).resolves.toBeUndefined()
    })

    // Runs last, because it leaves the database newer than the code.
    it('runs new migrations, then refuses older code, a changed file and a late one', async () => {
      const newer = await withExtra(['create table whole (i int)', 'insert into whole values (1)'])
      await migrate(engine, newer)
      await migrate(engine, newer)
      expect((await engine.db.execute(sql`select i from whole`)).rows).toEqual([{ i: 1 }])
      await expect(migrate(engine)).rejects.toMatchObject({
        name: 'SchemaMismatchError',
        message: expect.stringContaining(`newer version of the shop (this version does not know its migration of 20`),
      })
      await expect(migrate(engine, await withExtra(['select 2']))).rejects.toThrow('changed after it ran')
      await appendFile(join(newer, 'late.sql'), 'create table late (i int)')
      const journal = join(newer, 'meta/_journal.json')
      const late = { idx: 9001, version: '7', when: NEXT_YEAR - 1, tag: 'late', breakpoints: true }
      await writeFile(journal, (await readFile(journal, 'utf8')).replace(/]\s*}$/, `,${JSON.stringify(late)}]}`))
      await expect(migrate(engine, newer)).rejects.toThrow('older than one that already ran')
      expect(await hasTable(engine, 'late')).toBe(false)
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
    const folder = await withExtra(['create table once (i int)', 'insert into once values (1)'])
    const engines = await Promise.all(Array.from({ length: 6 }, () => openPostgres(bare.url)))
    try {
      await Promise.all(engines.map((engine) => migrate(engine, folder)))
      const rows = await withClient(bare.url, async (client) => (await client.query('select i from once')).rows)
      expect(rows).toEqual([{ i: 1 }])
    } finally {
      await Promise.all(engines.map((engine) => engine.close()))
    }
  })

  it('creates its own tables once when instances start together', async () => {
    const { url } = await create('')
    const folder = await noMigrations()
    const engines = await Promise.all(Array.from({ length: 12 }, () => openPostgres(url)))
    try {
      for (let round = 0; round < 4; round++) {
        await Promise.all(engines.map((engine) => migrate(engine, folder)))
        await withClient(url, (client) => client.query('drop schema drizzle cascade; drop extension pg_trgm'))
      }
    } finally {
      await Promise.all(engines.map((engine) => engine.close()))
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
      await expect(migrate(engine)).rejects.toThrow('run CREATE EXTENSION pg_trgm once')
    } finally {
      await engine.close()
      await withClient(url, (admin) => admin.query(`drop owned by ${user}; drop role ${user}`))
    }
  })

  it('refuses a locale without Arabic letters', async () => {
    const { url } = await create(`template template0 encoding 'UTF8' locale_provider libc locale 'C'`)
    const engine = await openPostgres(url)
    try {
      await migrate(engine)
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
