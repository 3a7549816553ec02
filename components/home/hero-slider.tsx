'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { pause, play } from '@/components/ui/icons'
import { useResting } from '@/components/ui/use-resting'
import { useReducedMotion } from '@/components/ui/use-reduced-motion'
import { HERO_INTERVAL } from '@/lib/config/constants'
import { useSwipe } from './use-swipe'

interface HeroSliderProps {
  count: number
  words: { pause: string; play: string; slide: string }
  pictures: ReactNode[]
  texts: ReactNode[]
}

/** How long before a slide shows its picture is fetched, in ms. */
const AHEAD = HERO_INTERVAL / 2

/** Rotates the slides; a swipe changes the slide. It stops under the pointer, with the focus inside, when paused, after a manual change, and with reduced motion. Spec §9; standards 13. */
export function HeroSlider({ count, words, pictures, texts }: HeroSliderProps) {
  /** `furthest`: the last slide whose picture is rendered. */
  const [{ current, furthest }, setPlace] = useState({ current: 0, furthest: 0 })
  const [chosen, setChosen] = useState<boolean | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const resting = useResting(frame)
  const still = useReducedMotion()

  const playing = count > 1 && (chosen ?? !still)
  const show = (index: number) => setPlace((place) => ({ current: index, furthest: Math.max(place.furthest, index) }))

  const choose = (index: number) => {
    show(index)
    setChosen(false)
  }
  useSwipe(frame, (way) => count > 1 && choose((current + way + count) % count))

  useEffect(() => {
    if (!playing || resting) return
    const ahead = setTimeout(() => {
      setPlace((place) => ({ ...place, furthest: Math.max(place.furthest, current + 1) }))
    }, HERO_INTERVAL - AHEAD)
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
              aria-label={playing ? words.pause : words.play}
              onClick={() => setChosen(!playing)}
              className="hero-pause me-1 grid size-11 shrink-0 place-items-center rounded-full text-cream"
            >
              <Icon shape={playing ? pause : play} size={18} />
            </button>
            {texts.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-label={words.slide.replace('#', String(index + 1))}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => choose(index)}
                className="hero-progress"
              >
                <span key={`${current}`} data-moving={moving && index === current} />
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
