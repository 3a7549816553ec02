'use client'

import { useReducer, type MouseEvent, type ReactNode } from 'react'
import { setWhileRendering } from '@/components/ui/set-while-rendering'

/** The rest of a list behind a "Show more" button. It never folds again, so unchecking keeps the position. The button disappears, so the focus moves to the first of the rest. */
export function MoreChoices({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useReducer(setWhileRendering<boolean>, open)
  if (open && !opened) setOpened(true)

  function focusRest({ currentTarget }: MouseEvent<HTMLElement>) {
    const first = currentTarget.parentElement?.querySelector('input')
    requestAnimationFrame(() => first?.focus({ preventScroll: true }))
  }

  return (
    <details className="group/more mt-1" open={opened}>
      <summary
        onClick={focusRest}
        className="link reach inline-block min-h-8 list-none py-1 text-small group-open/more:hidden [&::-webkit-details-marker]:hidden"
      >
        {label}
      </summary>
      {children}
    </details>
  )
}
