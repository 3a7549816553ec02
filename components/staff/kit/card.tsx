import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { IconShape } from '@/components/ui/icon'

interface Props {
  title: ReactNode
  icon?: IconShape
  id?: string
  /** Sets another gap than the usual one. */
  className?: string
  children: ReactNode
}

/** A titled part of a page. */
export function Card({ title, icon, id, className = 'gap-4', children }: Props) {
  return (
    <section id={id} className={cx('staff-card grid', className)}>
      <h2 className={cx('text-h3', icon && 'flex items-center gap-2.5')}>
        {icon && <Icon shape={icon} />}
        {title}
      </h2>
      {children}
    </section>
  )
}
