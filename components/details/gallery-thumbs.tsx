'use client'

import Image from 'next/image'
import type { MouseEvent } from 'react'
import { Icon, play } from '@/components/ui/icon'
import { THUMBNAILS_SHOWN } from '@/lib/config/constants'

interface GalleryThumbsProps {
  pictures: Picture[]
  video?: GalleryVideo | null
  current: number
  labels: GalleryLabels
  onShow: (index: number) => void
  onOpen: (index: number) => void
}

/** Links to the pictures of the row. With more than 3 pictures: two, and "+N" that opens the rest full screen. Spec §2, §9. */
export function GalleryThumbs({ pictures, video, current, labels, onShow, onOpen }: GalleryThumbsProps) {
  const shown = pictures.length > THUMBNAILS_SHOWN ? THUMBNAILS_SHOWN - 1 : pictures.length
  const next = pictures[shown]
  const instead = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <ul className="hidden content-start gap-4 md:row-start-2 md:flex wide:row-start-auto wide:grid">
      {pictures.slice(0, shown).map((picture, index) => (
        <li key={picture.src}>
          <a
            href={`#picture-${index + 1}`}
            onClick={instead(() => onShow(index))}
            aria-label={picture.label}
            aria-current={current === index ? 'true' : undefined}
            className="thumb"
          >
            <Image src={picture.src} alt="" width={92} height={92} sizes="92px" />
          </a>
        </li>
      ))}
      {next && (
        <li>
          <a
            href={`#picture-${shown + 1}`}
            onClick={instead(() => onOpen(shown))}
            aria-label={labels.more}
            aria-haspopup="dialog"
            aria-current={current >= shown && current < pictures.length ? 'true' : undefined}
            className="thumb font-bold text-white"
          >
            <Image src={next.src} alt="" width={92} height={92} sizes="92px" />
            <bdi
              dir="ltr"
              className="absolute inset-0 grid place-items-center bg-palm-950/66"
            >{`+${pictures.length - shown}`}</bdi>
          </a>
        </li>
      )}
      {video && (
        <li>
          <a
            href={`#picture-${pictures.length + 1}`}
            onClick={instead(() => onShow(pictures.length))}
            aria-label={video.label}
            aria-current={current === pictures.length ? 'true' : undefined}
            className="thumb text-white"
          >
            {video.poster && <img src={video.poster} alt="" loading="lazy" width={92} height={92} />}
            <span className="absolute inset-0 grid place-items-center bg-palm-950/66">
              <Icon shape={play} />
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}

export interface GalleryVideo {
  src: string
  /** URL of a picture; absent for a product without pictures. */
  poster?: string
  /** "Video of Sanam filly". */
  label: string
}

export interface Picture {
  src: string
  /** Text alternative: "Picture 2 of 4". */
  label: string
}

/** `gallery`: "Pictures of Leather collar"; `more`: "Show 3 more pictures". */
export type GalleryLabels = Record<
  'gallery' | 'open' | 'more' | 'close' | 'previous' | 'next' | 'zoomIn' | 'zoomOut',
  string
>
