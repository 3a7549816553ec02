import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface Props {
  /** With a sand background. */
  band?: boolean
  className?: string
  children: ReactNode
}

/** The page's column: at most 1360 px inside the gutters. */
export function PageWidth({ band, className, children }: Props) {
  const column = <div className={cx('page-width', className)}>{children}</div>
  return band ? <div className="bg-sand-100 py-11 md:py-16">{column}</div> : column
}
