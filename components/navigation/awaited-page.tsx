'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useReducer, useState, type ComponentType, type CSSProperties } from 'react'
import { isPlainClick } from '@/lib/client/plain-click'
import { setWhileRendering } from '@/components/ui/set-while-rendering'
import { useTranslate } from '@/components/translations/translations'
import { isProductPath, productHref } from '@/lib/config/routes'
import { belowHeader } from './below-header'
import { ProductSkeleton } from './product-skeleton'
import { usePreview } from './use-preview'

/** How long nothing is said of the page that is on its way, in ms: a product mostly stands by then. */
const PATIENCE = { list: 200, product: 500 }
/** Pages whose skeletons are known. Spec §9. */
const known = /^\/(|offers|categories|shop|settings-product\/\w+|(product-)?details\/[\w-]+)$/

/**
 * While one of the catalogue's pages is on its way: a skeleton of what it will hold. The server answers whole pages, so this is
 * for navigation inside the shop. They lie over the page that is left, which is not moved: Back leads to where one was.
 * A card's product is there at once, as far as the card knows it.
 */
export function AwaitedPage() {
  const path = usePathname()
  const here = `${path}?${useSearchParams()}`
  const say = useTranslate()
  const [asked, setAsked] = useReducer(setWhileRendering<{ from: string; to: string } | null>, null)
  const [isLate, setIsLate] = useState(false)
  const [cover, setCover] = useState<{ PageSkeleton: ComponentType<{ page: string }>; box: CSSProperties } | null>(null)
  const { preview, forget: forgetPreview } = usePreview(here)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.origin !== location.origin || event.defaultPrevented || !isPlainClick(event))
        return
      // What opens over the page that stands, or is a place in it.
      if (link.dataset.quickView || link.ariaHasPopup || link.hash) return
      const leaves = known.test(link.pathname) && link.pathname !== path
      forgetPreview(link.pathname)
      setAsked(leaves ? { from: here, to: link.pathname + link.search } : null)
    }
    const forget = () => {
      setAsked(null)
      forgetPreview()
    }
    // Before React, which listens on the document: it prevents what it follows itself.
    document.body.addEventListener('click', follow)
    addEventListener('popstate', forget)
    // The page was left as a document, and comes back as it was.
    addEventListener('pagehide', forget)
    return () => {
      document.body.removeEventListener('click', follow)
      removeEventListener('popstate', forget)
      removeEventListener('pagehide', forget)
    }
  }, [here, path, forgetPreview])

  // Another page has come: nothing is awaited, nor will be when Back leads here again.
  if (asked && asked.from !== here) setAsked(null)
  const waiting = asked?.from === here
  const previewed = preview !== null
  useEffect(() => {
    if (!waiting) return
    let over = false
    const patience = isProductPath(asked.to) ? PATIENCE.product : PATIENCE.list
    const timer = setTimeout(() => {
      setIsLate(true)
      if (previewed) return
      void import('./page-skeleton').then(({ PageSkeleton }) => {
        if (over) return
        setCover({ PageSkeleton, box: belowHeader() })
      })
    }, patience)
    return () => {
      over = true
      clearTimeout(timer)
      setIsLate(false)
      setCover(null)
    }
  }, [waiting, previewed, asked?.to])

  const late = waiting && isLate
  return (
    <>
      <p role="status" className="sr-only">
        {late && say('Kit.loading')}
      </p>
      {preview ? (
        <div
          ref={holdStill}
          data-awaited={productHref(preview.product.id)}
          inert={preview.arrived}
          style={{ ...preview.box, visibility: preview.arrived ? 'hidden' : undefined }}
        >
          <ProductSkeleton known={preview.product} rest={late} />
        </div>
      ) : (
        late &&
        cover && (
          <div ref={holdStill} data-awaited={asked.to} style={cover.box}>
            <cover.PageSkeleton page={asked.to} />
          </div>
        )
      )}
    </>
  )
}

/**
 * Whoever means to scroll what lies over a page would scroll that page, unseen, and Back would find it elsewhere. A finger is held
 * by the style sheet, and a wheel here: to make the whole page unscrollable costs a phone 20 to 30 ms of the answer to a tap.
 */
function holdStill(cover: HTMLElement | null) {
  cover?.addEventListener('wheel', (event) => event.ctrlKey || event.preventDefault(), { passive: false })
}
