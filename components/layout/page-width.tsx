import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

/** The column of the page: 1360 px at most inside the gutters. `band` lays it on sand. */
export function PageWidth({
  band = false,
  className,
  children,
}: {
  band?: boolean
  className?: string
  children: ReactNode
}) {
  const column = <div className={cx('page-width', className)}>{children}</div>
  return band ? <div className="bg-sand-100 py-11 md:py-16">{column}</div> : column
}
