'use client'

import { useRouter } from 'next/navigation'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  createContext,
  use,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { LAYER_OPENS, refreshBeneath } from '@/components/navigation/layer-history'
import { isOpenPopover } from '@/components/ui/layers'
import { isPlainClick } from '@/lib/client/plain-click'
import { ProgressBar } from '@/components/ui/progress-bar'
import { rebase, refinements } from '@/lib/listing/rebase'
import { paramsOf, type View } from '@/lib/listing/shop-query'
import { FILTERS_ID, RESULTS_ID, LISTING_ID } from './ids'

/** A followed listing link: its URL (`to`) and the URL requested before (`from`). */
interface Followed {
  from: string
  to: string
}

export interface Listing {
  pending: boolean
  /** The last link that was followed; null before the first. */
  followed: Followed | null
  view: View
  /** Returns the URL requested last, shown or still loading. Call it in event handlers only. */
  requested: () => string
  /** Navigates to another listing URL, replacing the history entry. Spec §4. */
  go: (href: string) => void
}

export const ListingContext = createContext<Listing | null>(null)

export function useListing(): Listing {
  const listing = use(ListingContext)
  if (!listing) throw new Error('useListing needs a ListingProvider around it')
  return listing
}

/** Wraps the listing and its controls: their links and forms replace the history entry, and a bar shows that results are loading. Spec §4. */
export function ListingProvider({ current, children }: { current: string; children: ReactNode }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [nextView, setNextView] = useState(() => viewOf(current))
  const [followed, setFollowed] = useState<Followed | null>(null)
  const address = useRef(current)
  /** URL that was loading when the quick view opened: the router drops that navigation. */
  const interrupted = useRef<string>(null)
  const area = useRef<HTMLDivElement>(null)
  /** Whether the last link changed the page number only: the results then start at the top. */
  const pageChanged = useRef(false)

  const listing = useMemo(() => {
    const go = (href: string) => {
      address.current = href
      setNextView(viewOf(href))
      startTransition(() => router.replace(href, { scroll: false }))
    }
    return { pending, followed, view: nextView, requested: () => address.current, go }
  }, [router, pending, followed, nextView])

  // Only while pending: a quick view opened later drops no navigation.
  useLayoutEffect(() => {
    if (!pending) return
    const listening = new AbortController()
    addEventListener(LAYER_OPENS, () => (interrupted.current = address.current), { signal: listening.signal })
    return () => listening.abort()
  }, [pending])

  // Syncs with the URL shown, also after Back, but only once the last of several requests is done. In a layout effect, so that it
  // does not overwrite a request made right after.
  useLayoutEffect(() => {
    if (pending) return
    const dropped = interrupted.current
    interrupted.current = null
    address.current = current
    if (dropped === null || dropped === current) return
    const again = () => area.current && location.pathname === '/shop' && listing.go(dropped)
    // Deferred: during popstate the router does not know of the step back yet.
    setTimeout(() => refreshBeneath(again))
  }, [pending, current, listing])

  // The clicked element may be gone with the old results: then the focus moves to the new results, or to the filters. Changing
  // filters in the sidebar does not scroll; behind the sheet, results that end above the viewport scroll into view.
  useEffect(() => {
    if (!pending) return
    const place = area.current
    const filters = document.getElementById(FILTERS_ID)
    const isFiltering = filters?.contains(document.activeElement)
    return () => {
      requestAnimationFrame(() => {
        const results = document.getElementById(RESULTS_ID)
        const focused = document.activeElement
        const isPageChanged = pageChanged.current && results?.contains(focused)
        pageChanged.current = false
        if (isPageChanged || (focused === document.body && !isFiltering)) results?.focus({ preventScroll: true })
        else if (focused === document.body) filters?.querySelector('h2')?.focus({ preventScroll: true })
        if (isFiltering && !(filters && isOpenPopover(filters))) return
        if (results && results.getBoundingClientRect().bottom < innerHeight / 2)
          place?.scrollIntoView({ block: 'start' })
      })
    }
  }, [pending])

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.pathname !== '/shop' || link.origin !== location.origin || !isPlainClick(event)) return
    event.preventDefault()
    const address = link.pathname + link.search
    const refined = link.closest<HTMLElement>('[data-refines]')?.dataset.refines
    const kind = refinements.find((one) => one === refined)
    const takes = link.dataset.takes?.split(' ')
    const to = kind ? rebase({ kind, link: address, shown: current, requested: listing.requested(), takes }) : address
    setFollowed({ from: listing.requested(), to })
    listing.go(to)
    pageChanged.current = withoutPage(address) === withoutPage(current)
    if (pageChanged.current) area.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <ListingContext value={listing}>
      <ProgressBar busy={pending} />
      <div ref={area} id={LISTING_ID} onClickCapture={follow} className="shop-grid">
        {children}
      </div>
    </ListingContext>
  )
}

function viewOf(href: string): View {
  return paramsOf(href).get('view') === 'list' ? 'list' : 'grid'
}

function withoutPage(href: string): string {
  const params = paramsOf(href)
  params.delete('page')
  params.delete('lang')
  return params.toString()
}
