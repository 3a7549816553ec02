'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { layerIdOf } from '@/components/navigation/layer-history'
import { isBackForward, onPageRestore } from '@/lib/client/page-events'
import { LANGUAGE_COOKIE } from '@/lib/config/constants'

/**
 * Reloads the document when a navigation finds the language changed (in another tab, or before Back), so that a page never mixes
 * two languages. Without a navigation it does nothing. Spec §1.
 */
export function LanguageWatch() {
  const path = usePathname()
  const search = useSearchParams()
  const address = `${path}?${search}`
  const seen = useRef(address)
  const named = search.has('lang')

  useEffect(() => {
    // The quick view changes the URL without a navigation.
    if (seen.current === address || layerIdOf(history.state) !== null) return
    seen.current = address
    if (!named) reloadInChosenLanguage()
  }, [address, named])

  useEffect(() => {
    if (named) return
    if (isBackForward()) reloadInChosenLanguage()
    return onPageRestore(reloadInChosenLanguage)
  }, [named])
  return null
}

function reloadInChosenLanguage() {
  const chosen = RegExp(`\\b${LANGUAGE_COOKIE}=(en|ar)\\b`).exec(document.cookie)?.[1]
  if (chosen && chosen !== document.documentElement.lang) location.reload()
}
