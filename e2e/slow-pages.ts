import type { Page } from '@playwright/test'

/** Holds client-side page fetches until the returned function is called. */
export function holdPages(page: Page): Promise<() => void> {
  return hold(page, (url) => url.searchParams.has('_rsc'))
}

/** Holds product pictures until the returned function is called. */
export function holdPictures(page: Page): Promise<() => void> {
  return hold(page, (url) => url.pathname.startsWith('/media/'))
}

/** Holds all scripts until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, (url) => url.pathname.endsWith('.js'))
}

async function hold(page: Page, what: (url: URL) => boolean): Promise<() => void> {
  const waiting: (() => void)[] = []
  let held = true
  await page.route(what, async (route) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.fallback()
  })
  return () => {
    held = false
    for (const go of waiting.splice(0)) go()
  }
}
