'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Icon, chevronDown } from '@/components/ui/icon'

interface Props {
  /** Of one group, one is open at a time, beside those that `open` has opened. */
  group: string
  title: string
  /** What it holds, in short. */
  text: string
  /** Opens it: one just added, one that was refused. */
  open: boolean
  children: ReactNode
}

/** One of several in a form, in one line until it is opened. */
export function Fold({ group, title, text, open, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  // Put right, it stays open: its field is still being typed in.
  useLayoutEffect(() => {
    if (open && details.current) details.current.open = true
  }, [open])
  return (
    <details ref={details} name={opened ? undefined : group} className="group rounded-field border border-sand-200">
      <summary className="flex min-h-13 list-none items-center gap-3 px-3.5 py-2 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{title}</span>
          <span className="text-small text-date-600">{text}</span>
        </span>
        <Icon shape={chevronDown} className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-3.5 pt-2 pb-3.5">{children}</div>
    </details>
  )
}
