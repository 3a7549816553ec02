import { CAROUSEL_SLIDES, carouselSteps } from '@/lib/config/constants'

/** How many times as large as usual the browser's letters are. `carousel.css` counts in rem: large letters have fewer, wider cards. */
export function letterScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
}

/** Cards side by side in a window `width` px wide, at letters of the usual size. Spec §9. */
export function slidesAt(width: number): number {
  return carouselSteps.find(({ upTo }) => width <= upTo)?.slides ?? CAROUSEL_SLIDES
}

/** Px between two cards, as `carousel.css` lays them out. */
export function gapAt(width: number): number {
  if (width <= carouselSteps[0].upTo) return 12
  return slidesAt(width) < 6 ? 20 : 16
}

/** The same as Swiper reads it: settings by the least width they hold for, at letters `scale` times as large. */
export function swiperSteps(scale = 1): Record<number, { slidesPerView: number; spaceBetween: number }> {
  const starts = [0, ...carouselSteps.map(({ upTo }) => upTo + 1)]
  return Object.fromEntries(
    starts.map((width) => [
      width && Math.floor((width - 1) * scale) + 1,
      { slidesPerView: slidesAt(width), spaceBetween: gapAt(width) * scale },
    ]),
  )
}
