'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isPageCovered } from '@/components/ui/layers'
import { isPlainClick } from '@/lib/client/plain-click'

/**
 * After a change of page the keyboard goes on from the main area and the page stands at its top, as after loading a document;
 * Next announces the new title and scrolls, but not when the page's beginning is in view some pixels up. Back leads to the link
 * that was followed by keyboard. An address that changes without its page (the quick view's) moves nothing.
 */
export function RouteFocus() {
  const path = usePathname()
  const seen = useRef<{ path: string; heading: Element | null } | null>(null)
  /** Where Back or Forward led last: there the browser knows the place. */
  const travelled = useRef<string>(null)
  /** The link in the main area that was followed by keyboard, by the address it was followed from. */
  const followed = useRef(new Map<string, Place>())

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event)) return
      const place = link.closest('#main') && link.matches(':focus-visible') ? placeOf(link) : null
      if (place) followed.current.set(address(), place)
      else followed.current.delete(address())
    }
    const travel = () => {
      travelled.current = location.pathname
      // Back before the page that was asked for has come: what lay over this one has had its focus.
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
    const link = isTravelled ? linkAt(followed.current) : undefined
    ;(link ?? main).focus(still)
  }, [path])
  return null
}

const still: FocusOptions = { preventScroll: true }

/** Address of the page that stands, as its links give it. */
function address(): string {
  return location.pathname + location.search
}

/**
 * Leads to a place in the page without an entry of its own: one with a fragment has the browser go there again, and take the focus
 * along, whenever Back leads to it.
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

/** Takes the fragment off that a page was opened with, once the browser has been there. */
function dropFragment() {
  if (location.hash) history.replaceState(null, '', address())
}

/** A link of the main area, in what the page may have drawn anew since. */
interface Place {
  href: string
  /** Which of the links to there it is. */
  at: number
}

function placeOf(link: HTMLAnchorElement): Place | null {
  const href = link.getAttribute('href')
  return href ? { href, at: linksTo(href).indexOf(link) } : null
}

/** The link that was followed from the page that stands. */
function linkAt(followed: Map<string, Place>): HTMLElement | undefined {
  const place = followed.get(address())
  return place && linksTo(place.href)[place.at]
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`)]
}
