// Orders the carts of all customers in parallel for the slot named on the command line, and prints the code of every order it
// placed, or `full`.
import { writeSync } from 'node:fs'
import { ShopError } from '@/lib/contract/error'
import { closeDatabase, database } from '@/lib/db/database'
import { cartLines } from '@/lib/db/schema'
import { isDatabaseUnavailable } from '@/lib/utils/database-unavailable'
import { placeCashOrder } from '../place-cash'
import { orderRequest } from './request'

/** Orders at a time. */
const PARALLEL = 64

const slot = process.argv[2] ?? ''
const rows = await (await database()).selectDistinct({ id: cartLines.customerId }).from(cartLines)
const waiting = rows.map(({ id }) => id).toSorted(() => Math.random() - 0.5)

async function order(): Promise<void> {
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    try {
      writeSync(1, `${(await placeCashOrder(id, orderRequest({ total: 1_000, slot }))).code}\n`)
    } catch (error) {
      // On a busy machine a connection may take too long.
      if (isDatabaseUnavailable(error)) waiting.push(id)
      else if (error instanceof ShopError && error.code === 'SlotFull') writeSync(1, 'full\n')
      else throw error
    }
  }
}
await Promise.all(Array.from({ length: PARALLEL }, order))
await closeDatabase()
