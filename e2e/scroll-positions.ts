import type { Locator } from '@playwright/test'

/** Frames in which a smooth scroll would be visible. */
const FRAMES = 20

/** Presses, and returns the distinct scroll positions of the row, px from its start: one when it jumps. */
export async function placesAfter(press: Locator, row: Locator): Promise<number[]> {
  const button = await press.elementHandle()
  const seen = await row.evaluate(
    async (list, [one, frames]) => {
      const places = [list.scrollLeft]
      if (one instanceof HTMLElement) one.click()
      for (let at = 0; at < frames || (places.length < 2 && at < 300); at++) {
        await new Promise(requestAnimationFrame)
        if (places.at(-1) !== list.scrollLeft) places.push(list.scrollLeft)
      }
      return places
    },
    [button, FRAMES] as const,
  )
  return seen.slice(1).map((place) => Math.round(Math.abs(place)))
}
