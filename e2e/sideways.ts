import type { Page } from '@playwright/test'

/** Returns by how many px the page is wider than its window. Standards 15. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
