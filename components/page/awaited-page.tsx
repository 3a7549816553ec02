'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState, type ComponentType, type CSSProperties } from 'react'
import { isProductPath, productHref } from '@/lib/routes'
import { Awaited } from './awaited'
import { belowHeader } from './below-header'
import { ProductPlaces } from './product-places'
import { usePreview } from './use-preview'

/** How long the page left stays before places for the next one are shown, in ms: a product mostly stands by then. */
const PATIENCE = { list: 200, product: 500 }
/** Pages whose places are known. Spec §9. */
const known = /^\/(|offers|categories|shop|settings-product\/\w+|(product-)?details\/[\w-]+)$/

/**
 * While one of the catalogue's pages is on its way: places for what it will hold. The server answers whole pages, so this is
 * for navigation inside the shop. They lie over the page that is left, which is not moved: Back leads to where one was.
 * A card's product is there at once, as far as the card knows it.
 */
export function AwaitedPage() {
  const path = usePathname()
  const here = `${path}?${useSearchParams()}`
  const [asked, setAsked] = useState<{ from: string; to: string } | null>(null)
  const [late, setLate] = useState<{ Places: ComponentType<{ page: string }> | null; box: CSSProperties } | null>(null)
  const { preview, forget: forgetPreview } = usePreview(here)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // The quick view opens over the page that stands.
      if (!link || link.target || link.dataset.quickView || link.origin !== location.origin || event.button !== 0)
        return
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const leaves = known.test(link.pathname) && link.pathname !== path
      forgetPreview(link.pathname)
      setAsked(leaves ? { from: here, to: link.pathname + link.search } : null)
    }
    const forget = () => {
      setAsked(null)
      forgetPreview()
    }
    // Before React hears of it on the document: a click that is prevented by then leads nowhere.
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

  const waiting = asked?.from === here
  useEffect(() => {
    if (!waiting) return
    let over = false
    const patience = isProductPath(asked.to) ? PATIENCE.product : PATIENCE.list
    const timer = setTimeout(() => {
      const box = belowHeader()
      setLate({ Places: null, box })
      void import('./page-places').then(({ PagePlaces }) => {
        if (!over) setLate({ Places: PagePlaces, box })
      })
    }, patience)
    return () => {
      over = true
      clearTimeout(timer)
      setLate(null)
    }
  }, [waiting, asked?.to])

  if (preview) {
    const arrived = preview.from !== here
    const places = waiting && late !== null
    return (
      <div
        data-awaited={productHref(preview.product.id)}
        inert={arrived}
        style={{ ...preview.box, visibility: arrived ? 'hidden' : undefined }}
      >
        {places && <Awaited />}
        <ProductPlaces known={preview.product} places={places} />
      </div>
    )
  }
  if (!waiting || !late?.Places) return null
  return (
    <div data-awaited={asked.to} style={late.box}>
      <late.Places page={asked.to} />
    </div>
  )
}
