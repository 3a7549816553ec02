import type { Page, Request } from '@playwright/test'

export interface Tap {
  /** From pointer up to the first frame that shows the product's name, price and picture, from its card or page, ms. */
  painted: number
  /** To the first frame that shows its page's whole first screen, ms. */
  whole: number
  /** Fetches of this product's page, before and after the tap. */
  fetches: number
}

/** Next fetches the route tree (`/_tree`) once per document; every other fetch is of the page. */
function fetchesPage(request: Request, href: string): boolean {
  const { pathname, searchParams } = new URL(request.url())
  if (pathname !== href || !searchParams.has('_rsc')) return false
  return request.headers()['next-router-segment-prefetch'] !== '/_tree'
}

/** Taps the `index`-th card of the shop and measures when its page appears. Standards 27. */
export async function paintAfterTap(page: Page, shop: string, index: number): Promise<Tap> {
  await page.goto(`${shop}/shop`, { waitUntil: 'networkidle' })
  const link = page.locator('main article a.card-link').nth(index)
  await link.scrollIntoViewIfNeeded()
  const href = (await link.getAttribute('href')) ?? ''
  let fetches = 0
  page.on('request', (request) => {
    if (fetchesPage(request, href)) fetches++
  })
  const ahead = page
    .waitForResponse((answer) => fetchesPage(answer.request(), href), { timeout: 5000 })
    .catch(() => null)
  await link.evaluate((one) => {
    one.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    one.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
  })
  await (await ahead)?.finished()
  // No named functions in here: tsx would wrap them in a helper that the page does not have.
  const times = await link.evaluate(
    (one) =>
      new Promise<Pick<Tap, 'painted' | 'whole'>>((resolve) => {
        const before = document.querySelector('main h1')?.textContent
        let begun = 0
        let painted: Promise<number> | null = null
        const watcher = new MutationObserver(() => {
          const stands = document.querySelector('main h1')?.textContent !== before
          const known = document.querySelector('[data-awaited]')
          const told = known?.querySelector('[role=heading]') && known.querySelector('.text-price')
          if (!stands && !(told && known?.querySelector('img')?.complete)) return
          const frame = new Promise<number>((then) =>
            requestAnimationFrame(() => setTimeout(() => then(performance.now() - begun))),
          )
          painted ??= frame
          if (!stands) return
          watcher.disconnect()
          void Promise.all([painted, frame]).then(([first, whole]) => resolve({ painted: first, whole }))
        })
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
        begun = performance.now()
        if (one instanceof HTMLElement) one.click()
      }),
  )
  return { ...times, fetches }
}
