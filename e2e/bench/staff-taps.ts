// Times every kind of tap and typing on the screens of a running demo shop's back office, without saving anything, on a desk and on
// a phone 4 times slower: `npm run bench:staff-taps -- [--shop http://127.0.0.1:3000]`.
import { parseArgs } from 'node:util'
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'
import { staffPages } from '@/lib/contract/staff-rights'
import { chromiumArgs, ensureShell } from '../chromium'
import { costOf, TAP_MAX, tapping, typing } from '../taps'

/** Elements of a kind that are tried on a screen. */
const EACH = 6
/** The browser reports an input some time after its frame, ms. */
const REPORT = 200
/** Opens a field, a choice or a part of a page; sends nothing. */
const openers = 'main :is(summary, [aria-expanded], [aria-haspopup], [role=tab])'
const choices = 'main :is([type=checkbox], [type=radio], [role=switch])'
const fields = 'main :is([type=text], [type=search], [type=tel], [type=url], [type=email], [inputmode], textarea)'
const kinds = [
  [fields, typing],
  [choices, tapping],
  [openers, tapping],
] as const

const { values } = parseArgs({ options: { shop: { type: 'string' } } })
const shop = new URL(values.shop ?? 'http://127.0.0.1:3000').origin
const devices = [
  { name: 'desk, English', language: 'en', slower: 1, viewport: { width: 1280, height: 900 } },
  { name: 'phone, Arabic', language: 'ar', slower: 4, viewport: { width: 390, height: 844 }, hasTouch: true },
]

interface Tap {
  /** Processor time until the next frame, ms. */
  processor: number
  /** Time until the next frame, ms. */
  clock: number
  /** What was tapped or typed into. */
  at: string
}

declare global {
  interface Window {
    /** Of the inputs of the last tap that took 16 ms or more, in steps of 8 ms. */
    clocks: number[]
  }
}

/** Runs in a page: notes the time of inputs until the next frame, as browsers report it for INP. */
function watchInputs(): void {
  window.clocks = []
  // TypeScript 5 knows neither the threshold nor the id of an interaction.
  const inputs: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) window.clocks.push(entry.duration)
  }).observe(inputs)
}

async function tapsOf(page: Page, session: CDPSession, path: string): Promise<Tap[]> {
  await page.goto(shop + path, { waitUntil: 'networkidle' })
  const taps: Tap[] = []
  const tryOut = async (one: Locator, prepare: typeof typing) => {
    const at = await one.evaluate((it) => it.getAttribute('aria-label') ?? it.closest('label')?.textContent ?? it.id)
    const act = await prepare(page, one)
    await page.evaluate(() => (window.clocks = []))
    const processor = await costOf(page, session, act)
    await page.waitForTimeout(REPORT)
    taps.push({ processor, clock: Math.max(0, ...(await page.evaluate(() => window.clocks))), at: at.slice(0, 40) })
  }
  for (const [kind, prepare] of kinds) {
    const all = page.locator(kind).filter({ visible: true })
    // What a tap removed or covered is left out.
    for (let at = 0; at < Math.min(EACH, await all.count()); at++)
      await tryOut(all.nth(at), prepare).catch(() => undefined)
  }
  return taps
}

const browser = await chromium.launch({ executablePath: ensureShell(), args: chromiumArgs })
try {
  for (const { name, language, slower, ...device } of devices) {
    const context = await browser.newContext(device)
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shop }])
    const demo = { email: 'owner@oasis.example', password: 'oasis-demo' }
    const { ok } = await fetch(`${shop}/readyz`)
    const answer = await context.request.post(`${shop}/api/staff/session`, { data: demo, headers: { origin: shop } })
    if (!ok || !answer.ok()) throw new Error(`${shop} is no demo shop: ${answer.status()}`)
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.addInitScript(watchInputs)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    console.log(
      `\n${name}${slower > 1 ? `, ${slower} times slower` : ''}: inputs, slowest in ms of the processor, of the clock`,
    )
    await page.goto(`${shop}/staff/orders`)
    const orders = page.locator('main a[href^="/staff/orders/"]:not([href$="/new"])')
    const order = await orders.first().getAttribute('href')
    for (const path of [...Object.keys(staffPages), ...(order ? [order, `${order}?edit=1`] : [])]) {
      const taps = await tapsOf(page, session, path)
      const most = taps.toSorted((a, b) => b.processor - a.processor)[0]
      const numbers = [taps.length, most?.processor ?? 0, Math.max(0, ...taps.map(({ clock }) => clock))]
      const columns = numbers.map((number) => String(number).padStart(7)).join('')
      console.log(path.padEnd(28) + columns + (most && most.processor > TAP_MAX ? ` * ${most.at}` : ''))
    }
    await context.close()
  }
} finally {
  await browser.close()
}
