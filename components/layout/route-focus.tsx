'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isPageCovered } from '@/components/ui/layers'

/**
 * After a change of page the keyboard goes on from the main area and the page stands at its top, as after loading a document;
 * Next announces the new title and scrolls, but not when the page's beginning is in view some pixels up. Back leads to the link
 * that was followed. An address that changes without its page (the quick view's) moves nothing.
 */
export function RouteFocus() {
  const path = usePathname()
  const seen = useRef<{ path: string; heading: Element | null } | null>(null)
  /** Where Back or Forward led last: there the browser knows the place. */
  const travelled = useRef<string>(null)
  /** The link in the main area that was followed last, by the address it was followed from. */
  const followed = useRef(new Map<string, Place>())

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = ({ target }: Event) => {
      const place = target instanceof Element && placeOf(target.closest('#main a'))
      if (place) followed.current.set(address(), place)
    }
    // An entry with a fragment has the browser go there again, and take the focus along, whenever Back leads to it: the
    // address does without it once the browser has been there.
    const dropFragment = () => {
      // The router writes its state into an entry that has none, as a fragment's has.
      if (location.hash) history.replaceState(null, '', address())
    }
    const travel = () => {
      travelled.current = location.pathname
      // Back before the page that was asked for has come: what lay over this one has had its focus.
      setTimeout(() => document.activeElement === document.body && linkAt(followed.current)?.focus(still))
    }
    addEventListener('popstate', travel, { signal })
    addEventListener('click', follow, { signal, capture: true })
    addEventListener('hashchange', dropFragment, { signal })
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

/** Address of the page that stands, as its links give it. */
function address(): string {
  return location.pathname + location.search
}

const still: FocusOptions = { preventScroll: true }

/** A link of the main area, in what the page may have drawn anew since. */
interface Place {
  href: string
  /** Which of the links to there it is. */
  at: number
}

function placeOf(link: Element | null): Place | null {
  const href = link?.getAttribute('href')
  return link && href ? { href, at: linksTo(href).indexOf(link as HTMLElement) } : null
}

/** The link that was followed from the page that stands. */
function linkAt(followed: Map<string, Place>): HTMLElement | undefined {
  const place = followed.get(address())
  return place && linksTo(place.href)[place.at]
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`)]
}
