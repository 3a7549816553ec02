'use client'

import { Icon, chevronDown, trash } from '@/components/ui/icon'
import { useStaff } from './translations'

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
      <MoveKey label={named(t('Products.up'))} onMove={n > 1 && (() => onMove(n - 2))} up />
      <MoveKey label={named(t('Products.down'))} onMove={n < count && (() => onMove(n))} />
      {onRemove && (
        <button type="button" aria-label={named(t('Products.remove'))} onClick={onRemove}>
          <Icon shape={trash} />
        </button>
      )}
    </span>
  )
}

interface KeyProps {
  label: string
  /** Moves the row; false at the end. */
  onMove: false | (() => void)
  up?: boolean
}

/** A button that moves a row up or down. It stays focusable at the end, so that the focus is not lost on the way. */
export function MoveKey({ label, onMove, up = false }: KeyProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={!onMove || undefined} onClick={onMove || undefined}>
      <Icon shape={chevronDown} className={up ? 'rotate-180' : undefined} />
    </button>
  )
}
