'use client'

import Link, { useLinkStatus } from 'next/link'
import { useEffect, useRef } from 'react'

interface MoreReviewsProps {
  /** URL of this page with more reviews; null when all are shown. */
  href: string | null
  rowId: string
  labels: { more: string; loading: string }
}

/**
 * Loads more reviews; the last item of their list. A real link, so it works without JavaScript. With it, the page keeps its scroll
 * position and the row scrolls to the first new review.
 */
export function MoreReviews({ href, rowId, labels }: MoreReviewsProps) {
  const item = useRef<HTMLLIElement>(null)
  const shownBefore = useRef<number | null>(null)
  useEffect(() => {
    const first = shownBefore.current === null ? null : document.getElementById(rowId)?.children[shownBefore.current]
    shownBefore.current = null
    if (!first || first === item.current) return
    first.scrollIntoView({ block: 'nearest', inline: 'start' })
    // Moves the focus to the first new review instead of the link behind it.
    first.setAttribute('tabindex', '-1')
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [href, rowId])
  if (href === null) return null
  return (
    <li ref={item}>
      <Link
        onClick={() => (shownBefore.current = (item.current?.parentElement?.childElementCount ?? 1) - 1)}
        href={href}
        replace
        scroll={false}
        prefetch={false}
        rel="nofollow"
        className="grid h-full min-h-40 place-items-center rounded-panel bg-sand-100 p-6 text-center font-semibold text-palm-700 transition-colors duration-160 hover:bg-palm-50"
      >
        <Label labels={labels} />
      </Link>
    </li>
  )
}

function Label({ labels }: { labels: MoreReviewsProps['labels'] }) {
  const { pending } = useLinkStatus()
  return (
    <span aria-live="polite" className="flex items-center gap-3">
      {pending && <span className="spinner" />}
      <span>{pending ? labels.loading : labels.more}</span>
    </span>
  )
}
