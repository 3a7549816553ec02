'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { LogoMark } from '@/components/brand/logo-mark'
import { zoomIn } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { useLanguage } from '@/components/translations/translations'
import { useColorPicture } from '@/lib/client/color-picture'
import { fetchCode } from '@/lib/client/fetch-code'
import { comma } from '@/lib/i18n/comma'
import type { GalleryModalProps } from './gallery-modal'
import { GalleryPicture } from './gallery-picture'
import { GalleryThumbs, type GalleryLabels, type GalleryVideo, type Picture } from './gallery-thumbs'

interface GalleryProps {
  productId: string
  title: string
  pictures: Picture[]
  labels: GalleryLabels
  /** Shown last. */
  video?: GalleryVideo | null
  /** Badge and buttons over the picture. */
  children?: ReactNode
}

/** Pictures of a product: a scrollable row, thumbnails, and a full-screen gallery loaded on demand. Spec §2. */
export function Gallery({ productId, title, pictures, labels, video, children }: GalleryProps) {
  const language = useLanguage()
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [Modal, setModal] = useState<ComponentType<GalleryModalProps> | null>(null)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const count = pictures.length + (video ? 1 : 0)

  function follow() {
    const strip = row.current
    if (strip?.clientWidth) setCurrent(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
  }

  /** Scrolls to a picture; smoothly unless `behavior` or reduced motion says otherwise. */
  function show(index: number, behavior?: ScrollBehavior) {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior })
  }

  // The row may have been scrolled before the scripts ran.
  useEffect(follow, [])

  const sources = pictures.map(({ src }) => src)
  useColorPicture(productId, sources, (index) => {
    // Scrolls the row only, not the page: the colours may be below the picture.
    const strip = row.current
    const sign = strip && getComputedStyle(strip).direction === 'rtl' ? -1 : 1
    strip?.scrollTo({ left: sign * index * strip.clientWidth })
  })

  async function open(index: number) {
    try {
      const { GalleryModal } = await fetchCode(() => import('./gallery-modal'))
      setModal(() => GalleryModal)
      setOpenAt(index)
    } catch {
      // The chunk of an older build is gone: follow the picture's link, as without JavaScript.
      const link = row.current?.children[index]?.querySelector('a')
      if (link) location.assign(link.href)
    }
  }

  function close(last: number) {
    setOpenAt(null)
    show(last, 'instant')
  }

  return (
    <div className="gallery">
      {count > 1 && (
        <GalleryThumbs
          pictures={pictures}
          video={video}
          current={current}
          labels={labels}
          onShow={show}
          onOpen={open}
        />
      )}
      <div className="gallery-pictures">
        <ul
          ref={row}
          onScroll={follow}
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={labels.gallery}
          className="gallery-row"
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`picture-${index + 1}`}>
              <GalleryPicture
                src={picture.src}
                alt={index === 0 ? title : title + comma(language) + picture.label}
                first={index === 0}
                onOpen={() => void open(index)}
              />
            </li>
          ))}
          {video && (
            <li id={`picture-${count}`}>
              {/* eslint-disable-next-line jsx-a11y/media-has-caption -- an owner's clip of an animal: nothing is said in it */}
              <video
                controls
                playsInline
                preload={video.poster ? 'none' : 'metadata'}
                poster={video.poster}
                aria-label={video.label}
              >
                <source src={video.src} />
              </video>
            </li>
          )}
          {count === 0 && (
            <li className="grid aspect-square place-items-center">
              <LogoMark size={96} className="text-sand-400" />
            </li>
          )}
        </ul>
        {children}
        {/* A video has its controls there. */}
        {current < pictures.length && (
          <>
            <IconButton
              shape={zoomIn}
              label={labels.open}
              look="paper"
              aria-haspopup="dialog"
              onClick={() => void open(current)}
              className="gallery-open scripted"
            />
            {count > 1 && <GalleryDots count={count} current={current} />}
          </>
        )}
      </div>
      {Modal && openAt !== null && <Modal pictures={pictures} at={openAt} labels={labels} onClose={close} />}
    </div>
  )
}

/** As many dots as a window of 320 px shows beside the button. */
const DOTS_MAX = 10

/** Dots, or the number, that show the current picture on phones. Decorative: labels carry the meaning. */
function GalleryDots({ count, current }: { count: number; current: number }) {
  return (
    <span
      aria-hidden
      className="absolute inset-x-0 bottom-12 mx-auto flex w-fit gap-2 rounded-full bg-palm-950/45 px-3 py-2 md:hidden"
    >
      {count > DOTS_MAX ? (
        <bdi dir="ltr" className="text-note text-white">{`${current + 1} / ${count}`}</bdi>
      ) : (
        Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={index === current ? 'h-1.5 w-5 rounded-full bg-saffron-400' : 'size-1.5 rounded-full bg-mist'}
          />
        ))
      )}
    </span>
  )
}
