import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderEvent } from '@/lib/contract/staff-order-list'
import { log } from '@/lib/utils/log'
import { singleton } from '@/lib/utils/singleton'
import { recentEvents, waitingOrders } from './order-news'

/** Time between two queries, ms: another process may have written. */
const EVERY = 500

/** Called with events that are new, oldest first, and the number of orders to confirm. */
type Listener = (events: OrderEvent[], waiting: number) => void

interface Feed {
  listeners: Set<Listener>
  /** Whether the query is being repeated. */
  following: boolean
  /** Ids of the recent events that were reported to the listeners. */
  reported: Set<string>
}

const feed = () =>
  singleton<Feed>('order-feed', () => ({ listeners: new Set(), following: false, reported: new Set() }))

/**
 * Calls `listener` when orders change, in any process, until the returned function is called. All listeners of this process
 * share one query, which runs only while there are listeners.
 */
export async function listenToOrders(listener: Listener): Promise<() => void> {
  const shared = feed()
  // Events from before the first listener are not reported to it.
  if (shared.listeners.size === 0) shared.reported = new Set((await recentEvents()).map(({ id }) => id))
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
    // Without listeners no further query: the database may be closed by now.
    if (shared.listeners.size === 0) break
    await look(shared)
  }
  shared.following = false
}

async function look(shared: Feed): Promise<void> {
  try {
    const events = await recentEvents()
    const fresh = events.filter(({ id }) => !shared.reported.has(id))
    shared.reported = new Set(events.map(({ id }) => id))
    if (fresh.length === 0) return
    const waiting = await waitingOrders()
    for (const listener of shared.listeners) listener(fresh, waiting)
  } catch (error) {
    log().warn({ err: error }, 'The news of orders could not be read; trying again')
  }
}
