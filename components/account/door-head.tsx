import type { ReactNode } from 'react'
import { LogoMark } from '@/components/brand/logo-mark'

/** Under the top of the arch: the mark, h1, one line. */
export function DoorHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <div className="door-head">
      <LogoMark size={52} className="text-palm-700" />
      <h1 className="mt-4 text-h1">{title}</h1>
      <p className="mt-1.5 text-balance text-date-600">{lead}</p>
    </div>
  )
}
