import type { Page, Request } from '@playwright/test'

export interface Tap {
  /** From the finger's lifting to the first frame that shows the product, ms. */
  painted: number
  /** Fetches of this product's page, ahead of the tap and after it. */
  fetches: number
}

/** Next asks once in a document where pages of a kind live (`/_tree`); every other fetch is of the page itself. */
function fetchesPage(request: Request, href: string): boolean {
  const { pathname, searchParams } = new URL(request.url())
  if (pathname !== href || !searchParams.has('_rsc')) return false
  return request.headers()['next-router-segment-prefetch'] !== '/_tree'
}

/** Touches the `index`-th card of the shop as a visitor does, and says when its page stood there. Standards 27. */
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
  const painted = await link.evaluate(
    (one) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent
        let begun = 0
        const watcher = new MutationObserver(() => {
          const now = document.querySelector('h1')
          if (!now || now.textContent === before) return
          watcher.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        })
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
        begun = performance.now()
        if (one instanceof HTMLElement) one.click()
      }),
  )
  return { painted, fetches }
}
