import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { count } from '@/lib/telemetry/metrics'
import { REQUEST_ID_HEADER } from '@/lib/utils/request-id'
import { WorkQueue } from '@/lib/utils/work-queue'
import type { Step } from './http'
import { pageKey } from './page-key'
import type { ShopResponse } from './shop-response'

const MAX_SIZE = 64_000_000
/** Maximum age of a cached page, ms; shared caches have the same limit. */
const MAX_AGE = 60_000

interface Page {
  /** The shop's state before the page was rendered. */
  state: string
  headers: OutgoingHttpHeaders
  body: Buffer
  hits: number
}

/** A page that is being rendered, for all who wait for it. */
interface Render {
  /** The page; null when it cannot be shared, undefined when the client of `newest` has left. */
  page: Promise<Page | null | undefined>
  settle: (page: Page | null | undefined) => void
  /** The response that began to render it last, and when. */
  newest: ShopResponse
  begun: number
}

/** After this many hits a page is recompressed at Brotli 10 (about 100 ms CPU, 10 % smaller). */
const HOT_HITS = 2
const HOT_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
const [pack, unpack] = [promisify(brotliCompress), promisify(brotliDecompress)]

/** How stale a freshly rendered page may be, ms: stock and other instances' changes are read once a second. */
const STABLE_AFTER = 1000

/** How long requests wait for a render, ms, before one of them tries: the first client may be slow to receive it. */
const WAIT_LIMIT = 1000

/**
 * Caches public pages as sent while `shopState` is unchanged: a cached page is no staler than a fresh one (exact rule: decision
 * 8). Concurrent requests share one render, even right after a change, when it is not cached. Recompresses hot pages. Caches
 * only what shared caches may store. `steady`: ms without a change before a page is cached. Comes before compression. Standards 28.
 */
export function cachePages(shopState: () => Promise<string>, steady = STABLE_AFTER): Step {
  const pages = new LRUCache<string, Page>({
    maxSize: MAX_SIZE,
    ttl: MAX_AGE,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 2000,
  })
  const rendering = new Map<string, Render>()
  const recompressions = new WorkQueue(1)
  let latest = { state: '', since: 0 }

  function cachedPage(key: string, state: string): Page | null {
    const cached = pages.get(key)
    if (cached?.state !== state) return null
    if (++cached.hits === HOT_HITS) void recompressions.run(() => recompress(cached)).catch(() => undefined)
    return cached
  }

  return async (request, response, next) => {
    const page = pageKey(request)
    if (!page) return next()
    const { key, language, setsLanguage } = page
    // While the database is down, the last known state applies.
    const state = await shopState().catch(() => latest.state)
    const cached = cachedPage(key, state)
    if (cached) return send(cached, response)
    if (latest.state !== state) latest = { state, since: performance.now() }
    const render = `${state}\n${key}`
    for (let other = rendering.get(render); other; other = rendering.get(render)) {
      const left = other.begun + WAIT_LIMIT - performance.now()
      if (left <= 0) break
      const shared = await Promise.race([other.page, setTimeout(left, undefined, { ref: false })])
      if (shared) return send(shared, response)
      if (shared === null) return next()
    }
    // The client has left.
    if (response.closed || response.destroyed) return
    const stable = latest.state === state && performance.now() - latest.since >= steady
    rendering.set(render, { ...(rendering.get(render) ?? promised()), newest: response, begun: performance.now() })
    let rendered: Page | null | undefined
    response.once('close', () => {
      const current = rendering.get(render)
      if (rendered === undefined && current?.newest !== response) return
      rendering.delete(render)
      current?.settle(rendered)
    })
    const sent = response.record()
    response.once('finish', () => {
      rendered = null
      // The degraded render may be another page's; a fresh render costs less than a cached gap.
      if (!isCacheable(response, setsLanguage) || response.isDegraded) return
      count('pages', { source: 'render' })
      if (response.getHeader('Content-Language') !== language) return
      const { [REQUEST_ID_HEADER]: _own, ...headers } = response.getHeaders()
      rendered = { state, headers, body: Buffer.concat(sent), hits: 0 }
      if (stable) pages.set(key, rendered)
    })
    next()
  }
}

function promised(): Pick<Render, 'page' | 'settle'> {
  let settle: Render['settle'] = () => {}
  const page: Render['page'] = new Promise((done) => (settle = done))
  return { page, settle }
}

/** Recompresses a cached page off the main thread; the old body is sent until then. */
async function recompress(page: Page): Promise<void> {
  if (page.headers['content-encoding'] !== 'br') return
  const packed = await pack(await unpack(page.body), HOT_QUALITY)
  if (packed.length < page.body.length) page.body = packed
}

function send({ headers, body }: Page, response: ShopResponse): void {
  count('pages', { source: 'memory' })
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

/** Whether the response can be cached: no cookie but the language's, on a page that sets it. */
function isCacheable(response: ShopResponse, setsLanguage: boolean): boolean {
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String)
  return (
    response.statusCode === 200 &&
    response.hasHeader('CDN-Cache-Control') &&
    cookies.every((cookie) => setsLanguage && cookie.startsWith(`${LANGUAGE_COOKIE}=`)) &&
    String(response.getHeader('Content-Type')).startsWith('text/html')
  )
}
