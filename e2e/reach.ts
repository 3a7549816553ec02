import { expect, type Locator } from '@playwright/test'

/** Px that a finger is given, whatever is seen. Standards 14. */
const FINGER = 44

/** Expects that a finger 44 px wide and tall, in the middle of an element, finds nothing else. */
export async function expectReach(one: Locator, what: string): Promise<void> {
  const found = await one.evaluate((element, finger) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = (down: number) => document.elementFromPoint(x + width / 2, y + height / 2 + down)
    return [1 - finger / 2, finger / 2 - 1].map((down) => element.contains(at(down)))
  }, FINGER)
  expect(found, `${what}: above and below`).toEqual([true, true])
}
