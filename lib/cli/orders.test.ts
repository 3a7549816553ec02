import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { closeDatabase, database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { copyPgliteDatabase } from '@/lib/db/testing/pglite-database'
import { addToCart } from '@/lib/shop/cart/edit'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { setEnvironment } from '@/lib/testing/environment'
import { shopHere } from './testing/in-process'
import { type ServerProcess, startServer } from './testing/processes'

const SLOW = 300_000

describe('npm run shop', () => {
  const { DATA_DIR } = process.env
  let folder: string
  let server: ServerProcess
  let code: string
  let byCard: string
  const run = (...words: string[]) => shopHere([...words, '--url', server.origin], folder)
  const json = async (...words: string[]): Promise<unknown> => JSON.parse((await run(...words, '--json')).out)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oasis-cli-'))
    process.env.DATA_DIR = folder
    await copyPgliteDatabase(folder)
    const productId = await addProduct({ title: { en: 'Alfalfa hay', ar: 'برسيم' } })
    const { id } = await addCustomer()
    const place = async () => {
      await addToCart(id, { productId, color: null }, 2)
      return (await placeCashOrder(id, orderRequest({ total: 2_000 }))).code
    }
    byCard = await place()
    await (await database()).update(orders).set({ payment: 'paid', stripeSessionId: 'cs_paid' })
    code = await place()
    await closeDatabase()
    server = await startServer(folder)
  }, SLOW)

  afterAll(async () => {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
    setEnvironment('DATA_DIR', DATA_DIR)
  }, SLOW)

  test(
    'lists orders, shows one and sets its status',
    async () => {
      const list = await run('order', 'list', '--status', 'pending')
      expect(list).toMatchObject({ code: 0, out: expect.stringMatching(new RegExp(`^${code} .*pending .*AED 20.00`)) })
      const moved = await run('order', 'status', code.toLowerCase(), 'processing')
      expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('processing') })
      const wrong = await run('order', 'status', code, 'delivered')
      expect(wrong).toMatchObject({ code: 3, errors: expect.stringContaining('It can become shipped or cancelled.') })
      const restock = await run('order', 'status', code, 'shipped', '--restock')
      expect(restock).toMatchObject({
        code: 2,
        errors:
          '--restock is for an order that was returned; nothing comes back from one that is shipped. Nothing was changed.\n',
      })
      const sheet = await run('order', 'show', code)
      for (const words of [
        '2 × Alfalfa hay  AED 20.00',
        'Villa 12, Al Barsha 2, dubai',
        'staff: status pending → processing',
      ])
        expect(sheet.out).toContain(words)
      for (const status of ['lost', 'pending']) {
        const refused = await run('order', 'status', code, status)
        expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining('Add --help for help.') })
      }
      expect((await run('order', 'show', 'NOTHERE2')).errors).toContain('No order has the number "NOTHERE2".')
    },
    SLOW,
  )

  test(
    'says when a list leaves the oldest orders out',
    async () => {
      const [whole, cut] = await Promise.all([
        run('order', 'list', '--limit', '2'),
        run('order', 'list', '--limit', '1'),
      ])
      expect(whole.out.trim().split('\n')).toHaveLength(2)
      expect(whole.out).not.toContain('newest')
      expect(cut.out).toMatch(/^.*AED 20.00.*\nThese are the newest 1; --limit 4 shows more.\n$/)
      expect(await json('order', 'list', '--limit', '1')).toEqual([expect.objectContaining({ code })])
    },
    SLOW,
  )

  test(
    'explains how a cancelled card order is refunded',
    async () => {
      const cancelled = await run('order', 'status', byCard, 'cancelled')
      expect(cancelled.out).toMatch(
        / cancelled +Refund on its way .*\nIt was paid by card: the money goes back by itself\.\n$/,
      )
      const sheet = await run('order', 'show', byCard)
      expect(sheet.out).toMatch(/staff: status pending → cancelled\n.*staff: Refund begun\n/)
    },
    SLOW,
  )

  test(
    'refuses tax documents of a period that ends before it begins',
    async () => {
      const period = ['--from', '2026-12-31', '--to', '2026-10-01']
      const file = join(folder, 'quarter.csv')
      const refused = { code: 3, errors: expect.stringContaining('The last day, 2026-10-01, is before the first') }
      expect(await run('invoice', 'list', ...period)).toMatchObject(refused)
      expect(await run('invoice', 'export', file, ...period)).toMatchObject(refused)
      await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' })
    },
    SLOW,
  )

  test(
    'sets the delivery fee',
    async () => {
      expect((await run('shipping', 'set', '15', '--free-from', '200')).out).toBe(
        'Delivery costs AED 15.00, free from AED 200.00.\n',
      )
      expect((await run('shipping', 'set', 'much')).code).toBe(2)
      const free = await run('shipping', 'set', '10', '--free-from', '0')
      expect(free).toMatchObject({ code: 2, errors: expect.stringContaining('say `shipping set 0`') })
      expect((await run('shipping', 'show')).out).toBe('Delivery costs AED 15.00, free from AED 200.00.\n')
    },
    SLOW,
  )

  test(
    'backs up the whole shop and restores it',
    async () => {
      const file = join(folder, 'monday.gz')
      const saved = await run('backup', file)
      expect(saved).toMatchObject({ code: 0, out: expect.stringMatching(/\d+ rows and 0 picture files, verified/) })
      expect(saved.out.trim().split('\n')).toHaveLength(1)
      const again = await run('backup', file)
      expect(again.out).toMatch(/\nIt replaced the file of \d{1,2} \w+ \d{4}, \d\d:\d\d\.\n$/)
      expect(await json('backup', file)).toMatchObject({ replaced: expect.stringMatching(/^\d{4}-/) })
      await run('order', 'status', code, 'cancelled')
      const restored = await run('restore', file)
      expect(restored.out).toMatch(/rows and 0 picture files restored\.\nWhat the shop held before is kept in /)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect(await json('order', 'show', code)).toMatchObject({ status: 'processing' })
      const bytes = await readFile(file)
      await writeFile(file, bytes.subarray(0, bytes.length - 40))
      expect(await run('restore', file)).toMatchObject({ code: 2, errors: expect.stringContaining('no whole backup') })
    },
    SLOW,
  )

  test(
    'notes that the cash of a returned order was given back',
    async () => {
      const early = await run('order', 'status', code, 'shipped', '--refund')
      expect(early).toMatchObject({
        code: 2,
        errors: expect.stringMatching(/^--refund is for an order that was returned/),
      })
      for (const next of ['shipped', 'delivered'])
        expect(await run('order', 'status', code, next)).toMatchObject({ code: 0 })
      const returned = await run('order', 'status', code, 'returned', '--refund')
      expect(returned.out).toMatch(/\nNoted as given back in cash: AED 20\.00\.\n$/)
      expect((await run('order', 'show', code)).out).toContain('Cash given back AED 20.00')
    },
    SLOW,
  )
})
