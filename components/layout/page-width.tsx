import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface Props {
  /** Laid on sand. */
  band?: boolean
  /** Below what is seen first: laid out when it comes near (`.later`). */
  later?: boolean
  className?: string
  children: ReactNode
}

/** The column of the page: 1360 px at most inside the gutters. */
export function PageWidth({ band, later, className, children }: Props) {
  const column = <div className={cx('page-width', later && !band && 'later', className)}>{children}</div>
  return band ? <div className={cx('bg-sand-100 py-11 md:py-16', later && 'later')}>{column}</div> : column
}
