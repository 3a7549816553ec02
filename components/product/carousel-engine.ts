import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import { CAROUSEL_INTERVAL } from '@/lib/config/constants'
import { letterScale, swiperSteps } from './carousel-steps'

/** How much of a card may be out of sight before its links leave the tab order. */
const SEEN = 0.6
/** Time of a step, in ms; none for those who asked for stillness. */
const GLIDE = 300

export interface CarouselEngine {
  previous: () => void
  next: () => void
  /** Moves on by itself, or rests. */
  run: (moving: boolean) => void
  end: () => void
}

/** Gives the row inside `frame` to Swiper: steps of one card, cards out of sight out of reach. Loaded when the row comes near. Spec §9; standards 13. */
export function startCarousel(frame: HTMLElement): CarouselEngine {
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    wrapperClass: 'carousel-row',
    slideClass: 'carousel-slide',
    cssMode: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : GLIDE,
    // The row scrolls by itself: a click with an unsteady hand is a click.
    preventClicks: false,
    preventClicksPropagation: false,
    rewind: true,
    watchSlidesProgress: true,
    breakpoints: swiperSteps(letterScale()),
    autoplay: { enabled: false, delay: CAROUSEL_INTERVAL, disableOnInteraction: false },
    on: { init: keepReach, progress: keepReach, resize: keepReach },
  })
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    run: (moving) => (moving ? swiper.autoplay.start() : swiper.autoplay.stop()),
    end: () => {
      for (const slide of swiper.slides) slide.inert = false
      swiper.destroy()
    },
  }
}

function keepReach({ slides, wrapperEl }: Swiper) {
  const { left, right } = wrapperEl.getBoundingClientRect()
  for (const slide of slides) {
    const place = slide.getBoundingClientRect()
    const seen = Math.min(place.right, right) - Math.max(place.left, left)
    slide.inert = seen < place.width * SEEN && !slide.contains(document.activeElement)
  }
}
