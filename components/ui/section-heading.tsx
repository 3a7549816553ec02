import type { ReactNode } from 'react'
import { cx } from './cx'
import { TextLink } from './text-link'

interface Props {
  title: string
  note?: string
  more?: { href: string; label: string }
  controls?: ReactNode
  id?: string
}

/** A section's heading, with 26 px (18 on phones) below it. */
export function SectionHeading({ title, note, more, controls, id }: Props) {
  return (
    <div className="mb-4.5 flex flex-wrap items-end gap-4 md:mb-6.5">
      <div className="flex-1 basis-28">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {note && <p className="mt-1 text-small text-date-600">{note}</p>}
      </div>
      {(more ?? controls) && (
        <div className="flex shrink-0 items-center gap-2.5">
          {more && (
            <TextLink
              href={more.href}
              label={`${more.label}: ${title}`}
              className={cx('reach text-small', Boolean(controls) && 'me-2')}
            >
              {more.label}
            </TextLink>
          )}
          {controls}
        </div>
      )}
    </div>
  )
}
