import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import { CAROUSEL_INTERVAL } from '@/lib/config/constants'
import { letterScale, swiperSteps } from './carousel-steps'

/** Visible share of a card below which its links leave the tab order. */
const MIN_VISIBLE = 0.6
/** Duration of a step, in ms; 0 with reduced motion. */
const STEP_DURATION = 300

export interface CarouselEngine {
  previous: () => void
  next: () => void
  run: (moving: boolean) => void
  end: () => void
}

/** Starts Swiper on the row inside `frame`: steps of one card; hidden cards are inert. Loaded when the row is near the viewport. Spec §9; standards 13. */
export function startCarousel(frame: HTMLElement): CarouselEngine {
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    wrapperClass: 'carousel-row',
    slideClass: 'carousel-slide',
    cssMode: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : STEP_DURATION,
    // Keeps clicks that move slightly: the row scrolls natively.
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
    slide.inert = seen < place.width * MIN_VISIBLE && !slide.contains(document.activeElement)
  }
}
