'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isPageCovered } from '@/components/ui/layers'
import { isPlainClick } from '@/lib/client/plain-click'

/**
 * After a client-side navigation, moves the focus to the main area and scrolls to the top, as a page load does. Next announces the
 * title and scrolls, but not when the page's top is already in view. Back restores the focus to the link followed by keyboard. A
 * URL change without a page change (the quick view's) does nothing.
 */
export function RouteFocus() {
  useRowFocus()
  const path = usePathname()
  const seen = useRef<{ path: string; heading: Element | null } | null>(null)
  /** Path of the last Back or Forward: there the browser restores the scroll position. */
  const travelled = useRef<string>(null)
  /** URL → `href` of the link in the main area followed from it by keyboard. */
  const followed = useRef(new Map<string, string>())

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event)) return
      if (link.matches('#main :focus-visible')) followed.current.set(address(), link.getAttribute('href') ?? '')
      else followed.current.delete(address())
    }
    const travel = () => {
      travelled.current = location.pathname
      // Back before the requested page arrived: the cover over this page had the focus.
      setTimeout(() => document.activeElement === document.body && linkAt(followed.current)?.focus(still))
    }
    addEventListener('popstate', travel, { signal })
    addEventListener('click', follow, { signal, capture: true })
    addEventListener('click', goWithin, { signal })
    if (document.readyState === 'complete') dropFragment()
    else addEventListener('load', () => setTimeout(dropFragment), { signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    const isTravelled = travelled.current === path
    travelled.current = null
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1') ?? null
    const before = seen.current
    seen.current = { path, heading }
    if (!main || !before || before.path === path || before.heading === heading) return
    if (!isTravelled) scrollTo({ top: 0, behavior: 'instant' })
    if (isPageCovered()) return
    const link = isTravelled ? linkAt(followed.current) : null
    ;(link ?? main).focus(still)
  }, [path])
  return null
}

const still: FocusOptions = { preventScroll: true }

/** URL of the current page, without origin. */
function address(): string {
  return location.pathname + location.search
}

/**
 * Follows a fragment link without a history entry: on Back to an entry with a fragment, browsers would jump there again and move
 * the focus.
 */
function goWithin(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  const place = link && document.getElementById(link.hash.slice(1))
  if (!place || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus(still)
  place.scrollIntoView()
}

/** Removes the fragment the page was opened with, once the browser has scrolled to it. */
function dropFragment() {
  if (location.hash) history.replaceState(null, '', address())
}

function linkAt(followed: Map<string, string>): HTMLElement | null {
  const href = followed.get(address())
  return href ? document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`) : null
}

/**
 * Scrolls the card of a focused element completely into view in a horizontal row: browsers scroll only part of it, and scroll
 * snapping undoes that. WCAG 2.4.11; standards 12.
 */
function useRowFocus() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const item = target.closest('li')
      const row = item?.parentElement
      if (!row || row.scrollWidth <= row.clientWidth) return
      const [seen, card] = [row, item].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
      const before = Math.min(0, card.left - seen.left)
      row.scrollBy({ left: before || Math.max(0, card.right - seen.right) })
    }
    addEventListener('focusin', show)
    return () => removeEventListener('focusin', show)
  }, [])
}
