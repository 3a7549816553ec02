/** Settings of the start-up, sent to the page as JSON. Times in ms. */
export interface StartUpSetup {
  cookie: string
  /** Shows on every document; otherwise on the first of a browser session that begins at the home page. */
  always: boolean
  afterImages: number
  longest: number
  choiceDelay: number
}

/**
 * Runs the loader and the welcome splash. Its source is inlined into the head and runs before the body exists, so it may use only
 * its argument and browser APIs: no imports, no outer helpers. It sets `data-loader` and `data-welcome` on the root element.
 * Spec §2 (Start-up).
 *
 * They show only when the first document of a browser session is the plain home page (typed, bookmarked or from the home screen).
 * Visitors from search results, advertisements or shared links, robots, and browsers without cookies see neither. The page behind
 * is always painted: the loader covers it, goes at the first key or touch, and is skipped with reduced motion.
 */
export function runStartUp({ cookie, always, afterImages, longest, choiceDelay }: StartUpSetup): void {
  const root = document.documentElement
  const known = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`))
  const remember = (value: string) => {
    document.cookie = `${cookie}=${value}; path=/; samesite=lax`
  }
  // A language change on the splash opens it again, without the loader.
  const again = known === `${cookie}=again`
  remember('seen')
  if (/bot|crawl|spider|slurp|preview|lighthouse/i.test(navigator.userAgent)) return
  if (!document.cookie.includes(`${cookie}=seen`)) return
  const elsewhere = document.referrer !== '' && new URL(document.referrer).host !== location.host
  const plain = [...new URLSearchParams(location.search).keys()].every((key) => key === 'lang')
  if (!always && !again && (known !== undefined || elsewhere || !plain)) return

  let loading = !again && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (loading) root.dataset.loader = 'shown'
  const hurry = ['keydown', 'pointerdown'] as const

  const welcome = () => {
    const splash = document.getElementById('splash')
    if (!(splash instanceof HTMLDialogElement) || splash.open) return
    root.dataset.welcome = ''
    const closed = () => {
      delete root.dataset.welcome
      // The splash is last in the document: the next Tab would leave the page.
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    splash.addEventListener('close', closed, { once: true })
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
    splash.showModal()
    // Focuses the dialog itself: no control is a sensible default.
    splash.tabIndex = -1
    splash.focus()
  }

  const pictures = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('#splash img')) image.loading = 'eager'
  }

  // The click that follows the press that closed the loader must not hit the splash.
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }

  const leave = (event?: Event) => {
    if (!loading) return
    loading = false
    if (event?.type === 'pointerdown') {
      const over = () => removeEventListener('click', swallow, true)
      addEventListener('click', swallow, true)
      for (const next of [...hurry, 'click']) addEventListener(next, over, { capture: true, once: true })
    }
    pictures()
    for (const event of hurry) removeEventListener(event, leave)
    root.dataset.loader = 'leaving'
    welcome()
  }

  const followed = (event: MouseEvent) => {
    const splash = document.getElementById('splash')
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !(splash instanceof HTMLDialogElement) || !splash.contains(link)) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.hreflang) return remember('again')
    if (!splash.open) return
    event.preventDefault()
    event.stopPropagation()
    splash.close()
    // Clicks the same link again with the splash closed, so that it navigates like every other link.
    setTimeout(() => link.click(), choiceDelay)
  }

  const ready = () => {
    document.addEventListener('click', followed, true)
    if (!loading) {
      pictures()
      return welcome()
    }
    const eager = document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')
    const waiting = [...eager].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return !image.complete && width > 0 && top < innerHeight && bottom > 0
    })
    const settled = waiting.map(
      (image) =>
        new Promise((done) => {
          image.addEventListener('load', done, { once: true })
          image.addEventListener('error', done, { once: true })
        }),
    )
    void Promise.all(settled).then(() => {
      pictures()
      setTimeout(leave, afterImages)
    })
  }

  if (loading) {
    setTimeout(leave, longest)
    for (const event of hurry) addEventListener(event, leave)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready, { once: true })
  else ready()
}
