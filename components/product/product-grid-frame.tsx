import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface Props {
  /** Cards to a row from 1200 px: four beside a sidebar, five without one, three wide ones. */
  most?: 3 | 4 | 5
  children: ReactNode
}

const columns = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-3 wide:grid-cols-4',
  5: 'md:grid-cols-3 lg:grid-cols-4 wide:grid-cols-5',
}

/** Lays cards (`<li>`s) out: two to a row on phones (one below 340 px), more as there is room. */
export function ProductGridFrame({ most = 4, children }: Props) {
  return (
    <ul
      className={cx(
        'grid grid-cols-1 gap-x-3 gap-y-5.5 min-[340px]:grid-cols-2 md:gap-x-5 md:gap-y-7.5',
        columns[most],
      )}
    >
      {children}
    </ul>
  )
}
