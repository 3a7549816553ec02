import { STAFF_BASE } from '@/lib/contract/staff'
import { OrderNews } from '@/lib/contract/staff-order-list'
import { parseJson } from '@/lib/utils/parse-json'
import { staffCall, StaffCallError } from '../kit/staff-call'

/** Silence after which the stream counts as lost, ms; the server sends a sign of life every 10 s. */
const SILENCE = 25_000
/** Time for the first event, ms: a proxy may hold a stream back. */
const FIRST = 5_000
const POLL = 5_000
/** Time between two tries to get back to the stream, ms. */
const RETRY = 30_000

interface Follower {
  onNews: (news: OrderNews) => void
  /** The session is over. */
  onEnd: () => void
}

/**
 * Follows the news of orders since an event, by a stream, or by asking every 5 s where none gets through. Connects anew after
 * sleep and without the network. Returns the function that ends it.
 */
export function followOrders(since: string, { onNews, onEnd }: Follower): () => void {
  let last = since
  let stream: EventSource | null = null
  let connectedAt = 0
  /** Time of the last sign of life of this stream; 0 before the first. */
  let heardAt = 0
  let polledAt = 0
  let ended = false

  const tell = (news: OrderNews) => {
    last = news.last
    onNews(news)
  }
  const end = () => {
    ended = true
    stream?.close()
    clearInterval(watch)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('online', connect)
  }
  const connect = () => {
    stream?.close()
    connectedAt = Date.now()
    heardAt = 0
    stream = new EventSource(`${STAFF_BASE}/events?${new URLSearchParams({ since: last })}`)
    stream.addEventListener('news', (event) => {
      heardAt = Date.now()
      const news = OrderNews.safeParse(parseJson(String(event.data)))
      if (news.success) tell(news.data)
    })
    stream.addEventListener('beat', () => (heardAt = Date.now()))
    // The browser connects anew by itself unless the answer was an error, as without a session.
    stream.addEventListener('error', () => {
      heardAt = 0
      void poll()
    })
  }
  const poll = async () => {
    polledAt = Date.now()
    try {
      const news = await staffCall(OrderNews, `GET /events?${new URLSearchParams({ since: last })}`)
      if (!ended) tell(news)
    } catch (error) {
      if (ended || !(error instanceof StaffCallError) || error.code !== 'YouAreNotLogin') return
      end()
      onEnd()
    }
  }
  const check = () => {
    if (document.visibilityState === 'hidden') return
    const now = Date.now()
    const isLive = heardAt > 0 && now - heardAt < SILENCE
    if (isLive || (heardAt === 0 && now - connectedAt < FIRST)) return
    // After sleep too: the clock went on, the stream did not.
    if (heardAt > 0 || now - connectedAt > RETRY) connect()
    else if (now - polledAt >= POLL) void poll()
  }
  const watch = setInterval(check, 1000)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', connect)
  connect()
  return end
}
