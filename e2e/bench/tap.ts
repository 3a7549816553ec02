import type { Page, Request } from '@playwright/test'

export interface Tap {
  /** From the finger's lifting to the first frame that shows the product: name, price, picture, by its card or its page. In ms. */
  painted: number
  /** To the first frame that shows all of its page's first screen, in ms. */
  whole: number
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
  // No function in here has a name: tsx would mark it with one that a page does not have.
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
