'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useReducer, useState, type ComponentType, type CSSProperties } from 'react'
import { isPlainClick } from '@/lib/client/plain-click'
import { setWhileRendering } from '@/components/ui/set-while-rendering'
import { useTranslate } from '@/components/translations/translations'
import { isProductPath, productHref } from '@/lib/config/routes'
import { belowHeader, usePreview } from './use-preview'
import { ProductSkeleton } from './product-skeleton'

/** Delay before a loading state shows, in ms: most product pages load faster. */
const LOADING_DELAY = { list: 200, product: 500 }
/** Pages that have a skeleton. Spec §9. */
const hasSkeleton = /^\/(|offers|categories|shop|settings-product\/\w+|(product-)?details\/[\w-]+)$/

/**
 * Covers the page with the next page's skeleton during client-side navigation to a catalogue page; a product opened from a card
 * shows the card's facts at once. The page behind is not scrolled, so Back restores its position.
 */
export function NextPageCover() {
  const path = usePathname()
  const here = `${path}?${useSearchParams()}`
  const translate = useTranslate()
  const [requested, setRequested] = useReducer(setWhileRendering<{ from: string; to: string } | null>, null)
  const [isLate, setIsLate] = useState(false)
  const [cover, setCover] = useState<{ PageSkeleton: ComponentType<{ page: string }>; box: CSSProperties } | null>(null)
  const { preview, forget: forgetPreview } = usePreview(here)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.origin !== location.origin || event.defaultPrevented || !isPlainClick(event))
        return
      // Opens a layer over this page, or is a fragment of it.
      if (link.dataset.quickView || link.ariaHasPopup || link.hash) return
      const leaves = hasSkeleton.test(link.pathname) && link.pathname !== path
      forgetPreview(link.pathname)
      setRequested(leaves ? { from: here, to: link.pathname + link.search } : null)
    }
    const forget = () => {
      setRequested(null)
      forgetPreview()
    }
    const listening = new AbortController()
    const { signal } = listening
    // On the body, before React's listener on the document, which calls preventDefault.
    document.body.addEventListener('click', follow, { signal })
    addEventListener('popstate', forget, { signal })
    // The document may be restored from the back/forward cache.
    addEventListener('pagehide', forget, { signal })
    return () => listening.abort()
  }, [here, path, forgetPreview])

  // Another page has loaded: clear the state, so that Back to this page does not show it again.
  if (requested && requested.from !== here) setRequested(null)
  const waiting = requested?.from === here
  const previewed = preview !== null
  useEffect(() => {
    if (!waiting) return
    let over = false
    const delay = isProductPath(requested.to) ? LOADING_DELAY.product : LOADING_DELAY.list
    const timer = setTimeout(() => {
      setIsLate(true)
      if (previewed) return
      void import('./page-skeleton').then(({ PageSkeleton }) => {
        if (over) return
        setCover({ PageSkeleton, box: belowHeader() })
      })
    }, delay)
    return () => {
      over = true
      clearTimeout(timer)
      setIsLate(false)
      setCover(null)
    }
  }, [waiting, previewed, requested?.to])

  const late = waiting && isLate
  return (
    <>
      <p role="status" className="sr-only">
        {late && translate('Kit.loading')}
      </p>
      {preview ? (
        <div
          ref={preventScrolling}
          data-awaited={productHref(preview.product.id)}
          inert={preview.arrived}
          style={{ ...preview.box, visibility: preview.arrived ? 'hidden' : undefined }}
        >
          <ProductSkeleton product={preview.product} rest={late} />
        </div>
      ) : (
        late &&
        cover && (
          <div ref={preventScrolling} data-awaited={requested.to} style={cover.box}>
            <cover.PageSkeleton page={requested.to} />
          </div>
        )
      )}
    </>
  )
}

/**
 * Prevents wheel scrolling on the cover, which would scroll the hidden page behind; CSS prevents touch scrolling. Making the page
 * itself unscrollable would add 20 to 30 ms to a tap on phones.
 */
function preventScrolling(cover: HTMLElement | null) {
  cover?.addEventListener('wheel', (event) => event.ctrlKey || event.preventDefault(), { passive: false })
}
