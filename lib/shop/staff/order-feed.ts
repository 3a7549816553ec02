import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderEvent } from '@/lib/contract/staff-order-list'
import { log } from '@/lib/utils/log'
import { singleton } from '@/lib/utils/singleton'
import { recentEvents, waitingOrders } from './order-news'

/** Time between two looks into the database, ms: another process may have written. */
const EVERY = 500

/** Called with events that are new, oldest first, and the number of orders to confirm. */
type Listener = (events: OrderEvent[], waiting: number) => void

interface Feed {
  listeners: Set<Listener>
  /** Whether the database is being looked into. */
  following: boolean
  /** Ids of recent events, which were told. */
  told: Set<string>
}

const feed = () => singleton<Feed>('order-feed', () => ({ listeners: new Set(), following: false, told: new Set() }))

/**
 * Tells `listener` of changes of orders, made by any process, until the returned function is called. All listeners of this
 * process share one query, which is asked only while somebody listens.
 */
export async function listenToOrders(listener: Listener): Promise<() => void> {
  const shared = feed()
  // What happened before the first listener is none of its news.
  if (shared.listeners.size === 0) shared.told = new Set((await recentEvents()).map(({ id }) => id))
  shared.listeners.add(listener)
  void follow(shared)
  return () => {
    shared.listeners.delete(listener)
  }
}

async function follow(shared: Feed): Promise<void> {
  if (shared.following) return
  shared.following = true
  for (;;) {
    await sleep(EVERY, undefined, { ref: false })
    // Not a look more: the database may be closed by now.
    if (shared.listeners.size === 0) break
    await look(shared)
  }
  shared.following = false
}

async function look(shared: Feed): Promise<void> {
  try {
    const events = await recentEvents()
    const fresh = events.filter(({ id }) => !shared.told.has(id))
    shared.told = new Set(events.map(({ id }) => id))
    if (fresh.length === 0) return
    const waiting = await waitingOrders()
    for (const listener of shared.listeners) listener(fresh, waiting)
  } catch (error) {
    log().warn({ err: error }, 'The news of orders could not be read; trying again')
  }
}
