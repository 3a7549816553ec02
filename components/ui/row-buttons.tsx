'use client'

import { useEffect, useState } from 'react'
import { chevronEnd, chevronStart } from './icon'
import { IconButton } from './icon-button'

/** Previous and next buttons of the row with id `rowId`; hidden when the row does not scroll. An unfolded item folds when scrolled out of view, because it stretches the row. A disabled button keeps the focus. */
export function RowButtons({ rowId, labels }: { rowId: string; labels: { previous: string; next: string } }) {
  const [ends, setEnds] = useState<{ start: boolean; end: boolean } | null>(null)

  useEffect(() => {
    const row = document.getElementById(rowId)
    if (!row) return
    const measure = () => {
      setEnds(endsOf(row))
      foldUnseen(row)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(row)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [rowId])

  if (!ends || (ends.start && ends.end)) return null
  const buttons = [
    { label: labels.previous, shape: chevronStart, way: -1, disabled: ends.start },
    { label: labels.next, shape: chevronEnd, way: 1, disabled: ends.end },
  ] as const
  return buttons.map(({ label, shape, way, disabled }) => (
    <IconButton
      key={way}
      shape={shape}
      label={label}
      aria-disabled={disabled || undefined}
      onClick={() => scrollPage(rowId, way)}
      className="max-md:hidden"
    />
  ))
}

function foldUnseen(row: HTMLElement) {
  const seen = row.getBoundingClientRect()
  for (const one of row.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const { left, right } = one.getBoundingClientRect()
    if (right <= seen.left || left >= seen.right) one.open = false
  }
}

/** In right-to-left rows `scrollLeft` is negative. */
function endsOf(row: HTMLElement) {
  const done = Math.abs(row.scrollLeft)
  return { start: done < 4, end: done > row.scrollWidth - row.clientWidth - 4 }
}

function scrollPage(rowId: string, way: 1 | -1) {
  const row = document.getElementById(rowId)
  if (!row) return
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  row.scrollBy({ left: way * sign * row.clientWidth * 0.9 })
}
