'use client'

import { useEffect } from 'react'
import { whenIdle, whenLoaded } from '@/lib/client/idle'

/** Lays out what stands further down, part by part, when the first screen has come; from then on nothing waits. See `.later`. */
export function LaterParts() {
  useEffect(() => whenLoaded(layOut), [])
  return null
}

function layOut(): void {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>('.later')]
  const next = () => {
    const part = parts.shift()
    if (part) part.style.contentVisibility = 'visible'
    else root.dataset.laidOut = ''
    if (part) whenIdle(next)
  }
  if (!('laidOut' in root.dataset)) next()
}
