'use client'

import { useEffect, useRef, useState, useEffectEvent, type ReactNode, type RefObject } from 'react'
import { Icon, pause, play } from '@/components/ui/icon'
import { useResting, useReducedMotion } from '@/components/ui/use-motion'
import { HERO_INTERVAL } from '@/lib/config/constants'

interface HeroSliderProps {
  count: number
  labels: { pause: string; play: string; slide: string }
  pictures: ReactNode[]
  texts: ReactNode[]
}

/** A slide's picture is fetched this long before the slide is shown, in ms. */
const FETCH_AHEAD = HERO_INTERVAL / 2

/** Rotates the slides; a swipe changes the slide. It stops under the pointer, with the focus inside, when paused, after a manual change, and with reduced motion. Spec §9; standards 13. */
export function HeroSlider({ count, labels, pictures, texts }: HeroSliderProps) {
  /** `furthest`: the last slide whose picture is rendered. */
  const [{ current, furthest }, setPlace] = useState({ current: 0, furthest: 0 })
  /** Whether the visitor wants it to play; null before any choice. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const resting = useResting(frame)
  const reducedMotion = useReducedMotion()

  const playing = count > 1 && (wanted ?? !reducedMotion)
  const show = (index: number) => setPlace((place) => ({ current: index, furthest: Math.max(place.furthest, index) }))

  const choose = (index: number) => {
    show(index)
    setWanted(false)
  }
  useSwipe(frame, (way) => count > 1 && choose((current + way + count) % count))

  useEffect(() => {
    if (!playing || resting) return
    const ahead = setTimeout(() => {
      setPlace((place) => ({ ...place, furthest: Math.max(place.furthest, current + 1) }))
    }, HERO_INTERVAL - FETCH_AHEAD)
    const timer = setInterval(() => {
      if (!document.hidden) show((current + 1) % count)
    }, HERO_INTERVAL)
    return () => {
      clearTimeout(ahead)
      clearInterval(timer)
    }
  }, [playing, resting, count, current])

  const moving = playing && !resting
  return (
    <div ref={frame} className="hero-grid">
      <div className="hero-texts">
        {texts.map((text, index) => (
          <div key={index} className="hero-slide" data-current={index === current} inert={index !== current}>
            {text}
          </div>
        ))}
        {count > 1 && (
          <div className="scripted mt-8 flex items-center gap-2.5">
            <button
              type="button"
              aria-label={playing ? labels.pause : labels.play}
              onClick={() => setWanted(!playing)}
              className="me-1 grid size-11 shrink-0 place-items-center rounded-full border border-cream/40 text-cream hover:bg-cream/10"
            >
              <Icon shape={playing ? pause : play} size={18} />
            </button>
            {texts.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-label={labels.slide.replace('#', String(index + 1))}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => choose(index)}
                className="hero-progress"
              >
                {/* The key restarts the animation. */}
                <span key={current} data-moving={moving && index === current} />
              </button>
            ))}
          </div>
        )}
      </div>
      <div className="hero-arcade" dir="ltr" aria-hidden>
        {pictures.map((picture, index) => (
          <div key={index} className="hero-slide" data-current={index === current}>
            {index <= furthest && picture}
          </div>
        ))}
        <span className="hero-arch" />
        <span className="hero-arch" />
        <span className="hero-arch" />
      </div>
    </div>
  )
}

/** Least horizontal distance of a swipe, in px. More than half as much vertical movement counts as scrolling. */
const MIN_DISTANCE = 40

/** Calls `onSwipe` on a horizontal swipe: 1 for next, -1 for previous, by the page's direction. */
function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: (way: 1 | -1) => void): void {
  const swiped = useEffectEvent(onSwipe)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let from: Touch | undefined
    const onTouchStart = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const onTouchEnd = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return
      const [along, across] = [to.clientX - from.clientX, to.clientY - from.clientY]
      from = undefined
      if (Math.abs(along) < MIN_DISTANCE || Math.abs(along) < 2 * Math.abs(across)) return
      swiped(along > 0 === (document.dir === 'rtl') ? 1 : -1)
    }
    const listening = new AbortController()
    element.addEventListener('touchstart', onTouchStart, { passive: true, signal: listening.signal })
    element.addEventListener('touchend', onTouchEnd, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [ref])
}
