import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

/** A titled part of a page. `className` sets another gap than the usual one. */
export function Card({
  title,
  className = 'gap-4',
  children,
}: {
  title: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section className={cx('staff-card grid', className)}>
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  )
}
