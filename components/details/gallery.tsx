'use client'

import Image from 'next/image'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { THUMBNAILS_SHOWN } from '@/lib/shop-facts'
import './gallery.css'

export interface GalleryPicture {
  src: string
  /** What it is called for people who cannot see it: "Picture 2 of 4". */
  label: string
}

interface GalleryProps {
  title: string
  /** Name of the row of pictures. */
  label: string
  pictures: GalleryPicture[]
  /** Badge and buttons over the picture. */
  children?: ReactNode
}

/** Pictures of a product: a row to swipe or scroll, and thumbnails that are links into it. More than 3: two and "+N". Spec §2. */
export function Gallery({ title, label, pictures, children }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  function follow() {
    const strip = row.current
    if (strip) setCurrent(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
  }

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
  }

  const shown = pictures.length > THUMBNAILS_SHOWN ? THUMBNAILS_SHOWN - 1 : pictures.length
  const thumbnails = pictures.length > 1 ? pictures.slice(0, shown) : []
  const hidden = pictures.length > 1 ? pictures.length - shown : 0
  return (
    <div className="relative lg:grid lg:grid-cols-[5.75rem_1fr] lg:gap-5">
      {thumbnails.length > 0 && (
        <ul className="hidden content-start gap-4 lg:grid">
          {thumbnails.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#picture-${index + 1}`}
                onClick={(event) => show(event, index)}
                aria-label={picture.label}
                aria-current={current === index ? 'true' : undefined}
                className="thumb"
              >
                <Image src={picture.src} alt="" width={92} height={92} sizes="92px" />
              </a>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <a
                href={`#picture-${shown + 1}`}
                onClick={(event) =>
                  show(event, current > shown - 1 && current < pictures.length - 1 ? current + 1 : shown)
                }
                aria-label={pictures[shown]?.label}
                aria-current={current >= shown ? 'true' : undefined}
                className="thumb thumb-more"
              >
                <Image src={pictures[shown]?.src ?? ''} alt="" width={92} height={92} sizes="92px" />
                <bdi dir="ltr">+{hidden}</bdi>
              </a>
            </li>
          )}
        </ul>
      )}
      <div className="relative">
        <ul
          ref={row}
          onScroll={follow}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={label}
          className="gallery-row"
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`picture-${index + 1}`}>
              <Image
                src={picture.src}
                alt={index === 0 ? title : `${title}, ${picture.label}`}
                width={1280}
                height={1280}
                sizes="(min-width: 1360px) 680px, (min-width: 900px) 50vw, 100vw"
                preload={index === 0}
                fetchPriority={index === 0 ? 'high' : undefined}
                loading={index === 0 ? undefined : 'lazy'}
              />
            </li>
          ))}
        </ul>
        {children}
        {pictures.length > 1 && (
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-12 mx-auto flex w-fit gap-2 rounded-full bg-palm-950/45 px-3 py-2 lg:hidden"
          >
            {pictures.map((picture, index) => (
              <span
                key={picture.src}
                className={
                  index === current ? 'h-1.5 w-5 rounded-full bg-saffron-400' : 'size-1.5 rounded-full bg-mist'
                }
              />
            ))}
          </span>
        )}
      </div>
    </div>
  )
}
