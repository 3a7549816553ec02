'use client'

import type { MouseEvent, ReactNode } from 'react'

interface Props {
  /** "Show 8 more". */
  label: string
  open: boolean
  children: ReactNode
}

/** The rest of a list, folded. What opens it goes, so the focus goes on at the first of the rest. */
export function MoreChoices({ label, open, children }: Props) {
  function goOn({ currentTarget }: MouseEvent<HTMLElement>) {
    const first = currentTarget.parentElement?.querySelector('input')
    requestAnimationFrame(() => first?.focus({ preventScroll: true }))
  }

  return (
    <details className="group/more mt-1" open={open}>
      <summary
        onClick={goOn}
        className="link reach inline-block min-h-8 list-none py-1 text-small group-open/more:hidden [&::-webkit-details-marker]:hidden"
      >
        {label}
      </summary>
      {children}
    </details>
  )
}
