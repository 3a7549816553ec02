'use client'

import Link, { useLinkStatus } from 'next/link'
import { useEffect, useRef } from 'react'

interface MoreReviewsProps {
  /** The same page with more reviews on it. */
  href: string
  words: { more: string; loading: string }
}

/** Brings the reviews that follow: a real link, so it also works without scripts; with them the page stays where it is, and the row goes to the first new one. */
export function MoreReviews({ href, words }: MoreReviewsProps) {
  const link = useRef<HTMLAnchorElement>(null)
  /** Reviews before those that were asked for. */
  const before = useRef<number | null>(null)
  useEffect(() => {
    const item = link.current?.closest('li')
    const first = before.current === null ? null : item?.parentElement?.children[before.current]
    before.current = null
    if (!first || first === item) return
    first.scrollIntoView({ block: 'nearest', inline: 'start' })
    // The keyboard goes on from what came, not from the link behind it.
    first.setAttribute('tabindex', '-1')
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [href])
  return (
    <Link
      ref={link}
      onClick={({ currentTarget }) => {
        const item = currentTarget.closest('li')
        before.current = item ? Array.from(item.parentElement?.children ?? []).indexOf(item) : null
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
  )
}

function Label({ words }: { words: MoreReviewsProps['words'] }) {
  const { pending } = useLinkStatus()
  return (
    <span aria-live="polite" className="flex items-center gap-3">
      {pending && <span className="spinner" />}
      {pending ? words.loading : words.more}
    </span>
  )
}
