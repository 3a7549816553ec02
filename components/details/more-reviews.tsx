'use client'

import Link, { useLinkStatus } from 'next/link'

interface MoreReviewsProps {
  /** The same page with more reviews on it. */
  href: string
  words: { more: string; loading: string }
}

/** Brings the reviews that follow: a real link, so it also works without scripts; with them the page stays where it is. */
export function MoreReviews({ href, words }: MoreReviewsProps) {
  return (
    <Link
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
