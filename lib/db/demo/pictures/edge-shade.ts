import type { View } from './raster'

/** The numbers of `kit/scenes/edge-shade.svg`, as shares of the square canvas. */
const CENTRE = 420
const RADIUS = 820
const START = 0.62
const DEEPEST = 0.13

/** How dark the edge shade is (0-0.13) at a pixel of a square picture that shows `view`. Picture recipe, step 7. */
export function edgeShade(view: View, scale: number): (x: number, y: number) => number {
  const start = (START * RADIUS) ** 2
  const per = 1 / scale
  return (x, y) => {
    const dx = view.x + (x + 0.5) * per - CENTRE
    const dy = view.y + (y + 0.5) * per - CENTRE
    const square = dx * dx + dy * dy
    if (square <= start) return 0
    return DEEPEST * Math.min((Math.sqrt(square) / RADIUS - START) / (1 - START), 1)
  }
}
