import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { slotId } from '@/lib/contract/delivery'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { closeDatabase, database } from '@/lib/db/database'
import { cartLines, carts, customers, orders, slotBookings } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { script } from '@/lib/testing/scripts'
import { addDays, dubaiDate } from '@/lib/utils/dubai-time'
import { addProduct } from '../catalogue/testing/fixture'
import { DELIVERY, writeSetting } from '../setting-rows'

/** `npm run test:all` runs the whole of it. */
const { CUSTOMERS, PLACES, KILLS } = process.env.TEST_ALL
  ? { CUSTOMERS: 10_000, PLACES: 1_000, KILLS: 20 }
  : { CUSTOMERS: 200, PLACES: 20, KILLS: 2 }
const PHONE = 971_550_000_000
const SLOW = 1_200_000

const times = { from: '16:00', to: '20:00' }
const slot = slotId({ date: addDays(dubaiDate(new Date()), 2), ...times, city: 'dubai' })

/** Runs the orders until `most` are acknowledged, then kills them; to the end without a number. */
async function orderAll(most: number | null): Promise<string[]> {
  const child = spawn(process.execPath, [...script('slots'), slot], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'silent' },
  })
  const ended = once(child, 'exit')
  const codes: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'full') codes.push(line)
    if (codes.length === most) child.kill('SIGKILL')
  }
  const [exit] = await ended
  expect(exit).toBe(most === null ? 0 : null)
  return codes
}

describeOnEveryEngine('invariant 23: parallel orders for the places of one slot', () => {
  beforeAll(async () => {
    const db = await database()
    const productId = await addProduct({ title: { en: 'Feed', ar: 'علف' }, price: 1_000, stock: CUSTOMERS })
    await writeSetting(db, {
      key: DELIVERY,
      value: DeliveryTerms.parse({ slots: { on: true, windows: [{ ...times, capacity: PLACES }] } }),
    })
    const ids = Array.from({ length: CUSTOMERS }, () => uuidv7())
    for (let from = 0; from < CUSTOMERS; from += 1_000) {
      const some = ids.slice(from, from + 1_000)
      await db
        .insert(customers)
        .values(some.map((id, at) => ({ id, username: 'C', phone: String(PHONE + from + at), passwordHash: '!' })))
      await db.insert(carts).values(some.map((customerId) => ({ customerId })))
      await db
        .insert(cartLines)
        .values(some.map((customerId) => ({ id: uuidv7(), customerId, productId, quantity: 1 })))
    }
  }, SLOW)

  test(
    `${CUSTOMERS} orders for ${PLACES} places sell exactly ${PLACES}, through ${KILLS} kills`,
    async () => {
      const acknowledged: string[] = []
      for (let kill = 0; kill <= KILLS; kill++) {
        await closeDatabase()
        acknowledged.push(...(await orderAll(kill < KILLS ? Math.floor(PLACES / (KILLS + 2)) : null)))
        const [row] = await (await database()).select().from(slotBookings)
        expect(row?.booked).toBe(await sold())
      }
      expect(await sold()).toBe(PLACES)
      const rows = await (await database()).select({ code: orders.orderId }).from(orders)
      const codes = new Set(rows.map(({ code }) => code))
      expect(codes.size).toBe(PLACES)
      expect(acknowledged.filter((code) => !codes.has(code))).toEqual([])
    },
    SLOW,
  )

  const sold = async () => (await database()).$count(orders, sql`${orders.slot} ->> 'id' = ${slot}`)
})
