'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '@/components/ui/cx'
import { chevronEnd, chevronStart, pause, play } from '@/components/ui/icon'
import { useResting, useReducedMotion } from '@/components/ui/use-motion'
import { IconButton } from '@/components/ui/icon-button'
import type { CarouselEngine } from './carousel-engine'
import { letterScale, slidesAt } from './carousel-steps'

interface Props {
  frameId: string
  count: number
  labels: { pause: string; play: string; previous: string; next: string }
}

/** Distance from the viewport, in px, at which the engine and all pictures load. */
const NEAR = 300

function watchWidth(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** Pause, previous and next buttons of a carousel; advances it every three seconds unless all cards fit, it is paused or motion is reduced. Spec §9; standards 13. */
export function CarouselControls({ frameId, count, labels }: Props) {
  const frame = useRef<HTMLElement | null>(null)
  const loading = useRef<Promise<CarouselEngine | null> | null>(null)
  const [engine, setEngine] = useState<CarouselEngine | null>(null)
  const [seen, setSeen] = useState(false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const still = useReducedMotion()
  const place = useCallback(
    (buttons: HTMLElement | null) => {
      frame.current = buttons && document.getElementById(frameId)
    },
    [frameId],
  )
  const resting = useResting(frame)
  const fits = useSyncExternalStore(
    watchWidth,
    () => slidesAt(innerWidth / letterScale()) >= count,
    () => false,
  )
  const playing = chosen ?? !still

  function load(): Promise<CarouselEngine | null> {
    loading.current ??= import('./carousel-engine').then(
      ({ startCarousel }) => {
        const started = frame.current && startCarousel(frame.current)
        setEngine(started)
        return started
      },
      () => null,
    )
    return loading.current
  }

  useEffect(() => {
    const row = frame.current
    if (!row || fits) return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        row.dataset.near = ''
        void load()
      },
      { rootMargin: `${NEAR}px` },
    )
    const sight = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.5 })
    const stop = () => setChosen(false)
    const listening = new AbortController()
    const passively = { passive: true, signal: listening.signal }
    near.observe(row)
    sight.observe(row)
    row.addEventListener('touchstart', stop, passively)
    row.addEventListener('wheel', (event) => event.deltaX !== 0 && stop(), passively)
    return () => {
      near.disconnect()
      sight.disconnect()
      listening.abort()
    }
  }, [fits])

  useEffect(() => {
    engine?.run(playing && seen && !resting && !fits)
  }, [engine, playing, seen, resting, fits])

  useEffect(() => () => engine?.end(), [engine])

  async function move(way: 'previous' | 'next') {
    setChosen(false)
    const moved = await load()
    if (moved) moved[way]()
    else scrollOn(frame.current, way, still)
  }

  const look = cx('carousel-button', fits && 'invisible')
  return (
    <div ref={place} className="scripted flex gap-2.5 max-md:gap-2">
      <IconButton
        shape={playing ? pause : play}
        iconSize={18}
        label={playing ? labels.pause : labels.play}
        onClick={() => setChosen(!playing)}
        className={look}
      />
      <IconButton shape={chevronStart} label={labels.previous} onClick={() => void move('previous')} className={look} />
      <IconButton shape={chevronEnd} label={labels.next} onClick={() => void move('next')} className={look} />
    </div>
  )
}

/** Scrolls the row natively when the engine fails to load. */
function scrollOn(frame: HTMLElement | null, way: 'previous' | 'next', still: boolean) {
  const row = frame?.firstElementChild
  if (!row) return
  const sign = (way === 'next' ? 1 : -1) * (getComputedStyle(row).direction === 'rtl' ? -1 : 1)
  row.scrollBy({ left: sign * row.clientWidth * 0.9, behavior: still ? 'instant' : 'smooth' })
}
