'use client'

import Image from 'next/image'
import { useCallback, useEffect, useState, useRef } from 'react'
import { Keyboard, Zoom } from 'swiper/modules'
import { Swiper, SwiperSlide, type SwiperClass } from 'swiper/react'
import 'swiper/css'
import 'swiper/css/zoom'
import { chevronEnd, chevronStart, close, minus, plus } from '@/components/ui/icon'
import { keepWidth } from '@/components/ui/layers'
import { IconButton } from '@/components/ui/icon-button'
import type { GalleryLabels, Picture } from './gallery-thumbs'
import './gallery-modal.css'

export interface GalleryModalProps {
  pictures: Picture[]
  at: number
  labels: GalleryLabels
  onClose: (last: number) => void
}

const ZOOM = 2.5
/** Duration of a slide change, in ms. */
const SLIDE_DURATION = 320

/** All pictures of a product, full screen: swipe, arrow keys (they pan a zoomed picture), pinch, double tap. A native dialog, so it traps and restores the focus. Spec §2. */
export function GalleryModal({ pictures, at, labels, onClose }: GalleryModalProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const [swiper, setSwiper] = useState<SwiperClass | null>(null)
  const [current, setCurrent] = useState(at)
  const [zoomed, setZoomed] = useState(false)
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)

  // Slides have no size before the dialog is open.
  const opened = useCallback((element: HTMLDialogElement | null) => {
    if (element && !element.open) {
      keepWidth()
      element.showModal()
    }
    setDialog(element)
  }, [])

  useEffect(() => {
    if (!swiper || !zoomed) return
    const pan = (event: KeyboardEvent) => {
      const slide = swiper.slides[swiper.activeIndex]
      if (slide && !event.altKey && panByKey(event.key, slide, swiper.zoom.scale)) event.preventDefault()
    }
    swiper.keyboard.disable()
    document.addEventListener('keydown', pan)
    return () => {
      document.removeEventListener('keydown', pan)
      if (!swiper.destroyed) swiper.keyboard.enable()
    }
  }, [swiper, zoomed])

  return (
    <dialog ref={opened} aria-label={labels.gallery} onClose={() => onClose(current)} className="gallery-modal">
      <p className="flex flex-none items-center gap-3 px-4 py-3">
        <span role="status">{swiper && pictures[current]?.label}</span>
        <IconButton
          shape={zoomed ? minus : plus}
          label={zoomed ? labels.zoomOut : labels.zoomIn}
          look="paper"
          onClick={() => swiper?.zoom.toggle()}
          className="ms-auto"
        />
        <IconButton shape={close} label={labels.close} look="paper" onClick={() => dialog?.close()} />
      </p>
      {dialog && (
        <Swiper
          dir={document.documentElement.dir}
          modules={[Keyboard, Zoom]}
          keyboard
          zoom={{ maxRatio: ZOOM }}
          speed={still ? 0 : SLIDE_DURATION}
          initialSlide={at}
          spaceBetween={16}
          onSwiper={setSwiper}
          onSlideChange={(slider) => setCurrent(slider.activeIndex)}
          onZoomChange={(_, scale) => setZoomed(scale > 1)}
          className="gallery-slides"
        >
          {pictures.map((picture, index) => (
            <SwiperSlide key={picture.src} inert={index !== current}>
              <span className="swiper-zoom-container">
                <Image src={picture.src} alt={picture.label} width={1280} height={1280} sizes="1280px" />
              </span>
            </SwiperSlide>
          ))}
        </Swiper>
      )}
      {pictures.length > 1 && (
        <div className="flex flex-none items-center justify-center gap-3 px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))]">
          <IconButton
            shape={chevronStart}
            label={labels.previous}
            look="paper"
            aria-disabled={current === 0 || undefined}
            onClick={() => swiper?.slidePrev()}
          />
          <GalleryStrip pictures={pictures} current={current} onShow={(index) => swiper?.slideTo(index)} />
          <IconButton
            shape={chevronEnd}
            label={labels.next}
            look="paper"
            aria-disabled={current === pictures.length - 1 || undefined}
            onClick={() => swiper?.slideNext()}
          />
        </div>
      )}
    </dialog>
  )
}

/** Thumbnails below the large picture; the current one scrolls into view. */
function GalleryStrip({
  pictures,
  current,
  onShow,
}: Pick<GalleryModalProps, 'pictures'> & { current: number; onShow: (index: number) => void }) {
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
            <Image src={picture.src} alt="" width={64} height={64} sizes="64px" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Pan step of one arrow key press, as a share of the visible part. */
const STEP = 0.2
const directions: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Pans a slide's picture, zoomed by `scale`, in the direction of an arrow key, within its edges. Returns false for any other key. */
function panByKey(key: string, slide: HTMLElement, scale: number): boolean {
  const direction = directions[key]
  const [frame, picture] = [slide.querySelector<HTMLElement>('.swiper-zoom-container'), slide.querySelector('img')]
  if (!direction || !frame || !picture) return false
  const { m41, m42 } = new DOMMatrix(frame.style.transform)
  const x = within(m41 + direction[0] * STEP * slide.offsetWidth, picture.offsetWidth * scale - slide.offsetWidth)
  const y = within(m42 + direction[1] * STEP * slide.offsetHeight, picture.offsetHeight * scale - slide.offsetHeight)
  frame.style.transform = `translate3d(${x}px, ${y}px, 0)`
  return true
}

/** Clamps a shift so that no gap shows: the picture overflows by `over` px, half on each side. */
function within(shift: number, over: number): number {
  const most = Math.max(0, over / 2)
  return Math.max(-most, Math.min(most, shift))
}
