'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { knownOf, type Known } from '@/components/product/known'
import { isPlainClick } from '@/lib/client/plain-click'
import { useLanguage } from '@/components/translations/translations'
import { fetchCode } from '@/lib/client/fetch-code'
import { productHref } from '@/lib/config/routes'
import { isAfterLayer, layerComes, layerIn, pushLayer } from './history'
import type { LayerProps } from './layer'

const LINKS = 'a[data-quick-view]'

/** Opens a card's product in a layer over the page: the address is the product's, Back closes, Forward opens again, a reload is the product's page. Stands once, in the layout; the layer is fetched when someone means it. Spec §2 (Quick-view modal). */
export function QuickView() {
  const language = useLanguage()
  const path = usePathname()
  const [Layer, setLayer] = useState<{ Shown: ComponentType<LayerProps> } | null>(null)
  const [known, setKnown] = useState<Known | null>(null)
  const [open, setOpen] = useState(false)
  const fetched = useRef<Promise<boolean> | null>(null)
  const seen = useRef(new Map<string, Known>())
  /** The link whose layer is on its way; null once something else was meant. */
  const wanted = useRef<HTMLAnchorElement>(null)
  /** The layer is left for the product's own page, which comes under the same address. */
  const leaving = useRef(false)

  useEffect(() => {
    if (isAfterLayer) return startAtTop()
  }, [])

  useEffect(() => void (wanted.current = null), [path])

  useEffect(() => {
    if (!known || path === productHref(known.id)) return
    // Another page has come, unless one went forward again before it had: the history knows by now.
    queueMicrotask(() => layerIn(history.state) !== known.id && setOpen(false))
  }, [path, known])

  // The keyboard goes on from that page; the card that opened the layer is gone.
  useEffect(() => {
    if (open || !leaving.current) return
    leaving.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [open])

  const fetchLayer = useCallback(() => {
    fetched.current ??= fetchCode(async () => (await import('./load')).loadLayer(language)).then((Shown) => {
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
    const mean = (event: Event) => linkOf(event) && fetchLayer().catch(() => null)

    function press(event: MouseEvent) {
      const link = linkOf(event)
      const facts = link && knownOf(link)
      if (event.target instanceof Element && event.target.closest('a')) wanted.current = null
      if (!link || !facts || !isPlainClick(event)) return
      event.preventDefault()
      link.focus({ preventScroll: true })
      wanted.current = link
      const arrival = fetchLayer().then(
        () => {
          // Something else was meant meanwhile; or it is the second of two quick clicks, before there was a layer over the link.
          if (wanted.current !== link || layerIn(history.state) === facts.id) return
          wanted.current = null
          seen.current.set(facts.id, facts)
          pushLayer(facts.id)
          setKnown(facts)
          setOpen(true)
        },
        () => {
          // The shop is a newer one than this document.
          if (wanted.current === link) location.assign(link.href)
        },
      )
      layerComes(arrival)
    }

    function travel({ state }: PopStateEvent) {
      wanted.current = null
      leaving.current = false
      const facts = seen.current.get(layerIn(state) ?? '')
      if (facts) setKnown(facts)
      setOpen(facts !== undefined)
    }

    addEventListener('click', press, { signal, capture: true })
    addEventListener('pointerover', mean, { signal, passive: true })
    addEventListener('focusin', mean, { signal })
    addEventListener('popstate', travel, { signal })
    return () => listening.abort()
  }, [fetchLayer])

  if (!Layer || !known) return null
  return (
    <Layer.Shown
      known={known}
      open={open}
      onLeave={() => {
        leaving.current = true
        setOpen(false)
      }}
      onClose={() => {
        // A dialog that was closed says so once more when it is shut: one step back is enough.
        if (!open) return
        leaving.current = false
        setOpen(false)
        if (layerIn(history.state) !== null) history.back()
      }}
    />
  )
}

/** Shows a page from its beginning, whatever place the browser would bring back. Returns how to stop. */
function startAtTop(): () => void {
  history.scrollRestoration = 'manual'
  scrollTo(0, 0)
  const after = () => (history.scrollRestoration = 'auto')
  // Browsers bring the place back once more when the listeners of `load` have run.
  const loaded = () => setTimeout(after)
  if (document.readyState === 'complete') after()
  else addEventListener('load', loaded, { once: true })
  return () => removeEventListener('load', loaded)
}
