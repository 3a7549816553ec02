'use client'

import Image from 'next/image'
import { useEffect, useRef } from 'react'
import type { Picture } from './picture'

interface GalleryStripProps {
  pictures: Picture[]
  current: number
  onShow: (index: number) => void
}

/** Thumbnails below the large picture; the current one scrolls into view. */
export function GalleryStrip({ pictures, current, onShow }: GalleryStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    strip.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <ul ref={strip} className="gallery-strip">
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={picture.label}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Image src={picture.src} alt="" width={64} height={64} sizes="64px" />
          </button>
        </li>
      ))}
    </ul>
  )
}
