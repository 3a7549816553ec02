'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useState } from 'react'
import { whenIdle, whenLoaded } from '@/lib/client/idle'

/**
 * Lays out what stands further down, part by part, when the page that was loaded has come and the browser is idle. From then
 * on, and for whoever has gone on before, pages are whole at once. See `.later`.
 */
export function LaterParts() {
  const path = usePathname()
  const [loaded] = useState(path)
  useEffect(() => whenLoaded(layOutNext), [])
  useLayoutEffect(() => {
    if (path !== loaded) document.documentElement.dataset.whole = ''
  }, [path, loaded])
  return null
}

function layOutNext(): void {
  if ('whole' in document.documentElement.dataset) return
  const part = document.querySelector<HTMLElement>('.later:not([data-laid-out])')
  if (part) part.dataset.laidOut = ''
  else document.documentElement.dataset.whole = ''
  whenIdle(layOutNext)
}
