'use client'

import { Icon } from '@/components/ui/icon'
import { chevronDown, trash } from '@/components/ui/icons'
import { useStaff } from '../kit/translations'

interface Props {
  /** Its place, from 1, and how many there are. */
  n: number
  count: number
  onMove: (to: number) => void
  /** Absent for a row that has to stay. */
  onRemove?: () => void
}

/** Buttons that move a row of a list up and down, or remove it. */
export function MoveKeys({ n, count, onMove, onRemove }: Props) {
  const { t } = useStaff()
  const named = (action: string) => `${action} (${n})`
  return (
    <span className="staff-keys">
      <button
        type="button"
        aria-label={named(t('Products.up'))}
        aria-disabled={n === 1 || undefined}
        onClick={() => n > 1 && onMove(n - 2)}
      >
        <Icon shape={chevronDown} className="rotate-180" />
      </button>
      <button
        type="button"
        aria-label={named(t('Products.down'))}
        aria-disabled={n === count || undefined}
        onClick={() => n < count && onMove(n)}
      >
        <Icon shape={chevronDown} />
      </button>
      {onRemove && (
        <button type="button" aria-label={named(t('Products.remove'))} onClick={onRemove}>
          <Icon shape={trash} />
        </button>
      )}
    </span>
  )
}
