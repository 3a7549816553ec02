import { CAROUSEL_SLIDES, carouselSteps } from '@/lib/shop-facts'

/** Cards side by side in a window `width` px wide. Spec §9. */
export function slidesAt(width: number): number {
  return carouselSteps.find(({ upTo }) => width <= upTo)?.slides ?? CAROUSEL_SLIDES
}

/** Px between two cards, as `carousel.css` lays them out. */
export function gapAt(width: number): number {
  if (width <= carouselSteps[0].upTo) return 12
  return slidesAt(width) < 6 ? 20 : 16
}

/** The same as Swiper reads it: settings by the least width they hold for. */
export function swiperSteps(): Record<number, { slidesPerView: number; spaceBetween: number }> {
  const starts = [0, ...carouselSteps.map(({ upTo }) => upTo + 1)]
  return Object.fromEntries(
    starts.map((width) => [width, { slidesPerView: slidesAt(width), spaceBetween: gapAt(width) }]),
  )
}
