import type { CDPSession, Locator, Page } from '@playwright/test'
import { z } from 'zod'

/** From an input to the next frame in the back office, ms. */
export const TAP_MAX = 100

const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) })

/** Does an input, ready to be timed. */
type Act = () => Promise<void>

/** A letter for a field. */
export async function typing(page: Page, field: Locator): Promise<Act> {
  await field.focus({ timeout: 2000 })
  return () => page.keyboard.press('a')
}

/** Moves the mouse to the middle of an element. */
async function point(page: Page, target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  return [x + width / 2, y + height / 2]
}

/** A tap by the mouse itself: `click` runs scripts in the page. */
export async function tapping(page: Page, target: Locator): Promise<Act> {
  await target.scrollIntoViewIfNeeded({ timeout: 2000 })
  // A new order may have moved it meanwhile; under a mouse that moves, none does.
  await point(page, target)
  const place = await point(page, target)
  return () => page.mouse.click(...place)
}

/** Processor time of the page's main thread so far, ms. A busy machine stretches it less than the time on the clock. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = Metrics.parse(await session.send('Performance.getMetrics'))
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN)
}

/** Processor time from an input until the next frame is drawn, ms. The session needs `Performance.enable`. */
export async function costOf(page: Page, session: CDPSession, act: Act): Promise<number> {
  const before = await processorTime(session)
  await act()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  return Math.round((await processorTime(session)) - before)
}
