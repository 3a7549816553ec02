'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { LANGUAGE_COOKIE } from '@/lib/shop-facts'

/**
 * A page that comes into a document of another language, because that was changed in another tab meanwhile: the document is
 * served anew, so that no screen speaks two languages. Whoever stays on a page is left alone. Spec §1.
 */
export function LanguageWatch() {
  const path = usePathname()
  const search = useSearchParams()
  const address = `${path}?${search}`
  const seen = useRef(address)
  const named = search.has('lang')

  useEffect(() => {
    if (seen.current === address) return
    seen.current = address
    const kept = RegExp(`\\b${LANGUAGE_COOKIE}=(en|ar)\\b`).exec(document.cookie)?.[1]
    if (!named && kept && kept !== document.documentElement.lang) location.reload()
  }, [address, named])
  return null
}
