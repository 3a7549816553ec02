'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { layerIn } from '@/components/quick-view/history'
import { onReturn } from '@/lib/client/on-return'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'

/**
 * A page that comes into a document of another language, because that was changed meanwhile, in another tab or before Back: the document is
 * served anew, so that no screen speaks two languages. Whoever stays on a page is left alone. Spec §1.
 */
export function LanguageWatch() {
  const path = usePathname()
  const search = useSearchParams()
  const address = `${path}?${search}`
  const seen = useRef(address)
  const named = search.has('lang')

  useEffect(() => {
    // A layer has the address of its product, but no page has come.
    if (seen.current === address || layerIn(history.state) !== null) return
    seen.current = address
    if (!named) serveAnew()
  }, [address, named])

  useEffect(() => {
    if (named) return
    if (onReturn()) serveAnew()
    const restored = ({ persisted }: PageTransitionEvent) => persisted && serveAnew()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [named])
  return null
}

/** Loads the document again if it is not in the language that was chosen. */
function serveAnew() {
  const kept = RegExp(`\\b${LANGUAGE_COOKIE}=(en|ar)\\b`).exec(document.cookie)?.[1]
  if (kept && kept !== document.documentElement.lang) location.reload()
}
