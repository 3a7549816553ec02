import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { slotId } from '@/lib/contract/delivery'
import { closeDatabase, database } from '@/lib/db/database'
import { copyPgliteDatabase } from '@/lib/db/testing/pglite-database'
import { addToCart } from '@/lib/shop/cart/edit'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { DELIVERY, writeSetting } from '@/lib/shop/setting-rows'
import { setEnvironment } from '@/lib/testing/environment'
import { addDays, dubaiDate } from '@/lib/utils/dubai-time'
import { shopHere } from './testing/in-process'
import { type ServerProcess, startServer } from './testing/processes'

const SLOW = 300_000
const times = { from: '16:00', to: '20:00' }
const day = addDays(dubaiDate(new Date()), 2)
const windows = [{ ...times, capacity: 3 }]

describe('delivery by npm run shop', () => {
  const { DATA_DIR } = process.env
  let folder: string
  let server: ServerProcess
  let code: string
  const run = (...words: string[]) => shopHere([...words, '--url', server.origin], folder)
  const json = async (...words: string[]): Promise<unknown> => JSON.parse((await run(...words, '--json')).out)
  const file = async (content: unknown) => {
    const path = join(folder, 'file.json')
    await writeFile(path, JSON.stringify(content))
    return path
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oasis-cli-'))
    process.env.DATA_DIR = folder
    await copyPgliteDatabase(folder)
    const productId = await addProduct({ title: { en: 'Alfalfa hay', ar: 'برسيم' } })
    const { id } = await addCustomer()
    await addToCart(id, { productId, color: null }, 1)
    const db = await database()
    await writeSetting(db, { key: DELIVERY, value: DeliveryTerms.parse({ slots: { on: true, windows } }) })
    const slot = slotId({ date: day, ...times, city: 'dubai' })
    code = (await placeCashOrder(id, orderRequest({ total: 1_000, slot }))).code
    await closeDatabase()
    server = await startServer(folder)
  }, SLOW)

  afterAll(async () => {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
    setEnvironment('DATA_DIR', DATA_DIR)
  }, SLOW)

  test(
    'orders are listed by the day of their delivery',
    async () => {
      expect((await run('order', 'list', '--day', day)).out).toMatch(new RegExp(`^${code} .*for ${day} 16:00-20:00\n$`))
      expect((await run('order', 'list', '--day', addDays(day, 1))).out).toBe('No orders.\n')
      expect(await run('order', 'list', '--day', 'monday')).toMatchObject({ code: 2 })
      expect((await run('order', 'show', code)).out).toContain(`for ${day} 16:00-20:00`)
    },
    SLOW,
  )

  test(
    'slots are shown, and a date is closed and opened again',
    async () => {
      const shown = (await run('slots', 'show', '--day', day)).out
      expect(shown.split('\n').filter(Boolean)).toHaveLength(8)
      expect(shown).toContain(`${day}  16:00-20:00  dubai              1 of 3\n`)
      expect(await run('slots', 'close', day, '--en', 'Holiday')).toMatchObject({ code: 2 })
      expect(await run('slots', 'close', addDays(day, -3))).toMatchObject({
        code: 3,
        errors: expect.stringContaining(`${addDays(day, -3)} is over: name a day from `),
      })
      const dry = await run('slots', 'close', day, '--dry-run')
      expect(dry.out).toContain('nothing was changed')
      expect((await run('slots', 'show', '--day', day)).out).toBe(shown)
      const closed = await run('slots', 'close', day, '--en', 'Holiday', '--ar', 'عطلة')
      expect(closed.out).toBe(`${day} is closed.\n1 order booked on it: see "order list --day ${day}".\n`)
      expect((await run('slots', 'show', '--day', day)).out).toBe(`${day}  closed: Holiday\n`)
      expect(await json('slots', 'open', day)).toEqual({ date: day, open: true, booked: 1 })
      expect((await run('slots', 'show', '--day', day)).out).toBe(shown)
    },
    SLOW,
  )

  test(
    'Eid dates are set from a file, and their mistakes are named',
    async () => {
      const eid = { date: day, name: { en: 'Eid Al Adha', ar: 'عيد الأضحى' }, windows: [{ ...times, capacity: 1 }] }
      const set = await run('slots', 'eid', await file([eid]))
      expect(set.out).toBe(`${day}  Eid Al Adha: 1 window, orders until 2 days before\n`)
      expect((await run('slots', 'show', '--day', day)).out).toMatch(/dubai +1 of 1 {2}full {2}Eid Al Adha/)
      expect(await run('slots', 'close', day)).toMatchObject({
        code: 3,
        errors: expect.stringContaining('an Eid date'),
      })
      expect(await run('slots', 'eid', await file([eid, eid]))).toMatchObject({
        code: 3,
        errors: expect.stringContaining('a date is listed twice'),
      })
      const wrong = await run('slots', 'eid', await file([{ ...eid, name: { en: 'Eid' } }]))
      expect(wrong).toMatchObject({ code: 2, errors: expect.stringContaining('Nothing was changed.') })
      expect(await json('slots', 'eid', await file([]))).toEqual([])
    },
    SLOW,
  )

  test(
    'zones are changed one by one or all by a file',
    async () => {
      const zone = await run('delivery', 'zone', 'sharjah', 'fee=30', 'freeFrom=500', 'live=no', 'leadDays=1')
      expect(zone.out).toBe('sharjah: AED 30.00, free from AED 500.00, after 1 day, no living animals\n')
      expect((await run('delivery', 'zone', 'sharjah', 'freeFrom=none', '--dry-run')).out).toContain(
        'sharjah: AED 30.00, after',
      )
      for (const wrong of ['fee=free', 'fee', 'price=3', 'live=perhaps', 'leadDays=1.5'])
        expect(await run('delivery', 'zone', 'sharjah', wrong)).toMatchObject({ code: 2 })
      expect(await run('delivery', 'zone', 'paris', 'fee=3')).toMatchObject({ code: 2 })
      const twice = { slots: { closed: [{ date: day }, { date: day }] } }
      expect(await run('delivery', 'set', await file(twice))).toMatchObject({
        code: 2,
        errors: expect.stringContaining('This date is listed already.\n  → at slots.closed[1].date'),
      })
      const shown: unknown = JSON.parse((await run('delivery', 'show')).out)
      expect(shown).toMatchObject({ zones: { sharjah: { fee: 30, freeFrom: 500, live: false } }, slots: { on: true } })
      const set = await run('delivery', 'set', await file({ zones: { dubai: { fee: 12.5, served: false } } }))
      expect(set.out).toBe('dubai: not served\nSlots are off: 0 windows, 0 closed dates, 0 Eid dates.\n')
      expect(await json('delivery', 'set', await file(shown))).toEqual(shown)
    },
    SLOW,
  )
})
