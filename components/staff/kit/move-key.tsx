'use client'

import { Icon } from '@/components/ui/icon'
import { chevronDown } from '@/components/ui/icons'

interface Props {
  label: string
  /** Moves the row; false at the end. */
  onMove: false | (() => void)
  up?: boolean
}

/** A button that moves a row up or down. It stays focusable at the end, so that the focus is not lost on the way. */
export function MoveKey({ label, onMove, up = false }: Props) {
  return (
    <button type="button" aria-label={label} aria-disabled={!onMove || undefined} onClick={onMove || undefined}>
      <Icon shape={chevronDown} className={up ? 'rotate-180' : undefined} />
    </button>
  )
}
