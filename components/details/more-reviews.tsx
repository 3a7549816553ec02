'use client'

import Link, { useLinkStatus } from 'next/link'
import { useEffect, useRef } from 'react'

interface MoreReviewsProps {
  /** The same page with more reviews on it; null when all are here. */
  href: string | null
  /** Id of the list of reviews. */
  rowId: string
  words: { more: string; loading: string }
}

/**
 * Brings the reviews that follow, as the last item of their list: a real link, so it also works without scripts; with them the page
 * stays where it is, and the row goes to the first new one, also when the link is gone by then.
 */
export function MoreReviews({ href, rowId, words }: MoreReviewsProps) {
  const own = useRef<HTMLLIElement>(null)
  /** Reviews before those that were asked for. */
  const before = useRef<number | null>(null)
  useEffect(() => {
    const first = before.current === null ? null : document.getElementById(rowId)?.children[before.current]
    before.current = null
    if (!first || first === own.current) return
    first.scrollIntoView({ block: 'nearest', inline: 'start' })
    // The keyboard goes on from what came, not from the link behind it.
    first.setAttribute('tabindex', '-1')
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [href, rowId])
  if (href === null) return null
  return (
    <li ref={own}>
      <Link
        onClick={() => {
          before.current = own.current
            ? Array.from(own.current.parentElement?.children ?? []).indexOf(own.current)
            : null
        }}
        href={href}
        replace
        scroll={false}
        prefetch={false}
        rel="nofollow"
        className="grid h-full min-h-40 place-items-center rounded-panel bg-sand-100 p-6 text-center font-semibold text-palm-700 transition-colors duration-160 hover:bg-palm-50"
      >
        <Label words={words} />
      </Link>
    </li>
  )
}

function Label({ words }: { words: MoreReviewsProps['words'] }) {
  const { pending } = useLinkStatus()
  return (
    <span aria-live="polite" className="flex items-center gap-3">
      {pending && <span className="spinner" />}
      <span>{pending ? words.loading : words.more}</span>
    </span>
  )
}
