import Image from 'next/image'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { cx } from '@/components/ui/cx'

interface Props {
  trail: { name: string; href?: string }[]
  title: string
  text: string
  /** Stands in an arch on the band's lower edge, at the end. */
  picture?: string | null
  /** Below the text. */
  children?: ReactNode
}

/** The head of a page on a band of sand: the way back up, h1, one line, a picture in an arch. */
export function PageBanner({ trail, title, text, picture, children }: Props) {
  // On phones a long way back up runs on above the picture.
  const long = picture && trail.length > 2
  return (
    <div className="bg-sand-100">
      <div className="page-width grid grid-cols-[1fr_auto] items-end gap-x-4 md:gap-x-10">
        <div className="min-w-0 self-center py-7 md:py-12">
          <div className={cx(long && 'max-md:-me-30')}>
            <Breadcrumbs trail={trail} />
          </div>
          <h1 className="mt-2 text-h1 md:mt-3">{title}</h1>
          <p className="mt-2 max-w-[62ch] text-body text-date-600 md:mt-3 md:text-lead">{text}</p>
          {children}
        </div>
        {picture && (
          <span
            className={cx(
              'mt-7 block h-36 w-26 overflow-hidden rounded-t-full bg-sand-200 md:h-64 md:w-56',
              long && 'max-md:mt-18',
            )}
          >
            <Image
              src={picture}
              alt=""
              width={640}
              height={640}
              sizes="(min-width: 700px) 256px, 144px"
              loading="eager"
              className="size-full object-cover"
            />
          </span>
        )}
      </div>
    </div>
  )
}
