import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

/** Lays cards (`<li>`s) out: two to a row on phones (one below 340 px), three from 900, four from 1200; `wide`, without a sidebar, one more. */
export function ProductGridFrame({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <ul
      className={cx(
        'grid grid-cols-1 gap-x-3 gap-y-5.5 min-[340px]:grid-cols-2 md:gap-x-5 md:gap-y-7.5',
        wide ? 'md:grid-cols-3 lg:grid-cols-4 wide:grid-cols-5' : 'lg:grid-cols-3 wide:grid-cols-4',
      )}
    >
      {children}
    </ul>
  )
}
