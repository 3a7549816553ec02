'use client'

import { ViewTransition, type ReactNode } from 'react'

/** Between two pages, what stands here glides to what bears the same name there, when the link between them says `morph`. Names stand once per page. */
export function Morph({ name, children }: { name: string | null; children: ReactNode }) {
  // The server's HTML carries no sign of it: `vt-…` attributes are not HTML, and a first page has nothing to come from.
  if (typeof window === 'undefined' || name === null) return children
  return (
    <ViewTransition name={name} share={{ morph: 'morph', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  )
}
