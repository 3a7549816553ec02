import type { View } from './raster'

/** Centre and radius of the light, canvas units; the share of the radius where the shade starts, and its maximum. */
const CENTRE = 420
const RADIUS = 820
const START = 0.62
const DEEPEST = 0.13

const { sqrt } = Math

export interface EdgeShade {
  /** Returns the darkness (0-0.13) at a pixel. */
  at(x: number, y: number): number
  /** Returns the unshaded pixels of a row, from `first` up to `end`; `end` is 0 when all are shaded. */
  clear(y: number): { first: number; end: number }
}

/** The edge shade of a picture that shows `view` of the canvas at `scale` pixels per unit. Picture recipe, step 7. */
export function edgeShade(view: View, scale: number): EdgeShade {
  const start = START * RADIUS
  const per = 1 / scale
  const down = (y: number) => view.y + (y + 0.5) * per - CENTRE
  return {
    at: (x, y) => {
      const dx = view.x + (x + 0.5) * per - CENTRE
      const dy = down(y)
      const share = (sqrt(dx * dx + dy * dy) / RADIUS - START) / (1 - START)
      return share <= 0 ? 0 : share >= 1 ? DEEPEST : DEEPEST * share
    },
    clear: (y) => {
      const dy = down(y)
      if (Math.abs(dy) >= start) return { first: 0, end: 0 }
      const half = Math.sqrt(start * start - dy * dy)
      const pixel = (unit: number) => (CENTRE + unit - view.x) * scale - 0.5
      return { first: Math.max(0, Math.ceil(pixel(-half))), end: Math.max(0, Math.floor(pixel(half)) + 1) }
    },
  }
}
