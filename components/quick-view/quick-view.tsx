'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { shownPicture } from '@/components/product/preview'
import { linkedProduct } from '@/components/product/quick-view-link'
import { isPlainClick } from '@/lib/client/plain-click'
import { useLanguage } from '@/components/translations/translations'
import { fetchCode } from '@/lib/client/fetch-code'
import { productHref } from '@/lib/config/routes'
import { isAfterLayer, trackLayerLoading, layerIdOf, pushLayer } from '@/components/navigation/layer-history'
import type { LayerProps } from './layer'

const LINKS = 'a[data-quick-view]'

/** Opens a card's product in a layer: the URL is the product's, Back closes, Forward reopens, a reload shows the product page. Rendered once, in the layout; loads the layer on demand. Spec §2 (Quick-view modal). */
export function QuickView({ contact }: Pick<LayerProps, 'contact'>) {
  const language = useLanguage()
  const path = usePathname()
  const [Layer, setLayer] = useState<{ Shown: ComponentType<LayerProps> } | null>(null)
  const [card, setCard] = useState<LayerProps['card'] | null>(null)
  const [open, setOpen] = useState(false)
  const fetched = useRef<Promise<boolean> | null>(null)
  const seen = useRef(new Map<string, LayerProps['card']>())
  /** The link whose layer is being loaded; null once another link was followed. */
  const wanted = useRef<HTMLAnchorElement>(null)
  /** The product page, under the same URL, replaces the layer. */
  const leaving = useRef(false)

  useEffect(() => {
    if (isAfterLayer) return startAtTop()
  }, [])

  useEffect(() => void (wanted.current = null), [path])

  useEffect(() => {
    if (!card || path === productHref(card.id)) return
    // Another page is shown, unless Forward was pressed before it arrived: check the history, which is updated by now.
    queueMicrotask(() => layerIdOf(history.state) !== card.id && setOpen(false))
  }, [path, card])

  // Focus the product page; the card that opened the layer is gone.
  useEffect(() => {
    if (open || !leaving.current) return
    leaving.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [open])

  const fetchLayer = useCallback(() => {
    fetched.current ??= fetchCode(async () => (await import('./layer')).loadLayer(language)).then((Shown) => {
      setLayer({ Shown })
      return true
    })
    fetched.current.catch(() => (fetched.current = null))
    return fetched.current
  }, [language])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null)
    const prefetch = (event: Event) => linkOf(event) && fetchLayer().catch(() => null)

    function press(event: MouseEvent) {
      const link = linkOf(event)
      const product = link && linkedProduct(link)
      if (event.target instanceof Element && event.target.closest('a')) wanted.current = null
      if (!link || !product || !isPlainClick(event)) return
      event.preventDefault()
      link.focus({ preventScroll: true })
      wanted.current = link
      const arrival = fetchLayer().then(
        () => {
          // Another link was followed meanwhile, or a second click came before the layer covered the link.
          if (wanted.current !== link || layerIdOf(history.state) === product.id) return
          wanted.current = null
          const opened = { ...product, picture: shownPicture(link.closest('.card')) }
          seen.current.set(product.id, opened)
          pushLayer(product.id)
          setCard(opened)
          setOpen(true)
        },
        () => {
          // A newer version was deployed.
          if (wanted.current === link) location.assign(link.href)
        },
      )
      trackLayerLoading(arrival)
    }

    function travel({ state }: PopStateEvent) {
      wanted.current = null
      leaving.current = false
      const opened = seen.current.get(layerIdOf(state) ?? '')
      if (opened) setCard(opened)
      setOpen(opened !== undefined)
    }

    addEventListener('click', press, { signal, capture: true })
    addEventListener('pointerover', prefetch, { signal, passive: true })
    addEventListener('focusin', prefetch, { signal })
    addEventListener('popstate', travel, { signal })
    return () => listening.abort()
  }, [fetchLayer])

  if (!Layer || !card) return null
  return (
    <Layer.Shown
      card={card}
      contact={contact}
      open={open}
      onLeave={() => {
        leaving.current = true
        setOpen(false)
      }}
      onClose={() => {
        // The dialog may fire `close` twice; go back only once.
        if (!open) return
        leaving.current = false
        setOpen(false)
        if (layerIdOf(history.state) !== null) history.back()
      }}
    />
  )
}

/** Scrolls to the top and prevents scroll restoration until the page has loaded. Returns the cleanup. */
function startAtTop(): () => void {
  history.scrollRestoration = 'manual'
  scrollTo(0, 0)
  const restoreDefault = () => (history.scrollRestoration = 'auto')
  // Browsers restore the position once more after the `load` listeners.
  const loaded = () => setTimeout(restoreDefault)
  if (document.readyState === 'complete') restoreDefault()
  else addEventListener('load', loaded, { once: true })
  return () => removeEventListener('load', loaded)
}
