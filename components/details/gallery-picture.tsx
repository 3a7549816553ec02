'use client'

import Image from 'next/image'
import { useState, type MouseEvent, type PointerEvent } from 'react'
import { shownFile } from '@/components/product/preview'
import { isPlainClick } from '@/lib/client/plain-click'
import { mediaFile } from '@/lib/media/address'

const SIZES = '(min-width: 1360px) 680px, (min-width: 700px) 50vw, 100vw'
/** Width of the largest stored file, in px: enough for zoom. */
const LARGE = 1280

interface GalleryPictureProps {
  src: string
  alt: string
  /** Whether this is the page's largest picture (LCP). */
  first: boolean
  onOpen: () => void
}

/** A picture of the row. A moving mouse zooms it; a click opens it full screen (without JavaScript: its file). */
export function GalleryPicture({ src, alt, first, onOpen }: GalleryPictureProps) {
  const [closer, setCloser] = useState(false)
  // Undefined on the server and after a full page load, so hydration matches.
  const [placeholder, setPlaceholder] = useState(() => (first ? shownFile(src) : undefined))

  function followPointer(event: PointerEvent<HTMLAnchorElement>) {
    if (event.pointerType !== 'mouse') return
    // Ignores the event without movement that a page change fires under a resting mouse.
    if (event.movementX !== 0 || event.movementY !== 0) setCloser(true)
    const { currentTarget, clientX, clientY } = event
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    currentTarget.style.setProperty(
      '--look',
      `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`,
    )
  }

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen()
  }

  return (
    <a
      href={mediaFile(src, LARGE)}
      tabIndex={-1}
      onPointerMove={followPointer}
      onClick={open}
      data-closer={closer || undefined}
      className="gallery-picture"
    >
      <Image
        src={src}
        alt={alt}
        width={LARGE}
        height={LARGE}
        sizes={closer ? `${LARGE}px` : SIZES}
        preload={first}
        fetchPriority={first ? 'high' : undefined}
        loading={first ? undefined : 'lazy'}
        {...(placeholder && {
          style: { background: `url("${placeholder}") center / cover` },
          onLoad: () => setPlaceholder(undefined),
          onError: () => setPlaceholder(undefined),
        })}
      />
    </a>
  )
}
