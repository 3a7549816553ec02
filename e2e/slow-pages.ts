import type { Page } from '@playwright/test'

/** Holds back every page that is fetched inside the shop until the returned function is called. */
export async function holdPages(page: Page): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = []
  let held = true
  const isPage = (url: URL) => url.searchParams.has('_rsc')
  await page.route(isPage, async (route) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  return async () => {
    held = false
    for (const go of waiting) go()
    await page.unroute(isPage)
  }
}
