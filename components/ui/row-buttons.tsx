'use client'

import { useEffect, useState } from 'react'
import { Icon } from './icon'
import { chevronEnd, chevronStart } from './icons'

/** Previous and next of the row with the id; away when there is nothing to scroll. What was unfolded in the row folds when it is scrolled out of sight: it had made all of the row tall. What rests keeps the focus, so that the keyboard goes on from there. */
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
  const className = 'button button-quiet button-small button-round max-md:hidden'
  return (
    <>
      <button
        type="button"
        aria-label={labels.previous}
        aria-disabled={ends.start || undefined}
        onClick={() => scrollPage(rowId, -1)}
        className={className}
      >
        <Icon shape={chevronStart} />
      </button>
      <button
        type="button"
        aria-label={labels.next}
        aria-disabled={ends.end || undefined}
        onClick={() => scrollPage(rowId, 1)}
        className={className}
      >
        <Icon shape={chevronEnd} />
      </button>
    </>
  )
}

function foldUnseen(row: HTMLElement) {
  const seen = row.getBoundingClientRect()
  for (const one of row.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const { left, right } = one.getBoundingClientRect()
    if (right <= seen.left || left >= seen.right) one.open = false
  }
}

/** Right-to-left rows count their scroll downwards from 0. */
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
