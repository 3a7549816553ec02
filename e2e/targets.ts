import { expect, type Page } from '@playwright/test'

/** Minimum side of a control, px. Standards 14. */
const LEAST = 24

/** Fails on every control of the page or open dialog that is too small; a label counts with its field. `where` prefixes findings. */
export async function expectTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const place = document.querySelector('dialog:modal') ?? document
    const found: string[] = []
    for (const one of place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
      const parts = [one, ...('labels' in one && one.labels instanceof NodeList ? one.labels : [])]
      const boxes = parts.flatMap((part) => (part instanceof Element ? [...part.getClientRects()] : []))
      // Controls for screen readers only are one pixel wide.
      if (!one.checkVisibility({ visibilityProperty: true }) || boxes.every(({ width }) => width <= 1)) continue
      if (getComputedStyle(one, '::after').position === 'absolute') continue
      const widest = Math.max(...boxes.map(({ width }) => width))
      const tallest = Math.max(...boxes.map(({ height }) => height))
      const name = one.getAttribute('aria-label') ?? one.innerText
      if (Math.min(widest, tallest) < least) found.push(`${name} ${Math.round(widest)} × ${Math.round(tallest)}`)
    }
    return found
  }, LEAST)
  expect(small.map((one) => `${where}: ${one}`)).toEqual([])
}
