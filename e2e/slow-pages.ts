import type { Page } from '@playwright/test'

/** Holds back every page that is fetched inside the shop until the returned function is called. */
export async function holdPages(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = []
  let held = true
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      if (held) await new Promise<void>((resolve) => waiting.push(resolve))
      await route.fallback()
    },
  )
  return () => {
    held = false
    for (const go of waiting.splice(0)) go()
  }
}
