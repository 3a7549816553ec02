import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { config } from '@/lib/config/environment'
import { database, transaction } from '@/lib/db/database'
import { categories, settings } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { isDemoShop, noteProgress } from './demo/progress'
import { openShop } from './opening'

const seedDemo = jest.fn<() => Promise<void>>()
jest.mock('./demo/seed', () => ({ seedDemo: () => seedDemo() }))

async function firstCategory(): Promise<void> {
  const row = { id: 'c', value: 'c', nameEn: 'c', nameAr: 'c' }
  await (await database()).insert(categories).values(row).onConflictDoNothing()
}

describeOnEveryEngine('opening', (engine) => {
  beforeEach(async () => {
    seedDemo.mockReset().mockImplementation(firstCategory)
    const db = await database()
    await db.delete(categories)
    await db.delete(settings)
  })
  afterEach(() => {
    delete process.env.SHOP_DEMO
  })

  test(`a new shop ${engine === 'pglite' ? 'loads the demo once' : 'on a database server does not load the demo'} by default`, async () => {
    await openShop()
    expect(seedDemo).toHaveBeenCalledTimes(engine === 'pglite' ? 1 : 0)
    await firstCategory()
    await openShop()
    expect(seedDemo).toHaveBeenCalledTimes(engine === 'pglite' ? 1 : 0)
  })

  test('SHOP_DEMO overrides the default', async () => {
    process.env.SHOP_DEMO = 'off'
    await openShop()
    expect(seedDemo).not.toHaveBeenCalled()
    process.env.SHOP_DEMO = 'on'
    await openShop()
    expect(seedDemo).toHaveBeenCalledTimes(1)
  })

  test('a shop opened without the demo loads it only on request', async () => {
    process.env.SHOP_DEMO = 'off'
    await openShop()
    delete process.env.SHOP_DEMO
    await openShop()
    expect(seedDemo).not.toHaveBeenCalled()
    expect(await isDemoShop()).toBe(false)
    process.env.SHOP_DEMO = 'on'
    await openShop()
    expect(seedDemo).toHaveBeenCalledTimes(1)
  })

  test('a shop with its own catalogue opens without the demo', async () => {
    await firstCategory()
    process.env.SHOP_DEMO = 'on'
    const onOwnProducts = jest.fn()
    await openShop({ onOwnProducts })
    expect(onOwnProducts).toHaveBeenCalledTimes(1)
    delete process.env.SHOP_DEMO
    await openShop({ onOwnProducts })
    expect(onOwnProducts).toHaveBeenCalledTimes(1)
    expect(seedDemo).not.toHaveBeenCalled()
  })

  test('demo data are kept and reported when the demo is switched off', async () => {
    await transaction((tx) => noteProgress(tx, 'whole'))
    const onDemoKept = jest.fn()
    await openShop({ onDemoKept })
    expect(onDemoKept).toHaveBeenCalledTimes(0)
    process.env.SHOP_DEMO = 'off'
    await openShop({ onDemoKept })
    expect(onDemoKept).toHaveBeenCalledTimes(1)
    expect(seedDemo).not.toHaveBeenCalled()
  })

  test('an interrupted demo load is resumed at the next start', async () => {
    if (engine === 'postgres') process.env.SHOP_DEMO = 'on'
    seedDemo.mockImplementationOnce(async () => {
      await transaction((tx) => noteProgress(tx, 'started'))
      await firstCategory()
      throw new Error('killed')
    })
    await expect(openShop()).rejects.toThrow('killed')
    await openShop()
    expect(seedDemo).toHaveBeenCalledTimes(2)
  })

  test(`an interrupted demo load is ${engine === 'pglite' ? 'resumed' : 'reported'} by default`, async () => {
    await transaction((tx) => noteProgress(tx, 'started'))
    const onDemoHalf = jest.fn()
    await openShop({ onDemoHalf })
    expect(seedDemo).toHaveBeenCalledTimes(engine === 'pglite' ? 1 : 0)
    expect(onDemoHalf).toHaveBeenCalledTimes(engine === 'pglite' ? 0 : 1)
  })

  test('deletes the remains of interrupted backups and restores', async () => {
    process.env.SHOP_DEMO = 'off'
    const folder = join(config().dataDir, 'backups')
    const id = '.8f14e45f-ceea-467f-9575-1d2f3a4b5c6d'
    const kept = ['before-restore-2026.gz', 'monday.gz', '.keep']
    await mkdir(folder, { recursive: true })
    for (const name of [...kept, id, `${id}.part`, 'before-restore-2026.gz.part'])
      await writeFile(join(folder, name), 'x')
    await openShop()
    // Another instance on the same server may still be writing the youngest.
    if (engine === 'postgres') expect(await readdir(folder)).toHaveLength(6)
    const yesterday = Date.now() / 1000 - 25 * 60 * 60
    if (engine === 'postgres')
      for (const name of await readdir(folder)) await utimes(join(folder, name), yesterday, yesterday)
    await openShop()
    expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted())
  })
})
