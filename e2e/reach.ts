import { expect, type Locator } from '@playwright/test'

/** Minimum touch area, px. Standards 14. */
const FINGER = 44

/** Expects the 44 px square around an element's centre to hit nothing else. */
export async function expectReach(one: Locator, what: string): Promise<void> {
  const found = await one.evaluate((element, finger) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = (down: number) => document.elementFromPoint(x + width / 2, y + height / 2 + down)
    return [1 - finger / 2, finger / 2 - 1].map((down) => element.contains(at(down)))
  }, FINGER)
  expect(found, `${what}: above and below`).toEqual([true, true])
}
