import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { WorkQueue } from '@/lib/utils/work-queue'
import { bytesOf } from './bytes-of'
import { intercept, prepareAnswers } from './intercept'
import { degradedRenders } from '@/lib/utils/degraded-render'
import { pageKey, type PageKey } from './page-key'

/** Bytes of all pages kept. */
const MAX_SIZE = 64_000_000
/** How long a page is kept at most, in ms: as long as shared caches may keep it. */
const KEPT_FOR = 60_000

interface Page {
  /** The shop's state before the page was made. */
  state: string
  headers: OutgoingHttpHeaders
  body: Buffer
  /** How often it was sent again. */
  hits: number
}

/** A page that was sent again this often is packed closer: it takes a tenth of a second of a core, and a tenth of the bytes. */
const SOUGHT = 2
const CLOSER = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
const [pack, unpack] = [promisify(brotliCompress), promisify(brotliDecompress)]

/** How old the numbers on a page made now may be, in ms: stock is read once a second, and so is another instance's change noticed. */
const STEADY = 1000

/** A page that is being made is waited for until this long after it was begun, in ms: who asked first may be slow to take it. */
const PATIENCE = 1000

interface Asked extends PageKey {
  /** The bytes of the answer so far, as they go over the wire. */
  sent: Buffer[]
}

/**
 * Keeps public pages as they were sent, and sends them again as long as `shopState` says that nothing has changed since: what a
 * visitor sees is not older than what a page made anew would show (decision 8 says it exactly). Many who ask at once have it made
 * once, right after a change too, when it is not kept. Those that are asked for again are packed closer. Only what shared caches
 * may keep is kept. Call before the first request, and before answers are compressed. `steady`: for how long, in ms, nothing must
 * have changed before a page is kept. Gives what ends it (tests). Standards 28.
 */
export function cachePages(shopState: () => Promise<string>, steady = STEADY): () => void {
  const pages = new LRUCache<string, Page>({
    maxSize: MAX_SIZE,
    ttl: KEPT_FOR,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 2000,
  })
  /** Pages that are being made; null when what comes is for nobody else. */
  const underWay = new Map<string, Promise<Page | null>>()
  const asked = new WeakMap<ServerResponse, Asked>()
  const packer = new WorkQueue(1)
  let latest = { state: '', since: 0 }

  async function answer(
    { key, language, setsLanguage, sent }: Asked,
    response: ServerResponse,
    make: () => void,
  ): Promise<void> {
    // While the database is away it stands for the shop as it was last seen.
    const state = await shopState().catch(() => latest.state)
    const sentAgain = () => {
      const kept = pages.get(key)
      if (kept?.state !== state) return false
      if (++kept.hits === SOUGHT) void packer.run(() => packCloser(kept)).catch(() => undefined)
      send(kept, response)
      return true
    }
    if (sentAgain()) return
    if (latest.state !== state) latest = { state, since: performance.now() }
    const settled = performance.now() - latest.since >= steady
    const page = `${state}\n${key}`
    const other = underWay.get(page)
    if (other) {
      const given = await other
      return given ? send(given, response) : make()
    }
    // Nobody should wait for the end of one who has left already.
    if (response.closed || response.destroyed) return make()
    const missed = degradedRenders()
    let given: Page | null = null
    const over = new Promise<void>((done) => response.once('close', done))
    underWay.set(
      page,
      Promise.race([over, setTimeout(PATIENCE, undefined, { ref: false })]).then(() => {
        underWay.delete(page)
        return given
      }),
    )
    response.once('finish', () => {
      if (!mayBeKept(response, setsLanguage) || response.getHeader('Content-Language') !== language) return
      // Perhaps not of this page, but who knows: without it the next one is made anew.
      if (degradedRenders() !== missed) return
      given = { state, headers: { ...response.getHeaders() }, body: Buffer.concat(sent), hits: 0 }
      if (settled) pages.set(key, given)
    })
    make()
  }

  const stops = [
    prepareAnswers((request, response) => {
      const page = pageKey(request)
      if (page) asked.set(response, { ...page, sent: record(response) })
    }),
    intercept((_, response, next) => {
      const page = asked.get(response)
      if (page) void answer(page, response, next)
      else next()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Compresses a kept page once more, by another thread than the server's. It is sent as it was until that is done. */
async function packCloser(page: Page): Promise<void> {
  if (page.headers['content-encoding'] !== 'br') return
  const packed = await pack(await unpack(page.body), CLOSER)
  if (packed.length < page.body.length) page.body = packed
}

function send({ headers, body }: Page, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

/** No cookie is kept but that of the language, on the page of those who change it. */
function mayBeKept(response: ServerResponse, setsLanguage: boolean): boolean {
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String)
  return (
    response.statusCode === 200 &&
    response.hasHeader('CDN-Cache-Control') &&
    cookies.every((cookie) => setsLanguage && cookie.startsWith(`${LANGUAGE_COOKIE}=`)) &&
    String(response.getHeader('Content-Type')).startsWith('text/html')
  )
}

/** Notes what is written to an answer from now on. */
function record(response: ServerResponse): Buffer[] {
  const parts: Buffer[] = []
  const { write, end } = response
  const note = (chunk: unknown, encoding: unknown) => parts.push(bytesOf(chunk, encoding))
  response.write = (...words: unknown[]) => {
    note(words[0], words[1])
    return Reflect.apply(write, response, words)
  }
  response.end = (...words: unknown[]) => {
    note(words[0], words[1])
    return Reflect.apply(end, response, words)
  }
  return parts
}
