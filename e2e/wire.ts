import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** One response on the wire. */
export interface Transfer {
  url: string
  /** Document, Script, Stylesheet, Font, Image, Fetch … */
  type: string
  /** Compressed bytes of headers and body. */
  bytes: number
  /** When it finished, s on the browser's clock. */
  at: number
}

/** Connections to emulate (bytes/s, ms): the phone's of standards 26, and unthrottled. */
export const lines = {
  phone: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  open: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}

/** Network traffic of a page, as the browser counts it. */
export class Wire {
  readonly transfers: Transfer[] = []
  private readonly open = new Map<string, { url: string; type: string }>()
  private readonly underWay = new Map<string, { url: string; loaderId: string }>()
  private changed = 0
  /** Time of the load event, on the clock of `at`. */
  private loaded = Infinity

  private constructor(readonly session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, loaderId, request }) => {
      this.underWay.set(requestId, { url: request.url, loaderId })
      this.changed = performance.now()
    })
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
      session.on(end, ({ requestId }) => {
        this.underWay.delete(requestId)
        this.changed = performance.now()
      })
    session.on('Network.responseReceived', ({ requestId, response, type }) =>
      this.open.set(requestId, { url: response.url, type }),
    )
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const answer = this.open.get(requestId)
      if (answer && !answer.url.startsWith('data:'))
        this.transfers.push({ ...answer, bytes: encodedDataLength, at: timestamp })
    })
    // Drops requests of the previous page, whose end the browser does not always report.
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId !== undefined) return
      for (const [id, { loaderId }] of this.underWay) if (loaderId !== frame.loaderId) this.underWay.delete(id)
    })
    session.on('Page.loadEventFired', ({ timestamp }) => {
      this.loaded = timestamp
    })
  }

  /** Starts recording a page and disables its cache. */
  static async of(page: Page): Promise<Wire> {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Page.enable')
    return new Wire(session)
  }

  /** Returns the bytes of one type, or of all. */
  bytes(type?: string): number {
    return this.transfers.reduce((sum, one) => (type === undefined || one.type === type ? sum + one.bytes : sum), 0)
  }

  /** Returns the bytes received until load, plus the scripts requested after first paint. */
  bytesUntilLoad(): number {
    const scripts = this.transfers.filter(({ type }) => type === 'Script')
    const until = Math.max(this.loaded, ...scripts.map(({ at }) => at))
    return this.transfers.reduce((sum, { bytes, at }) => (at <= until ? sum + bytes : sum), 0)
  }

  reset(): void {
    this.transfers.length = 0
    this.loaded = Infinity
  }

  /** Waits until half a second passes without traffic. Throws with the pending URLs after `patience` ms. */
  async quiet(patience = 60_000): Promise<void> {
    const since = performance.now()
    while (this.underWay.size > 0 || performance.now() - this.changed < 500) {
      if (performance.now() - since > patience) {
        const urls = [...this.underWay.values()].map(({ url }) => url)
        throw new Error(`No quiet; on their way: ${urls.join(' ') || 'one after the other'}`)
      }
      await setTimeout(50)
    }
  }
}

declare global {
  interface Window {
    /** Set by `watchPaint`. */
    paint?: { lcp: number; lcpUrl: string; lcpTag: string; shift: number; blocking: number }
  }
}

/** Records the page's LCP, layout shifts and blocking time (ms) from the start. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, lcpUrl: '', lcpTag: '', shift: 0, blocking: 0 }
    window.paint = seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { url, element } = entry as PerformanceEntry & { url: string; element: Element | null }
        Object.assign(seen, { lcp: entry.startTime, lcpUrl: url, lcpTag: element?.tagName ?? '' })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) seen.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
}
