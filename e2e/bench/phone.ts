// A phone in the laboratory (390×844 at 3×, 4× slower processor, 1.6 Mbit/s, 150 ms) before a running shop,
// beside a bare Next page in the same run: `npm run bench:phone -- [--shop http://127.0.0.1:3000] [--runs 5]`.
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../chromium'
import { lines, watchPaint, Wire } from '../wire'
import { startBarePage } from './bare-page'
import { productPath } from './product'
import { paintAfterTap, type Tap } from './tap'

const { values } = parseArgs({ options: { shop: { type: 'string' }, runs: { type: 'string' } } })
const shop = new URL(values.shop ?? 'http://127.0.0.1:3000').origin
const runs = Number(values.runs ?? 5)
/** What LCP and TBT may be, times the bare page's. Standards 26. */
const bars = [1.15, 1.5]
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

async function onPhone<T>(browser: Browser, slow: boolean, use: (page: Page, wire: Wire) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const wire = await Wire.of(page)
    await watchPaint(page)
    if (slow) {
      await wire.session.send('Network.emulateNetworkConditions', lines.phone)
      await wire.session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    return await use(page, wire)
  } finally {
    await context.close()
  }
}

async function load(browser: Browser, url: string) {
  return onPhone(browser, true, async (page, wire) => {
    await page.goto(url, { waitUntil: 'load' })
    // Chromium's network emulation sometimes loses a response; then wait this long after load.
    await wire.quiet(10_000).catch(() => undefined)
    const paint = await page.evaluate(() => window.paint)
    if (!paint) throw new Error('The page noted no paint')
    return { ...paint, requests: wire.transfers.length, kilobytes: wire.bytes() / 1024 }
  })
}

/** The medians of the loads of a page. */
async function measure(browser: Browser, url: string) {
  const taken: Awaited<ReturnType<typeof load>>[] = []
  await load(browser, url)
  while (taken.length < runs) taken.push(await load(browser, url))
  const of = (pick: (one: (typeof taken)[number]) => number) => median(taken.map(pick))
  return {
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    requests: of(({ requests }) => requests),
    kilobytes: of(({ kilobytes }) => kilobytes),
    largest: taken[0]?.lcpTag ?? '',
  }
}

type Measured = Awaited<ReturnType<typeof measure>>

function row(name: string, { lcp, blocking, shift, requests, kilobytes, largest }: Measured, ratios: number[]): string {
  const cells = [lcp.toFixed(0), ratios[0]?.toFixed(2) ?? '', blocking.toFixed(0), ratios[1]?.toFixed(2) ?? '']
  const others = [shift.toFixed(4), requests.toFixed(0), kilobytes.toFixed(0), largest]
  return name.padEnd(28) + [...cells, ...others].map((one) => one.padStart(10)).join('')
}

/** Loads of the shop's pages, beside the bare page's: blocking beside the one without pictures, the paint beside the other. */
async function loads(browser: Browser, bare: string, product: string): Promise<void> {
  const titles = ['LCP ms', 'times', 'TBT ms', 'times', 'CLS', 'requests', 'KB', 'largest']
  console.log(`${'page'.padEnd(28)}${titles.map((one) => one.padStart(10)).join('')}`)
  const plain = await measure(browser, `${bare}/`)
  console.log(row('bare Next page', plain, []))
  const pictured = await measure(browser, `${bare}/pictures`)
  console.log(row('bare Next page, pictures', pictured, []))
  for (const path of ['/', '/shop', product].flatMap((one) => [one, `${one}?lang=ar`])) {
    const taken = await measure(browser, shop + path)
    const ratios = [taken.lcp / pictured.lcp, taken.blocking / plain.blocking]
    const over = ratios.some((one, at) => one > (bars[at] ?? 0)) || taken.shift > 0.01 || taken.requests > 36
    console.log(row(path.replace(/[0-9a-f-]{30,}/, 'ID'), taken, ratios) + (over ? ' *' : ''))
  }
}

const product = await productPath(shop)
const bare = await startBarePage()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
try {
  await loads(browser, bare.origin, product)
  for (const slow of [false, true]) {
    const taps: Tap[] = []
    while (taps.length < runs) taps.push(await onPhone(browser, slow, (page) => paintAfterTap(page, shop, taps.length)))
    const of = (pick: (tap: Tap) => number) => median(taps.map(pick)).toFixed(0)
    const fetches = Math.max(...taps.map((tap) => tap.fetches))
    console.log(
      `card → product painted${slow ? ' on the phone' : ''}: ${of(({ painted }) => painted)} ms (bar ${slow ? 150 : 60}), its whole first screen ${of(({ whole }) => whole)} ms, at most ${fetches} fetches a card`,
    )
  }
} finally {
  await browser.close()
  await bare.stop()
}
