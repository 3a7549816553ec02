// The loader and the welcome splash, sent in the head of the pages they may show on (startup.tsx). It runs before the body exists,
// and sets `data-loader` and `data-welcome` on the root element. Spec §2 (Start-up).
//
// They show only when the first document of a browser session is the plain home page (typed, bookmarked or from the home screen).
// Visitors from search results, advertisements or shared links, robots, and browsers without cookies see neither. The page behind
// is always painted: the loader covers it, goes at the first key or touch, and is skipped with reduced motion.
;(() => {
  const cookie = 'oasisStart'
  // Shows on every document.
  const always = 'always' in document.currentScript.dataset
  // How long the loader stays after the pictures in view, how long at most, and how soon a choice is followed, ms.
  const [afterImages, longest, choiceDelay] = [2000, 4000, 300]
  const root = document.documentElement
  const entry = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`))
  const remember = (value) => {
    document.cookie = `${cookie}=${value}; path=/; samesite=lax`
  }
  // A language change on the splash opens it again, without the loader.
  const again = entry === `${cookie}=again`
  remember('seen')
  if (/bot|crawl|spider|slurp|preview|lighthouse/i.test(navigator.userAgent)) return
  if (!document.cookie.includes(`${cookie}=seen`)) return
  const elsewhere = document.referrer !== '' && new URL(document.referrer).host !== location.host
  const plain = [...new URLSearchParams(location.search).keys()].every((key) => key === 'lang')
  if (!always && !again && (entry !== undefined || elsewhere || !plain)) return

  let loading = !again && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (loading) root.dataset.loader = 'shown'
  const hurry = ['keydown', 'pointerdown']

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
    for (const image of document.querySelectorAll('#splash img')) image.loading = 'eager'
  }

  // The click that follows the press that closed the loader must not hit the splash.
  const swallow = (event) => {
    event.preventDefault()
    event.stopPropagation()
  }

  const leave = (event) => {
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

  const followed = (event) => {
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
    const eager = document.querySelectorAll('img:not([loading="lazy"])')
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
})()
