import Image from 'next/image'
import type { ReactNode } from 'react'
import { cx } from './cx'

interface Props {
  title: string
  text: string
  /** A catalogue picture, shown in an arch; without it the arch shows `mark`. */
  picture?: string
  mark?: ReactNode
  /** Links and buttons. */
  children?: ReactNode
  /** Desaturates the picture: the shop cannot be reached. */
  offline?: boolean
  /** `h1` when it is the page's only heading. */
  heading?: 'h1' | 'h2'
}

/** An empty or unreachable view: an arch, a heading, one line and the next step. */
export function EmptyState({ title, text, picture, mark, children, offline = false, heading: Heading = 'h2' }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-100 min-w-0 flex-col items-center px-4 py-7 text-center">
      <span
        className={cx(
          'grid h-42 w-46 max-w-full place-items-center overflow-hidden rounded-[92px_92px_22px_22px] bg-sand-200 text-sand-400',
          offline && '[filter:saturate(0.25)]',
        )}
      >
        {picture ? (
          // The shop's own drawings come in one size; only catalogue pictures have several.
          <Image
            src={picture}
            alt=""
            width={184}
            height={184}
            unoptimized={!picture.startsWith('/media/')}
            loading="eager"
            className="size-full object-cover"
          />
        ) : (
          mark
        )}
      </span>
      <Heading className="mt-5 text-h3 wrap-anywhere">{title}</Heading>
      <p className="mt-1.5 text-body text-date-600">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-2.5 *:flex-auto">{children}</div>}
    </div>
  )
}
