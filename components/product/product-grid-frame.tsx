import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface Props {
  /** Cards per row from 1200 px: four beside a sidebar, five without one, three wide ones. */
  most?: 3 | 4 | 5
  children: ReactNode
}

const columns = {
  3: 'lg:[--most:3]',
  4: 'lg:[--most:3] wide:[--most:4]',
  5: 'md:[--most:3] lg:[--most:4] wide:[--most:5]',
}

/** The grid of cards (`<li>`s): two per row on phones (one below 340 px), more on wider screens. */
export function ProductGridFrame({ most = 4, children }: Props) {
  return <ul className={cx('card-grid', columns[most])}>{children}</ul>
}
