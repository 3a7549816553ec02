import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { chevronDown } from '@/components/ui/icons'

/** One collapsible filter section, initially open. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open aria-label={title} className="group/section border-t border-sand-200 py-5">
      <summary className="reach flex min-h-8 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-body font-bold">{title}</h3>
        <Icon shape={chevronDown} className="text-palm-800 transition-transform group-open/section:rotate-180" />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
