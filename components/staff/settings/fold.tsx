'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { chevronDown } from '@/components/ui/icons'

interface Props {
  /** Of one group, one is open at a time. */
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
  return (
    <details name={group} open={open} className="staff-fold">
      <summary>
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{title}</span>
          <span className="text-small text-date-600">{text}</span>
        </span>
        <Icon shape={chevronDown} />
      </summary>
      <div className="grid gap-3">{children}</div>
    </details>
  )
}
