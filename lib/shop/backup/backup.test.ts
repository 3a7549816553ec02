import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, jest, test } from '@jest/globals'
import { and, eq, getTableName, inArray, isNull, sql } from 'drizzle-orm'
import { config } from '@/lib/config/environment'
import { database, transaction } from '@/lib/db/database'
import {
  catalogueVersion,
  customers,
  media,
  orderLines,
  outbox,
  products,
  sessions,
  settings,
  staff,
  staffSessions,
} from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { withClient } from '@/lib/db/testing/postgres-database'
import { pictureHash } from '@/lib/media/hash'
import { asStaff } from '../audit/actor'
import { auditEntries, verifyAudit } from '../audit/read'
import { addToCart } from '../cart/edit'
import { productGroups } from '../catalogue/groups'
import { getProduct } from '../catalogue/product'
import { addCategory, addProduct, addRatings } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { deleteOrphans } from '../media/sweep-images'
import { writeSettings } from '../catalogue/settings'
import { databaseId, keepDatabaseId, ownsMediaFolder } from '../media/folder-owner'
import { mediaPath } from '../media/folder-store'
import { changeStatus } from '../orders/change-status'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { renewSearch } from '../catalogue/reindex'
import { openStaffSession } from '../staff-accounts/sessions'
import { verifyBackup } from './read'
import { restoreBackup } from './restore'
import { tablesInOrder } from './format'
import { writeBackup } from './write'

const picture = { hash: pictureHash('a picture'), width: 320 } as const

/** A backup with these lines and an end line `end` whose checksum matches. */
function sealed(content: string[], end = ''): Buffer {
  const sha256 = createHash('sha256')
    .update(content.map((line) => `${line}\n`).join(''))
    .digest('hex')
  return gzipSync([...content, JSON.stringify({ ...JSON.parse(end), sha256 })].join('\n'))
}

describeOnEveryEngine('a backup', (engine) => {
  let product: string
  const path = () => join(config().dataDir, 'saved', 'shop.gz')
  /** All data but the catalogue version, which only grows. */
  const everything = async () => {
    const db = await database()
    const all: Record<string, unknown> = {}
    for (const table of tablesInOrder()) {
      const name = getTableName(table)
      if (name.startsWith('catalogue_')) continue
      const { rows } = await db.execute(sql`select to_jsonb(t)::text as row from ${table} t order by 1`)
      all[name] = rows
    }
    return all
  }

  /** Runs `work` while a trigger on the table runs `body` for each changed row. */
  const onChange = async (table: string, body: string, work: () => Promise<unknown>) => {
    const db = await database()
    await db.execute(
      sql.raw(
        `create function watch() returns trigger language plpgsql as $$ begin ${body} return coalesce(new, old); end $$`,
      ),
    )
    await db.execute(
      sql.raw(`create trigger watch before insert or delete on ${table} for each row execute function watch()`),
    )
    try {
      await work()
    } finally {
      await db.execute(sql`drop function watch cascade`)
    }
  }

  beforeAll(async () => {
    const category = await addCategory({ en: 'Feed', ar: 'أعلاف' }, { subcategories: [{ en: 'Hay', ar: 'تبن' }] })
    product = await addProduct({ title: { en: 'Alfalfa "20 kg"', ar: 'برسيم' }, category, colors: ['#155E66'] })
    await addRatings(product, [{ rating: 4, by: 'عمر' }])
    const { id } = await addCustomer({ username: 'Salma \u2067 \\ 🐪' })
    await addToCart(id, { productId: product, color: '#155E66' }, 2)
    const order = await placeCashOrder(id, orderRequest({ total: 2_000 }))
    await changeStatus({ order: order.id, next: 'processing', actor: 'staff' })
    await addToCart(id, { productId: product, color: null }, 1)
    await (await database()).insert(media).values({ hash: picture.hash, width: 320, height: 320 })
    await mkdir(dirname(mediaPath(picture)), { recursive: true })
    await writeFile(mediaPath(picture), 'a picture')
    // As in every running shop.
    await renewSearch()
  })

  test('orders every table after those it references', async () => {
    const { rows } = await (
      await database()
    ).execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    const known = tablesInOrder().map(getTableName)
    // What triggers write and migration records belong to their own database.
    const ours = rows.map(({ name }) => name).filter((name) => !/^schema_|^shown_changes$|^title_words$/.test(name))
    expect(known.toSorted()).toEqual(ours)
    expect(known.indexOf('order_lines')).toBeGreaterThan(known.indexOf('orders'))
  })

  test('invariant 19: backup, wipe, restore equals the original', async () => {
    const before = await everything()
    const sums = await writeBackup(path())
    expect(sums).toMatchObject({ files: 1, rows: { orders: 1, order_events: 2, cart_lines: 1 } })
    const db = await database()
    const wipe = async () => {
      for (const table of tablesInOrder().toReversed()) await db.delete(table)
    }
    await wipe()
    await writeFile(mediaPath(picture), 'another picture')
    await db.insert(customers).values({ id: 'intruder', username: 'x', phone: 'x', passwordHash: '!' })

    const restored = await restoreBackup(path())
    // No products, but a customer.
    expect(restored).toMatchObject({ ...sums, keptAt: expect.stringContaining('before-restore-') })
    expect(await everything()).toEqual(before)
    expect(await readFile(mediaPath(picture), 'utf8')).toBe('a picture')
    expect(await getProduct(product)).toMatchObject({ stock: 3, title: { ar: 'برسيم' } })
    await wipe()
    expect(await restoreBackup(path())).toMatchObject({ ...sums, keptAt: null })
    await wipe()
    await transaction((tx) => writeSettings(tx, { freeShippingNote: false }))
    expect(await restoreBackup(path())).toMatchObject({ keptAt: expect.stringContaining('before-restore-') })
  })

  test('is checked without restoring it', async () => {
    const sums = await writeBackup(path())
    await (await database()).delete(catalogueVersion)
    const before = await everything()
    expect(await verifyBackup(path())).toEqual(sums)
    expect(await everything()).toEqual(before)
  })

  test('of an unchanged shop discards later changes', async () => {
    const db = await database()
    await db.delete(catalogueVersion)
    await writeBackup(path())
    await db.insert(catalogueVersion).values({ id: 1, version: 500 })
    await restoreBackup(path())
    expect(await db.select().from(catalogueVersion)).toEqual([{ id: 1, version: 501 }])
  })

  test('restores the best sellers', async () => {
    await writeBackup(path())
    await (await database()).delete(orderLines)
    expect((await productGroups()).bestSeller).toEqual([])
    await restoreBackup(path())
    expect((await productGroups()).bestSeller).toMatchObject([{ id: product }])
  })

  test('of an older shop is searchable with this version’s index', async () => {
    const db = await database()
    const [now] = await db.select().from(products)
    await db.update(products).set({ searchWords: 'old' })
    await db.delete(settings)
    await writeBackup(path())
    await restoreBackup(path())
    expect(await db.select({ text: products.searchWords }).from(products)).toEqual([{ text: now?.searchWords }])
  })

  test('ends the sessions of staff, which may have been ended since, and is recorded', async () => {
    const db = await database()
    const member = { id: 'm', name: 'M', email: 'm@shop.example', role: 'owner' } as const
    await db.insert(staff).values(member)
    await openStaffSession(db, 'm', { address: null, agent: '' }, { whole: true })
    await writeBackup(path())
    const call = { actor: { ...member, via: 'browser' }, address: '', call: 'POST /restore', written: 0 } as const
    await asStaff(call, () => restoreBackup(path()))
    expect(await db.$count(staffSessions)).toBe(0)
    const { entries } = await auditEntries({ limit: 1 })
    expect(entries).toMatchObject([{ subject: 'backup', call: 'POST /restore', data: { after: { restored: true } } }])
    expect(await verifyAudit()).toMatchObject({ broken: null })
  })

  test('leaves customers signed out who were since, and the others signed in', async () => {
    const db = await database()
    const { id } = await addCustomer()
    const tokens = ['stays', 'ended'] as const
    await db.insert(sessions).values(tokens.map((tokenHash) => ({ tokenHash, customerId: id, lastSeenAt: new Date() })))
    await writeBackup(path())
    await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.tokenHash, 'ended'))
    await restoreBackup(path())
    const open = await db
      .select()
      .from(sessions)
      .where(and(inArray(sessions.tokenHash, tokens), isNull(sessions.revokedAt)))
    expect(open.map(({ tokenHash }) => tokenHash)).toEqual(['stays'])
  })

  test('of another database keeps this database’s id, which marks its media folder', async () => {
    const id = async () => databaseId(await database())
    expect(await ownsMediaFolder()).toBe(true)
    await writeBackup(path())
    await transaction((tx) => keepDatabaseId(tx, 'ours'))
    await restoreBackup(path())
    expect(await id()).toBe('ours')
    await transaction((tx) => keepDatabaseId(tx, null))
    await restoreBackup(path())
    expect(await id()).toBeNull()
  })

  test('backs up the current state before a restore, which can be restored in turn', async () => {
    await writeBackup(path())
    await (await database()).delete(outbox)
    const { keptAt } = await restoreBackup(path())
    expect(await (await database()).$count(outbox)).toBeGreaterThan(0)
    await restoreBackup(keptAt ?? '')
    expect(await (await database()).$count(outbox)).toBe(0)
    await restoreBackup(path())
  })

  test('of an older shop is restored without the columns that have been dropped since', async () => {
    await writeBackup(path())
    const before = await everything()
    const [first = '', ...lines] = gunzipSync(await readFile(path()))
      .toString()
      .trimEnd()
      .split('\n')
    const head = JSON.parse(first)
    const content = [
      JSON.stringify({ ...head, migrations: head.migrations.slice(0, -1) }),
      ...lines.slice(0, -1).map((line) => line.replaceAll('{"id":', '{"gone":7,"id":')),
    ]
    expect(content.join()).toMatch(/"table":"orders","rows":\[\{"gone":7/)
    const old = `${path()}.old`
    await writeFile(old, sealed(content, lines.at(-1)))

    await restoreBackup(old)
    expect(await everything()).toEqual(before)
  })

  test('skips a picture that is swept while the files are read', async () => {
    const lost = mediaPath({ ...picture, width: 640 })
    await symlink('nowhere', lost)
    try {
      expect(await writeBackup(path())).toMatchObject({ files: 1 })
    } finally {
      await rm(lost)
    }
  })

  test('restores a picture that the sweep was about to delete', async () => {
    const db = await database()
    await db
      .update(products)
      .set({ images: [picture.hash] })
      .where(eq(products.id, product))
    await writeBackup(path())
    await db.update(products).set({ images: [] }).where(eq(products.id, product))
    await db.update(media).set({ unnamedSince: new Date(0) })
    await rm(mediaPath(picture))
    const stands = () =>
      access(mediaPath(picture)).then(
        () => true,
        () => false,
      )
    const restoring = restoreBackup(path())
    while (!(await stands())) await new Promise((resolve) => setImmediate(resolve))
    await deleteOrphans()
    await restoring
    expect(await readFile(mediaPath(picture), 'utf8')).toBe('a picture')
  })

  test('is restored in a long transaction that truncates tables and reads no pictures', async () => {
    const last = mediaPath({ ...picture, width: 640 })
    await writeFile(last, 'a larger picture')
    await writeBackup(path())
    const read = jest.spyOn(JSON, 'parse')
    await onChange(
      'products',
      `if tg_op = 'DELETE' or current_setting('statement_timeout') <> '0' then raise 'Too slow'; end if;`,
      () => restoreBackup(path()),
    )
    const times = read.mock.calls.filter(([line]) => line.includes('-640.webp'))
    read.mockRestore()
    await rm(last)
    // Once to check the file, once to write the pictures.
    expect(times).toHaveLength(2)
  })

  if (engine === 'postgres')
    test('made while another instance restores holds the restored data', async () => {
      await withClient(process.env.DATABASE_URL ?? '', async (other) => {
        await other.query('begin')
        await other.query('create temp table restored on commit drop as table outbox')
        await other.query('truncate outbox')
        await other.query('insert into outbox table restored')
        const made = writeBackup(path())
        const waiting = `select from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
          where relation = 'outbox'::regclass and not granted`
        while (!(await other.query(waiting)).rowCount) await new Promise((done) => setTimeout(done, 10))
        const { rowCount } = await other.query('table restored')
        await other.query('commit')
        expect((await made).rows.outbox).toBe(rowCount)
      })
    })

  test('that cannot be restored completely changes nothing', async () => {
    await writeBackup(path())
    await (await database()).delete(outbox)
    const before = await everything()
    const restoring = onChange('order_events', `raise 'No';`, () => restoreBackup(path()))
    await expect(restoring).rejects.toThrow()
    expect(await everything()).toEqual(before)
  })

  test('that is damaged, truncated or of a newer shop changes nothing', async () => {
    await writeBackup(path())
    const whole = await readFile(path())
    const lines = gunzipSync(whole).toString().trimEnd().split('\n')
    const head = lines[0] ?? ''
    const wrong = [
      whole.subarray(0, whole.length / 2),
      gzipSync(lines.slice(0, -1).join('\n')),
      gzipSync(lines.join('\n').replace('Alfalfa', 'Elfalfa')),
      sealed([head, ...lines.slice(-2, -1), ...lines.slice(1, -2)], lines.at(-1)),
      gzipSync([head.replace('"migrations":[', '"migrations":["9999_future",'), ...lines.slice(1)].join('\n')),
      gzipSync('{"type":"rows","table":"customers","rows":[]}'),
      gzipSync('nothing'),
      Buffer.from('nothing'),
      Buffer.alloc(0),
    ]
    const before = await everything()
    for (const [at, bytes] of wrong.entries()) {
      const bad = `${path()}.${at}`
      await writeFile(bad, bytes)
      await expect(restoreBackup(bad)).rejects.toMatchObject({ code: 'BadRequest' })
      await expect(verifyBackup(bad)).rejects.toMatchObject({ code: 'BadRequest' })
    }
    await expect(restoreBackup('/nowhere')).rejects.toMatchObject({ code: 'BadRequest' })
    expect(await everything()).toEqual(before)
    expect((await readdir(dirname(path()))).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
