import 'server-only'
import { neverPaid } from '@/lib/contract/order'
import { eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { getOrder } from '../orders/order'
import { sandboxOrder, sandboxSession } from '../sandbox-session'
import type { CardProvider, CardSession } from './card-provider'

/** A path works under every host name. */
function sandboxUrl(id: string): string {
  return `/sandbox-payment/${id}`
}

/** Derives the session from the order row, its only record. */
async function session(orderId: string): Promise<CardSession> {
  const id = sandboxSession(orderId)
  const [row] = await (await database()).select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw new ShopError('OrderNotFound')
  const open = row.payment === 'awaiting' && row.holdExpiresAt !== null && row.holdExpiresAt > new Date()
  const unpaid = neverPaid.includes(row.payment)
  return {
    id,
    orderId,
    state: open ? 'open' : unpaid ? 'expired' : 'complete',
    paid: !unpaid,
    amount: row.paid ?? row.total,
    currency: 'aed',
    payment: null,
    url: open ? sandboxUrl(id) : null,
  }
}

/** The demo’s card provider: it moves no money and shows its own page. */
export const sandboxProvider: CardProvider = {
  open: ({ order }) => session(order.id),
  find: (id) => session(sandboxOrder(id) ?? ''),
  expire: async (id) => {
    const now = await session(sandboxOrder(id) ?? '')
    return now.state === 'open' ? { ...now, state: 'expired', url: null } : now
  },
  refund: async ({ id }, part) => {
    if (part) return part.amount
    const { paid, total, refunded } = await getOrder(await database(), id)
    return (paid ?? total) - refunded
  },
}
