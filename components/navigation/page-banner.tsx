import { useTranslations } from 'next-intl'
import Image from 'next/image'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'

interface Props {
  /** The page above this one; default the home page. */
  parent?: { name: string; href: string }
  title: string
  text: string
  /** Shown in an arch on the band's lower edge, at the inline end. */
  picture?: string | null
  children?: ReactNode
}

/** A page's head on sand: breadcrumbs, h1, one line, a picture in an arch. */
export function PageBanner({ parent, title, text, picture, children }: Props) {
  const home = { name: useTranslations('Common')('home'), href: '/' }
  return (
    <div className="@container bg-sand-100">
      <div className="page-width grid grid-cols-[1fr_auto] items-end">
        {/* On phones the breadcrumbs take the whole width. */}
        <div className="min-w-0 self-center py-12 max-md:contents">
          <div className="min-w-0 max-md:col-span-2 max-md:pt-7">
            <Breadcrumbs trail={[home, ...(parent ? [parent] : []), { name: title }]} />
          </div>
          <div className="min-w-0 max-md:self-center max-md:pb-7">
            <h1 tabIndex={-1} className="mt-2 text-h1 outline-none md:mt-3">
              {title}
            </h1>
            <p className="mt-2 max-w-[62ch] text-body text-date-600 md:mt-3 md:text-lead">{text}</p>
            {children}
          </div>
        </div>
        {/* In px, and hidden beside text enlarged so much that it needs the room. */}
        {picture && (
          <span className="ms-[16px] mt-3 block h-[144px] w-[104px] overflow-hidden rounded-t-full bg-sand-200 md:ms-10 md:mt-7 md:h-[256px] md:w-[224px] @max-[11rem]:hidden">
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
