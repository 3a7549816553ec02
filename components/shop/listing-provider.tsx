'use client'

import { useRouter } from 'next/navigation'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { LAYER_OPENS, refreshBeneath } from '@/components/quick-view/history'
import { isOpenPopover } from '@/components/ui/layers'
import { isPlainClick } from '@/lib/client/plain-click'
import { ProgressBar } from '@/components/ui/progress-bar'
import { rebase, refinements } from '@/lib/listing/rebase'
import type { View } from '@/lib/listing/shop-query'
import { ListingContext, type Followed } from './listing-context'
import { FILTERS_ID, RESULTS_ID, LISTING_ID } from './ids'

interface ListingProviderProps {
  /** Address of what is shown. */
  current: string
  children: ReactNode
}

/** Around everything that changes the listing: its links and forms ask in place of the address shown, a bar tells that the answer is coming. Spec §4. */
export function ListingProvider({ current, children }: ListingProviderProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [nextView, setNextView] = useState(() => viewOf(current))
  const [followed, setFollowed] = useState<Followed | null>(null)
  const address = useRef(current)
  /** What was on its way as a product opened over the page, for which the router gives it up. */
  const overtaken = useRef<string>(null)
  const area = useRef<HTMLDivElement>(null)
  /** Another page was asked for: it is read from its beginning. */
  const turned = useRef(false)

  const listing = useMemo(() => {
    const go = (href: string) => {
      address.current = href
      setNextView(viewOf(href))
      startTransition(() => router.replace(href, { scroll: false }))
    }
    return { pending, followed, view: nextView, asked: () => address.current, go }
  }, [router, pending, followed, nextView])

  // Ends with the answer: a product that opens later overtakes nothing.
  useLayoutEffect(() => {
    if (!pending) return
    const listening = new AbortController()
    addEventListener(LAYER_OPENS, () => (overtaken.current = address.current), { signal: listening.signal })
    return () => listening.abort()
  }, [pending])

  // Also after Back; but not before the last of several answers is here, nor over what is asked for in the moment after this one.
  useLayoutEffect(() => {
    if (pending) return
    const asked = overtaken.current
    overtaken.current = null
    address.current = current
    if (asked === null || asked === current) return
    const again = () => area.current && location.pathname === '/shop' && listing.go(asked)
    // Not in the midst of a step back, which the router has yet to hear of.
    setTimeout(() => refreshBeneath(again))
  }, [pending, current, listing])

  // What was pressed may be gone with the old answer: whoever goes by keys goes on at the new one, or at the filters. Whoever
  // sets these beside the products stays where he is; beneath their sheet the products may have ended above what is seen.
  useEffect(() => {
    if (!pending) return
    const place = area.current
    const filters = document.getElementById(FILTERS_ID)
    const isFiltering = filters?.contains(document.activeElement)
    return () => {
      requestAnimationFrame(() => {
        const results = document.getElementById(RESULTS_ID)
        const focused = document.activeElement
        const isTurned = turned.current && results?.contains(focused)
        turned.current = false
        if (isTurned || (focused === document.body && !isFiltering)) results?.focus({ preventScroll: true })
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
    const to = kind ? rebase({ kind, link: address, shown: current, asked: listing.asked(), takes }) : address
    setFollowed({ from: listing.asked(), to })
    listing.go(to)
    turned.current = withoutPage(address) === withoutPage(current)
    if (turned.current) area.current?.scrollIntoView({ block: 'start' })
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

/** How an address has its products shown. */
function viewOf(href: string): View {
  return new URLSearchParams(href.split('?')[1]).get('view') === 'list' ? 'list' : 'grid'
}

function withoutPage(href: string): string {
  const params = new URLSearchParams(href.split('?')[1])
  params.delete('page')
  params.delete('lang')
  return params.toString()
}
