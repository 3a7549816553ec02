import { CAROUSEL_SLIDES, carouselSteps } from '@/lib/config/constants'

/** The browser's font size relative to 16 px. `carousel.css` uses rem, so larger text means fewer, wider cards. */
export function letterScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
}

/** Cards side by side in a window `width` px wide, at the default font size. Spec §9. */
export function slidesAt(width: number): number {
  return carouselSteps.find(({ upTo }) => width <= upTo)?.slides ?? CAROUSEL_SLIDES
}

/** Gap between cards in px, as in `carousel.css`. */
export function gapAt(width: number): number {
  if (width <= carouselSteps[0].upTo) return 12
  return slidesAt(width) < 6 ? 20 : 16
}

/** The same as Swiper breakpoints (settings by minimum width), at a font size scaled by `scale`. */
export function swiperSteps(scale = 1): Record<number, { slidesPerView: number; spaceBetween: number }> {
  const starts = [0, ...carouselSteps.map(({ upTo }) => upTo + 1)]
  return Object.fromEntries(
    starts.map((width) => [
      width && Math.floor((width - 1) * scale) + 1,
      { slidesPerView: slidesAt(width), spaceBetween: gapAt(width) * scale },
    ]),
  )
}
