/** What the start-up needs to know; it travels to the page as JSON. Times in ms. */
export interface StartUpSetup {
  cookie: string
  /** Shown with every document; else on the first of a browser session, when the visit begins at the home page. */
  always: boolean
  afterImages: number
  longest: number
  choiceDelay: number
}

/**
 * Runs the loader and the welcome splash. It is written into the head as it stands and starts before the first paint and
 * before there is a body, so it may use nothing but its argument and the browser: no imports, no helpers outside it. What it
 * shows stands on the root element (`data-loader`, `data-welcome`). Spec §2 (Start-up).
 *
 * Who sees it: a shopper who opens the shop, that is whose first document of this browser session is the plain home page,
 * typed, bookmarked or from the home screen. Someone who follows a search result, an advertisement or a link a friend
 * shared has chosen already and wants what was promised at once; robots want the page; and who keeps no cookies would be
 * asked again and again. None of them gets either. The page beneath is whole and painted in any case: the loader only
 * lies over it, goes at the first key or touch, and is not there at all for those who asked for less motion.
 */
export function runStartUp({ cookie, always, afterImages, longest, choiceDelay }: StartUpSetup): void {
  const root = document.documentElement
  const known = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`))
  const remember = (value: string) => {
    document.cookie = `${cookie}=${value}; path=/; samesite=lax`
  }
  // Changing the language on the splash opens it again, without the loader.
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
      // The splash stands at the end of the document: the keyboard would go on from there, out of the page.
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    splash.addEventListener('close', closed, { once: true })
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
    splash.showModal()
    // The dialog itself is focused: no control of it is what everyone wants.
    splash.tabIndex = -1
    splash.focus()
  }

  const pictures = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('#splash img')) image.loading = 'eager'
  }

  // What a press ends with is not for what has come in the place of the loader that it sent away.
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
    // The same link once more, closed now: it goes where it leads the way every link of the shop does.
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
