import { Hono } from 'hono'
import { NewsQuery } from '@/lib/contract/staff-order-list'
import { stopping } from '@/lib/server/is-stopping'
import { listenToOrders } from '@/lib/shop/staff/order-feed'
import { newsOf, orderNews } from '@/lib/shop/staff/order-news'
import { sessionOf, type StaffEnv } from './access'
import { readParam } from './input'

/** Time between two signs of life, ms. A browser that hears none for twice that long connects anew. */
const BEAT = 10_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform` keeps our compression, and `x-accel-buffering` a proxy, from holding events back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  vary: 'accept',
}

/** News of orders: as a stream of events for `Accept: text/event-stream`, else what is new since an event. */
export const eventCalls = new Hono<StaffEnv>()

eventCalls.get('/events', async (c) => {
  const since = c.req.header('last-event-id') ?? c.req.query('since')
  const query = readParam(NewsQuery, { since: since || undefined })
  if (!c.req.header('accept')?.includes('text/event-stream')) return c.json({ data: await orderNews(query.since) })
  const hasSession = c.get('session') !== null
  const alive = async () => !hasSession || (await sessionOf(c.req.raw))?.stage === 'open'
  return new Response(await newsStream({ since: query.since, alive, signal: c.req.raw.signal }), { headers: HEADERS })
})

interface Asked {
  since: string | undefined
  /** Whether the session still holds. */
  alive: () => Promise<boolean>
  /** Of the request. */
  signal: AbortSignal
}

/** Sends what is new since an event at once, then news as they come, until the session, the request or the process ends. */
async function newsStream({ since, alive, signal }: Asked): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let last = ''
  let ended = false
  let end = () => {}
  return new ReadableStream({
    async start(controller) {
      const send = (event: string, data: object, id?: string) => {
        // It may have ended while something was read.
        if (ended) return
        controller.enqueue(
          encoder.encode(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        )
      }
      const stop = await listenToOrders((events, waiting) => {
        const news = newsOf(events, last, waiting)
        last = news.last
        send('news', news, last)
      })
      const beat = setInterval(() => {
        void alive().then(
          (holds) => (holds ? send('beat', {}) : end()),
          // The database is away: the browser connects anew.
          () => end(),
        )
      }, BEAT)
      const release = () => {
        ended = true
        stop()
        clearInterval(beat)
        signal.removeEventListener('abort', end)
        stopping().signal.removeEventListener('abort', end)
        end = () => {}
      }
      end = () => {
        release()
        try {
          controller.close()
        } catch {
          // It was cancelled.
        }
      }
      signal.addEventListener('abort', end)
      stopping().signal.addEventListener('abort', end)
      if (signal.aborted || stopping().signal.aborted) return end()
      const first = await orderNews(since).catch((error: unknown) => {
        release()
        throw error
      })
      last = first.last
      send('news', first, last)
    },
    cancel: () => end(),
  })
}
